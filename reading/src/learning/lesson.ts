import type { Place } from '@tallyport/contracts/document-extraction/readings';
import type { DocumentText } from '../document-text.js';

/** What a person said of one header field of a paper: its value, and where it stands if they pointed at it. */
export interface Taught {
  readonly value: string;
  readonly place: Place | null;
}

/** An earlier paper of the same issuer and type whose values people corrected: what the next ones can be read by. */
export interface Lesson {
  readonly text: DocumentText;
  readonly taught: ReadonlyMap<string, Taught>;
}
