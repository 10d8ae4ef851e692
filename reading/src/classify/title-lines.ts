import { heightOf, isSameLine, middleX } from '../page/area.js';
import { besides, inBand } from '../page/band.js';
import type { Phrase } from '../page/phrases.js';
import { TITLE_LINES } from './tuning.js';

/** A text that may be a title. */
export interface TitleLine {
  readonly text: string;
  /** The texts that it is made of. */
  readonly parts: readonly string[];
  readonly phrase: Phrase;
}

/** Each phrase, and each with the one below it and the one beside it: titles are often set on two lines. */
export function titleLines(phrases: readonly Phrase[]): TitleLine[] {
  return phrases.flatMap((phrase) => {
    const { bottom } = phrase.area;
    const height = heightOf(phrase.area);
    const below = inBand(phrases, bottom - 0.3 * height, bottom + 0.8 * height).find(
      ({ area }) => area.top >= bottom - 0.3 * height && area.top - bottom < 0.8 * height && isAligned(phrase, area),
    );
    const beside = besides(phrases, phrase.area).find(
      (other) =>
        other !== phrase &&
        isSameLine(other.area, phrase.area) &&
        other.area.left > phrase.area.right &&
        other.area.left - phrase.area.right < 3 * height,
    );
    const alone: TitleLine = { text: phrase.text, parts: [phrase.text], phrase };
    const stacked = below !== undefined && hasValue(phrase, phrases) && hasValue(below, phrases) ? undefined : below;
    return [alone, ...[stacked, beside].flatMap((other) => (other === undefined ? [] : [together(phrase, other)]))];
  });
}

/** A number beside words makes them a label: `Auftrag` over `Lieferschein` with a number each is no title. */
function hasValue({ area }: Phrase, phrases: readonly Phrase[]): boolean {
  return besides(phrases, area).some(
    (other) =>
      isSameLine(other.area, area) &&
      /\d/u.test(other.text) &&
      other.area.left > area.right &&
      other.area.left - area.right < TITLE_LINES.valueBeside * heightOf(area),
  );
}

function together(phrase: Phrase, other: Phrase): TitleLine {
  const text = `${phrase.text} ${other.text}`;
  return { text, parts: [phrase.text, other.text], phrase: { ...phrase, text } };
}

function isAligned({ area }: Phrase, other: Phrase['area']): boolean {
  const near = heightOf(area);
  return (
    Math.abs(area.left - other.left) < near || Math.abs(area.right - other.right) < near || Math.abs(middleX(area) - middleX(other)) < near
  );
}
