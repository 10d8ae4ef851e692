import type { MessagePart } from '@tallyport/contracts/freight-export/message-part';
import type { FreightOwner, FreightTarget } from '../shipment/shipment.js';
import { elementsOf } from '../xml/elements-of.js';
import { type FieldFault, fieldFaults } from '../xml/field-faults.js';
import { around, universal } from '../xml/universal.js';
import { xmlText } from '../xml/xml-text.js';
import { DOCUMENTS_EVENT, type DocumentsEvent } from './document-layout.js';

/** Some pages of a stored file, which leave as a file of their own, and what is sent where they cannot be cut out: the whole of it. */
export interface PagesOf {
  readonly hash: string;
  readonly bytes: number;
  readonly fileName: string;
  readonly wholeName: string;
  readonly fromPage: number;
  readonly toPage: number;
}

/**
 * A file that is sent, by its hash: its bytes never pass through here. That of pages which are cut out follows from the file and which pages
 * they are, so that it is known before anybody cuts; how many bytes they have is known once they are cut, and is that of the file till then.
 */
export interface SentDocument {
  readonly name: string;
  readonly type: string;
  readonly isPublished: boolean;
  readonly hash: string;
  readonly bytes: number;
  readonly pages?: PagesOf;
  /** Why it goes whole although it holds several documents. */
  readonly note?: string;
}

export type EncodedParts =
  /** `bytes` is how many leave; of pages that are still to be cut out, at most. */
  | { readonly outcome: 'encoded'; readonly parts: readonly MessagePart[]; readonly bytes: number }
  | { readonly outcome: 'refused'; readonly faults: readonly FieldFault[] };

export interface DocumentsPush {
  readonly target: FreightTarget;
  readonly owner: FreightOwner;
  readonly time: string;
  readonly documents: readonly SentDocument[];
}

/** The event of documents that come in (domain: eAdaptor, §7). */
const DOCUMENTS_IN = 'DIM';
/** Stands where a file comes: no text that is sent can have it. */
const MARK = '\u0000';

/** A `UniversalEvent` that adds documents to a job, in parts: the files stand between texts, in the order in which they are named. */
export function encodeEDocsEvent({ documents, ...push }: DocumentsPush): EncodedParts {
  const event: DocumentsEvent = {
    ...push,
    eventType: DOCUMENTS_IN,
    documents: documents.map(({ name, type, isPublished }) => ({ name, type, isPublished: isPublished ? 'Y' : 'N', image: null })),
  };
  const faults = fieldFaults(DOCUMENTS_EVENT, event);
  if (push.target.key === null) faults.push({ place: 'target/key', code: 'not-carried', found: 'nothing' });
  if (documents.length === 0) faults.push({ place: 'documents', code: 'not-carried', found: 'nothing' });
  if (faults.length > 0) return { outcome: 'refused', faults };
  const marked = { ...event, documents: event.documents.map((document) => ({ ...document, image: MARK })) };
  const texts = xmlText(universal('UniversalEvent', [around('Event', elementsOf(DOCUMENTS_EVENT, marked))])).split(MARK);
  const parts = texts.flatMap((text, index): MessagePart[] => {
    const file = documents[index];
    return file === undefined ? [{ kind: 'text', text }] : [{ kind: 'text', text }, partOf(file)];
  });
  const written = texts.reduce((sum, text) => sum + new TextEncoder().encode(text).length, 0);
  return { outcome: 'encoded', parts, bytes: documents.reduce((sum, { bytes }) => sum + inBase64(bytes), written) };
}

function partOf({ hash, bytes, pages }: SentDocument): MessagePart {
  if (pages === undefined) return { kind: 'base64', hash, bytes };
  return { kind: 'pages', of: pages.hash, fromPage: pages.fromPage, toPage: pages.toPage };
}

/** Four bytes are sent for three. */
function inBase64(bytes: number): number {
  return 4 * Math.ceil(bytes / 3);
}
