import { type Area, areaAround, isSameLine } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';

/** The phrases of a table that stand on one line. */
export interface BodyLine {
  readonly phrases: readonly Phrase[];
  readonly area: Area;
}

/** Phrases grouped to lines from top to bottom, each from left to right. */
export function linesOf(phrases: readonly Phrase[]): BodyLine[] {
  const lines: Phrase[][] = [];
  for (const phrase of phrases.toSorted((a, b) => a.area.top + a.area.bottom - b.area.top - b.area.bottom)) {
    const line = lines.findLast(([first]) => first !== undefined && isSameLine(first.area, phrase.area));
    if (line === undefined) lines.push([phrase]);
    else line.push(phrase);
  }
  return lines.map((line) => ({
    phrases: line.toSorted((a, b) => a.area.left - b.area.left),
    area: areaAround(line.map(({ area }) => area)),
  }));
}
