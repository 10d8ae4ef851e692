import type { Spot } from '../../lib/records/edits.js';
import type { PlacedNote } from './use-value-notes.js';

/**
 * The value to look at after this one: the next against which something stands, each once, round to the first again. `placeOf` says
 * where on the screen a value stands, `from` where to begin where no value is chosen.
 */
export function nextNote(notes: readonly PlacedNote[], spot: Spot | null, placeOf: (spot: Spot) => number, from = 0): PlacedNote | null {
  const ordered = notes.toSorted((a, b) => placeOf(a) - placeOf(b));
  const spots = ordered.filter((one, index) => ordered.findIndex(isAt(one)) === index);
  const at = spot === null ? -1 : spots.findIndex(isAt(spot));
  if (at >= 0) return spots[(at + 1) % spots.length] ?? null;
  const place = spot === null ? from : placeOf(spot);
  return spots.find((one) => placeOf(one) >= place) ?? spots[0] ?? null;
}

function isAt({ line, field }: Spot): (other: Spot) => boolean {
  return (other) => other.line === line && other.field === field;
}
