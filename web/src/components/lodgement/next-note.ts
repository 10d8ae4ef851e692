import type { Spot } from '../../lib/records/edits.js';
import type { PlacedNote } from './use-value-notes.js';

/**
 * The value to look at after this one: the next against which something stands, each once, round to the first again. `placeOf` says
 * where on the screen a value stands, `from` where to begin where no value is chosen.
 */
export function nextNote(notes: readonly PlacedNote[], spot: Spot | null, placeOf: (spot: Spot) => number, from = 0): PlacedNote | null {
  const each = [...new Map(notes.map((note) => [keyOf(note), note])).values()];
  const placed = each.map((note) => ({ note, place: placeOf(note) })).toSorted((a, b) => a.place - b.place);
  const at = spot === null ? -1 : placed.findIndex(({ note }) => keyOf(note) === keyOf(spot));
  if (at >= 0) return placed[(at + 1) % placed.length]?.note ?? null;
  const begin = spot === null ? from : placeOf(spot);
  return (placed.find(({ place }) => place >= begin) ?? placed[0])?.note ?? null;
}

function keyOf({ line, field }: Spot): string {
  return `${line ?? ''} ${field}`;
}
