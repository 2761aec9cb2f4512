/** Dragging is an extra, with the mouse, a pen or a finger: it takes a piece up after 6 px and lays it on whatever lit
 *  place it is dropped on. What can be dragged does not scroll the page under the finger (base.css). */
import type { Attachment } from 'svelte/attachments';

export interface Dragging {
  piece: () => string;
  can: () => boolean;
  take: () => void;
  drop: (place: string) => void;
  home: () => void;
}

const THRESHOLD = 6;

export function draggable(of: Dragging): Attachment<HTMLElement> {
  return (element) => {
    element.dataset['drag'] = '';
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    let dragged = false;

    function down(event: PointerEvent): void {
      if (event.button !== 0 || start || !of.can()) return;
      start = event;
      dragged = false;
      addEventListener('pointermove', move);
      addEventListener('pointerup', up);
      addEventListener('pointercancel', cancel);
    }

    function move(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < THRESHOLD) return;
        dragged = true;
        of.take();
        ghost = element.cloneNode(true) as HTMLElement;
        const { width, height } = element.getBoundingClientRect();
        Object.assign(ghost.style, { position: 'fixed', left: '0', top: '0', width: `${width}px`, height: `${height}px`, zIndex: '60', pointerEvents: 'none', opacity: '.9' });
        ghost.setAttribute('aria-hidden', 'true');
        ghost.removeAttribute('data-fly');
        document.body.append(ghost);
        element.style.opacity = '.35';
      }
      const { width, height } = ghost.getBoundingClientRect();
      ghost.style.transform = `translate(${event.clientX - width / 2}px, ${event.clientY - height / 2}px) rotate(-2deg)`;
    }

    function up(event: PointerEvent): void {
      if (event.pointerId !== start?.pointerId) return;
      if (ghost) {
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        const place = under.map((found) => found.closest<HTMLElement>('[data-place][data-lit]')).find(Boolean);
        if (place) of.drop(place.dataset['place']!);
        else of.home();
        event.preventDefault();
        setTimeout(() => (dragged = false));
      }
      stop();
    }

    function cancel(): void {
      if (ghost) of.home();
      stop();
    }

    function stop(): void {
      ghost?.remove();
      ghost = start = null;
      element.style.opacity = '';
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', cancel);
    }

    /** The click that ends a drag is none; after a drag that ended elsewhere no click comes. */
    function click(event: MouseEvent): void {
      if (dragged) {
        event.stopPropagation();
        event.preventDefault();
        dragged = false;
      }
    }

    element.addEventListener('pointerdown', down);
    element.addEventListener('click', click, { capture: true });
    return () => {
      stop();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('click', click, { capture: true });
    };
  };
}
