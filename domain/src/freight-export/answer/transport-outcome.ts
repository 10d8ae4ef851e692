import type { UnknownReason } from '@tallyport/contracts/freight-export/values';
import type { XmlElement } from '../xml-element.js';

/** Why it is certain that nothing of a call reached the freight system. */
export type NotSentReason = 'no-such-host' | 'address-refused' | 'connection-refused' | 'not-trusted' | 'no-connection';

/** An answer that was no document of the freight system, and why not. */
export interface Unreadable {
  readonly unreadable: string;
}

/** What came of one call, as far as transport can tell. Details are for people, and hold nothing of the log-in. */
export type TransportOutcome =
  | { readonly kind: 'answered'; readonly status: number; readonly document: XmlElement | Unreadable }
  | { readonly kind: 'not-sent'; readonly reason: NotSentReason; readonly detail: string }
  | { readonly kind: 'unknown'; readonly reason: UnknownReason; readonly detail: string };

export function isReadable(document: XmlElement | Unreadable): document is XmlElement {
  return 'children' in document;
}
