/** Which page is open. Paths: / · /new/GAME · /t/TABLE · /learn/GAME · /rules/GAME · /about */
interface Route {
  page: 'home' | 'new' | 'table' | 'learn' | 'rules' | 'about' | 'lost';
  of: string;
  query: URLSearchParams;
  hash: string;
}

const PAGES: Record<string, Route['page']> = { new: 'new', t: 'table', learn: 'learn', rules: 'rules', about: 'about' };

function read(): Route {
  const [, first = '', of = ''] = location.pathname.split('/');
  const page = first === '' ? 'home' : (PAGES[first] ?? 'lost');
  return { page, of: decodeURIComponent(of), query: new URLSearchParams(location.search), hash: location.hash.slice(1) };
}

let now = $state.raw(read());

export function route(): Route {
  return now;
}

export function go(path: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  now = read();
  scrollTo(0, 0);
}

addEventListener('popstate', () => (now = read()));
addEventListener('hashchange', () => (now = read()));

/** Links inside the house change the page without loading it anew. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.('a[href^="/"]');
  if (!link || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (link.hasAttribute('download') || link.getAttribute('target')) return;
  event.preventDefault();
  go(link.getAttribute('href')!);
}
