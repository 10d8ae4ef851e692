import type { MessagePart } from '@tallyport/contracts/freight-export/message-part';
import type { FreightOwner, FreightTarget } from '../shipment/shipment.js';
import { elementsOf } from '../xml/elements-of.js';
import { type FieldFault, fieldFaults } from '../xml/field-faults.js';
import { around, universal } from '../xml/universal.js';
import { xmlText } from '../xml/xml-text.js';
import { DOCUMENTS_EVENT, type DocumentsEvent } from './document-layout.js';

/** A file that is sent, by the hash of its content: its bytes never pass through here. */
export interface SentDocument {
  readonly name: string;
  readonly type: string;
  readonly isPublished: boolean;
  readonly hash: string;
  readonly bytes: number;
}

export type EncodedParts =
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
    return file === undefined
      ? [{ kind: 'text', text }]
      : [
          { kind: 'text', text },
          { kind: 'base64', hash: file.hash, bytes: file.bytes },
        ];
  });
  return { outcome: 'encoded', parts, bytes: parts.reduce((sum, part) => sum + sentBytes(part), 0) };
}

/** How many bytes a part has when it is sent: base64 makes four of three. */
function sentBytes(part: MessagePart): number {
  return part.kind === 'text' ? new TextEncoder().encode(part.text).length : 4 * Math.ceil(part.bytes / 3);
}
