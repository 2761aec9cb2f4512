/** What the log's lines say to the eye: the enemy that acts, dice, counters drawn from the cup. */
import type { SymbolName } from '../../design/symbols';
import type { LogLine } from '../../link/messages';

const arg = (line: LogLine, name: string): string => String(line.args?.[name] ?? '');

/** The colonial power or the North that did something last; '' when none did. */
export function acting(lines: readonly LogLine[]): string {
  const last = lines.findLast(({ name }) => ['enemy-acts', 'executes', 'instead', 'column-moved', 'column-formed'].includes(name));
  return last ? arg(last, 'enemy') : '';
}

export interface Chance {
  kind: 'die' | 'drawn';
  what: string; // a face, or a counter in notation
  text: string;
}

/** Dice and draws in the order in which they came. A line may tell several counters drawn one after the other. */
export function chances(lines: readonly LogLine[]): Chance[] {
  return lines.flatMap((line): Chance[] => {
    if (line.name === 'rolled') return [{ kind: 'die', what: arg(line, 'face'), text: line.text }];
    if (line.name !== 'drew' && line.name !== 'revealed') return [];
    const found = line.args?.['outcome'] ?? [];
    return (Array.isArray(found) ? found : [found]).map((what) => ({ kind: 'drawn', what: String(what), text: line.text }));
  });
}

/** Lines that open a new paragraph of the log: what a person would call one thing that happened. */
const HEADINGS = ['turn', 'operation-begins', 'activates', 'cleanup', 'new-period', 'enemy-acts', 'enemy-alert', 'camp-attacked', 'movement-card', 'card-played'];

export function heading(line: LogLine): string | null {
  return HEADINGS.includes(line.name) ? line.text.replace(/[.]$/, '') : null;
}

const SIGNS: [SymbolName, RegExp][] = [
  ['bison', /bison|hunted/],
  ['tipi', /^camp-|headman|chief|leader|retired|generation/],
  ['hearth', /ravaged|recovered|destroyed/],
  ['gallop', /^(band-|moved|activates|finished|joined|raids|rode-off|column)/],
  ['axe', /round|battle|war-ended|executes|instead/],
  ['check', /success|objective|victory|allied|peace-made/],
  ['drum', /^(culture|card)-/],
  ['bigsun', /passage|operations-now|new-period/],
];

export function signOf(line: LogLine): { symbol?: SymbolName } {
  if (line.name === 'rolled') return { symbol: `die${arg(line, 'face')}` as SymbolName };
  const found = SIGNS.find(([, names]) => names.test(line.name));
  return found ? { symbol: found[0] } : {};
}
