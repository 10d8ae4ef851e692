/** So far a toast has to be drawn, to the right or downwards, to be put away. */
export const SWIPE_PX = 20;

/** Puts away what is drawn far enough; what is let go before goes back to its place. */
export function dismissBySwipe(area: HTMLElement, dismiss: (id: string) => void): void {
  let drawn: { readonly toast: HTMLElement; readonly x: number; readonly y: number } | null = null;
  const far = (event: PointerEvent) =>
    drawn ? { x: Math.max(0, event.clientX - drawn.x), y: Math.max(0, event.clientY - drawn.y) } : null;

  area.addEventListener('pointerdown', (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const toast = target?.closest<HTMLElement>('[data-sonner-toast]');
    if (!toast || target?.closest('button')) return;
    drawn = { toast, x: event.clientX, y: event.clientY };
  });
  area.ownerDocument.addEventListener('pointermove', (event) => {
    const by = far(event);
    if (by && drawn) drawn.toast.style.translate = by.x >= by.y ? `${by.x}px 0` : `0 ${by.y}px`;
  });
  const release = (event: PointerEvent) => {
    const by = far(event);
    if (!by || !drawn) return;
    const { toast } = drawn;
    drawn = null;
    if (event.type === 'pointerup' && Math.max(by.x, by.y) >= SWIPE_PX) dismiss(toast.dataset['testid'] ?? '');
    else toast.style.translate = '';
  };
  area.ownerDocument.addEventListener('pointerup', release);
  area.ownerDocument.addEventListener('pointercancel', release);
}
