import type { Spot } from './edits.js';

/** Puts the focus where a key led to: on the field of the value, or on the grid (by its name) whose cursor stands there. */
export function focusSpot({ line, field }: Spot, grid: string | null): void {
  const button = document.querySelector<HTMLElement>(`[data-spot="${line ?? ''} ${field}"]`);
  const target = button ?? (grid === null ? null : document.querySelector<HTMLElement>(`[data-grid="${grid}"]`));
  target?.focus();
  target?.scrollIntoView({ block: 'nearest' });
}
