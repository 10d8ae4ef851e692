import { isClosed } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';

/** Whether a text is set in a ruled cell over those of several others: a head of heads, `Weight (kg)` over `Net` and `Gross`. */
export function isSpan({ cell, area }: Phrase, band: readonly Phrase[]): boolean {
  if (!isClosed(cell)) return false;
  const under = band.filter(
    (other) =>
      other.area.top > area.top &&
      other.cell.top >= cell.bottom - 1 &&
      other.cell.left >= cell.left - 1 &&
      other.cell.right <= cell.right + 1,
  );
  return new Set(under.map((other) => other.cell.left)).size > 1;
}
