import type { DocumentText } from '../document-text.js';
import type { Concept } from '../labels/concepts.js';
import type { Phrase } from '../page/phrases.js';

/** Fields that have labels on nearly all papers that tell them, and whose values look like those of many others. */
const LABELLED: ReadonlyMap<string, Concept> = new Map([
  ['due_date', 'due_date'],
  ['gross_weight', 'gross_weight'],
  ['net_weight', 'net_weight'],
  ['volume', 'volume'],
]);

/** The label that says that a candidate for a field is something else: a plain `Date`, the `gross amount` for a weight; null where none does. */
export function namedOtherwise(field: string, from: readonly Phrase[], { labels }: DocumentText): string | null {
  const own = LABELLED.get(field);
  if (own === undefined) return null;
  const words = new Set(from.flatMap((phrase) => [...phrase.words]));
  const naming = labels.filter(
    ({ concepts, isGuess, candidates }) =>
      concepts.length > 0 && isGuess !== true && candidates[0]?.lines.some((line) => line.words.some((word) => words.has(word))),
  );
  return naming.some(({ concepts }) => concepts.includes(own)) ? null : (naming[0]?.text ?? null);
}
