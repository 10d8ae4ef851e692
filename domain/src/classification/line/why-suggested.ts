import type { CandidateCode } from '@tallyport/contracts/classification/suggestion';

/** Why a code was thought of, as it is written beside the value: a model's word is never taken for the tariff's. */
export function whySuggested({ source, because }: Pick<CandidateCode, 'source' | 'because'>): string {
  return source === 'model' ? `model judged: ${because}` : because;
}
