import type { MessageReference } from '@tallyport/contracts/lodgement/customs-message-events';
import { type CustomsLayouts, readCustomsInterchange } from '@tallyport/domain/lodgement/messages/read-customs-interchange';

/** Which message of ours is meant, and why that cannot be said where it cannot. */
export interface SpokenOf {
  readonly reference: MessageReference | null;
  readonly unreadable: string | null;
}

const LONGEST_REASON = 500;

/** What a message of customs speaks of. An acknowledgement names an interchange and no message, and is readable all the same. */
export function whatItSpeaksOf(bytes: Uint8Array, layouts: CustomsLayouts | null): SpokenOf {
  if (layouts === null) return { reference: null, unreadable: 'no table says how the messages of customs look' };
  const reading = readCustomsInterchange(bytes, layouts);
  if (reading.outcome === 'read') {
    const { said } = reading;
    if (said.kind === 'acknowledgement') return { reference: null, unreadable: null };
    return { reference: { ownReference: said.ownReference, version: said.version }, unreadable: null };
  }
  const reasons = reading.findings.map(({ code, segment }) => (segment === null ? code : `${code} in segment ${segment}`));
  return { reference: null, unreadable: reasons.join(', ').slice(0, LONGEST_REASON) };
}
