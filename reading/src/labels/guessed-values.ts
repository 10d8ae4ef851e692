import { heightOf } from '../page/area.js';
import { inBand } from '../page/band.js';
import { isSameCell } from '../page/enclosure.js';
import type { Phrase } from '../page/phrases.js';
import type { Label } from './label.js';

/** Labels without those that were only guessed and stand, in one cell, under a known label for the same thing: they are its value in the words of labels. */
export function withoutGuessedValues(labels: readonly Label[]): Label[] {
  return labels.filter((label) => label.isGuess !== true || label.ending !== 'bare' || !labels.some((other) => isNameOver(other, label)));
}

function isNameOver(label: Label, guessed: Label): boolean {
  return (
    label.isGuess !== true &&
    label.ending !== 'loose' &&
    label.area.top < guessed.area.top &&
    isSameCell(label.cell, guessed.cell) &&
    label.concepts.some((concept) => guessed.concepts.includes(concept))
  );
}

/** Labels without those that end a value begun on the line above: `60 days from` over `B/L date`. */
export function withoutEndsOfValues(labels: readonly Label[], phrases: readonly Phrase[]): Label[] {
  return labels.filter(({ ending, inline, area, phrases: own }) => {
    if (ending !== 'bare' || inline !== null || own.length > 1) return true;
    return !inBand(phrases, area.top - heightOf(area), area.top).some(
      (above) =>
        !own.includes(above) &&
        UNFINISHED.test(above.text) &&
        Math.abs(above.area.left - area.left) < 1 &&
        above.area.bottom <= area.top + 0.3 * heightOf(area) &&
        area.top - above.area.bottom < 0.7 * heightOf(area),
    );
  });
}

/** Days are counted from something. */
const UNFINISHED = /(?:days?|months?|weeks?)\W+(?:from|after|of|upon|before|against|following)(?:\s+the)?\W*$/iu;
