import type { Understood } from '@tallyport/reading/fields/field-reading';

/** What speaks for a value, or against it: the first test that it fails, else sums, a known label, a guessed one, or its place alone. */
export type Evidence = string;

export function evidenceOf(value: Understood | undefined): Evidence {
  const failed = value?.checks?.find(({ holds }) => !holds);
  if (failed !== undefined) return `fails ${failed.name}`;
  if (value?.checks?.some(({ name, holds }) => name === 'sum' && holds) === true) return 'sums';
  if (value?.at === undefined) return 'place alone';
  return value.at.label.isGuess === true ? 'guessed label' : 'label';
}
