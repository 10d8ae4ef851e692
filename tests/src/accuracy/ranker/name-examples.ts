import { entriesOf } from '@tallyport/domain/entries';
import { labelVocabulary } from '@tallyport/reading/labels/concepts';
import { canonicalText } from '@tallyport/reading/labels/tokens';
import { NO_LABELS } from '@tallyport/reading/labels/words/no-labels';
import type { GoldFile } from '../score/answer.js';
import type { NamedText } from './fit-meaning.js';

/** All spellings of the lexicon with what they name, and texts that name nothing: what is no label, and values of generated papers. */
export function nameExamples(golds: readonly GoldFile[]): NamedText[] {
  const labels: NamedText[] = [...labelVocabulary.entries()];
  const known = new Set(labels.map(([text]) => text));
  const values = golds.flatMap(({ fields, lines = [] }) => [
    ...Object.entries(fields).flatMap(([field, value]) => (field === 'doc_type' || typeof value !== 'string' ? [] : [value])),
    ...lines.flatMap(({ description }) => (typeof description === 'string' ? [description] : [])),
  ]);
  const none = new Set([...entriesOf(NO_LABELS), ...values.filter((value) => /\p{L}{2}/u.test(value)).flatMap(partsOf)].map(canonicalText));
  return [...labels, ...[...none].filter((text) => text !== '' && !known.has(text)).map((text): NamedText => [text, 'none'])];
}

/** A value, its beginning and its end: of a long one a line is seen. */
function partsOf(value: string): string[] {
  const words = value.split(/\s+/u);
  return words.length <= 3 ? [value] : [value, words.slice(0, 3).join(' '), words.slice(-3).join(' ')];
}
