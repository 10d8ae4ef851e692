import type { LabelledValue } from '../document-text.js';
import type { Phrase } from '../page/phrases.js';
import type { Label } from './label.js';
import { candidatesOf } from './label-values.js';

/** The labels of a part of a page, each with the values that it may mean. */
export function labelledValues(labels: readonly Label[], phrases: readonly Phrase[]): LabelledValue[] {
  const page = phrases[0]?.page ?? 1;
  return labels.map((label) => ({ ...label, page, candidates: candidatesOf(label, { phrases, labels }) }));
}
