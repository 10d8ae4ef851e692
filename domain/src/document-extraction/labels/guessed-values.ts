import { isSameCell } from '../page/enclosure.js';
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
