import type { ReadValue } from './read-values.js';

/** Rows of a table stand a little askew: what is on one line of the page is told from left to right. */
const SAME_LINE = 0.006;

/** From the first page to the last, from top to bottom, from left to right; what stands nowhere comes last. */
export function byPlace(a: ReadValue, b: ReadValue): number {
  return (pageOf(a) ?? Number.MAX_SAFE_INTEGER) - (pageOf(b) ?? Number.MAX_SAFE_INTEGER) || heightOf(a) - heightOf(b);
}

/** The page on which a value stands, null for none. */
export function pageOf({ shown }: ReadValue): number | null {
  return shown?.place?.page ?? null;
}

function heightOf({ shown }: ReadValue): number {
  const box = shown?.place?.boxes[0];
  return box ? Math.round(box.y / SAME_LINE) + box.x : Number.MAX_SAFE_INTEGER;
}
