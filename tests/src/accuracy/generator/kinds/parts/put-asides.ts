import type { Dice } from '../../dice.js';
import type { Draft } from '../../draft.js';
import type { PaperContext } from '../paper-context.js';

/** Prints a few of the numbers and notes that the papers of a set carry and nobody asks for. */
export function putAsides(draft: Draft, { dice, words: { lexicon } }: PaperContext): void {
  const asides = dice.fork('asides');
  for (const { group, label, value } of asides.pickSome(lexicon.asides, asides.between(0, 4)))
    draft.printAside(group, label, filled(value, asides));
}

/** What stands small at the foot: errors excepted, courts, standards. */
export function footnotesOf({ dice, words: { lexicon } }: PaperContext): string[] {
  const footnotes = dice.fork('footnotes');
  return footnotes.pickSome(lexicon.footnotes, footnotes.between(0, 3));
}

/** A pattern with digits for `#` and letters for `@`. */
export function filled(pattern: string, dice: Dice): string {
  return pattern.replace(/[#@]/g, (sign) => (sign === '#' ? dice.digits(1) : dice.letters(1)));
}
