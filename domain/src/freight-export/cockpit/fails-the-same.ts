import type { Export } from '@tallyport/contracts/freight-export/export';

/**
 * Whether a retry now would fail in the same way: the answer was about the message, and made anew it would say the same. What was not
 * reached, or was held, may fare better with the same bytes.
 */
export function failsTheSame({ state, waiting_for }: Pick<Export, 'state' | 'waiting_for'>, isSameMessage: boolean): boolean {
  return isSameMessage && state === 'waiting_for_person' && (waiting_for === 'refused' || waiting_for === 'not-as-sent');
}
