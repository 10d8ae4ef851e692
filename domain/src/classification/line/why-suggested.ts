import type { CandidateCode } from '@tallyport/contracts/classification/suggestion';

/** Why a code was thought of, as it is written beside the value: a model's word, or likeness of meaning, is never taken for words that were met. */
export function whySuggested({ source, because }: Pick<CandidateCode, 'source' | 'because'>): string {
  if (source === 'tariff meaning') return `means nearly the same as: ${because}`;
  return source === 'model' ? `model judged: ${because}` : because;
}
