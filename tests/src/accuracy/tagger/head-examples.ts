import { headVocabulary } from '@tallyport/reading/tables/column-roles';
import type { NamedText } from '../ranker/fit-meaning.js';

/** All heads of columns of the lexicon with what they hold, and texts that name nothing. */
export function headExamples(examples: readonly NamedText[]): NamedText[] {
  const heads: NamedText[] = [...headVocabulary.entries()];
  const known = new Set(heads.map(([text]) => text));
  return [...heads, ...examples.filter(([text, thing]) => thing === 'none' && !known.has(text))];
}
