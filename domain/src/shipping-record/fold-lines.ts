import type { Line } from '@tallyport/contracts/shipping-record/events';
import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import { isPersons, readAgain, type ShownValues } from './fold-value.js';

export type Lines = readonly ShownLine[];

/** The lines that a new reading leaves in place until its own arrive: those that hold a person's word. */
export function linesOfPersons(lines: Lines): Lines {
  return lines.filter((line) => Object.values(line.fields).some(isPersons));
}

/**
 * The lines with a block that was read: a line that stands already is read again in its place, the others follow the line
 * that was read before them. Lines that a person removed stay removed. Answers also with the line that was placed last.
 */
export function placeReadLines(
  lines: Lines,
  read: readonly Line[],
  last: string | null,
  removed: Lines,
): { lines: Lines; last: string | null } {
  const placed = [...lines];
  let after = last;
  for (const { lineId, fields } of read) {
    if (indexOf(removed, lineId) !== -1) continue;
    const standing = indexOf(placed, lineId);
    const line = { line_id: lineId, fields: readAgain(placed[standing]?.fields ?? {}, fields) };
    if (standing === -1) placed.splice(indexAfter(placed, after), 0, line);
    else placed[standing] = line;
    after = lineId;
  }
  return { lines: placed, last: after };
}

/** The lines with one more after another, at the top for null. */
export function insertLine(lines: Lines, line: ShownLine, after: string | null): Lines {
  const without = withoutLine(lines, line.line_id);
  return without.toSpliced(indexAfter(without, after), 0, line);
}

export function withoutLine(lines: Lines, lineId: string): Lines {
  return lines.filter((line) => line.line_id !== lineId);
}

/** The lines with the values of one changed. Other lines stay the same objects; an unknown line changes nothing. */
export function changeLine(lines: Lines, lineId: string, change: (fields: ShownValues) => ShownValues): Lines {
  return lines.map((line) => (line.line_id === lineId ? { ...line, fields: change(line.fields) } : line));
}

function indexOf(lines: Lines, lineId: string): number {
  return lines.findIndex((line) => line.line_id === lineId);
}

/** The place after a line; the top for null and for a line that is gone. */
function indexAfter(lines: Lines, lineId: string | null): number {
  return lines.findIndex((line) => line.line_id === lineId) + 1;
}
