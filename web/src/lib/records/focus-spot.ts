import type { Spot } from './edits.js';

/** Puts the focus where a key led to: on the grid (by its name) whose cursor stands at the value, or else on the field of the value. */
export function focusSpot({ line, field }: Spot, grid: string | null, first: 'field' | 'grid' = 'field'): void {
  const button = document.querySelector<HTMLElement>(`[data-spot="${line ?? ''} ${field}"]`);
  const lines = grid === null ? null : document.querySelector<HTMLElement>(`[data-grid="${grid}"]`);
  const target = first === 'field' ? (button ?? lines) : (lines ?? button);
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
