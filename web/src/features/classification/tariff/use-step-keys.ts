import { type RefObject, useEffect } from 'react';

/** Marks what the arrows go through. */
export const STEP = { 'data-step': '' } as const;

/** The page without a mouse: ↓ and ↑ go through the codes, from the field on; / and Esc lead back to the field. Enter opens, as on every link. */
export function useStepKeys(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.altKey || event.ctrlKey || event.metaKey || !page.current) return;
      const field = page.current.querySelector<HTMLInputElement>('input[type=search]');
      const isTyping = document.activeElement === field;
      const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (direction !== undefined) step(page.current, field, direction);
      else if (!isTyping && (event.key === '/' || event.key === 'Escape')) field?.focus();
      else return;
      event.preventDefault();
    }
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [page]);
}

function step(page: HTMLElement, field: HTMLElement | null, direction: number): void {
  const links = [...page.querySelectorAll<HTMLElement>('[data-step]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = links[Math.min(links.length - 1, at + direction)];
  if (at + direction < 0) field?.focus();
  else next?.focus();
}
