import { elementAt, elementsAt } from '../xml/element-at.js';
import { itemOf } from '../xml/item-of.js';
import type { XmlElement } from '../xml-element.js';
import { LISTED_DOCUMENT, type ListedDocument } from './document-layout.js';
import { hashInName } from './document-names.js';
import type { SentDocument } from './encode-edocs-event.js';

const EVENTS = ['Data/UniversalEvent/Event', 'UniversalEvent/Event', 'Body/UniversalEvent/Event', 'Event'];

/** The documents that an answer lists, with or without their content; null for an answer that is no list (domain: eAdaptor, §7). */
export function readDocumentList(answer: XmlElement): ListedDocument[] | null {
  const event = EVENTS.map((path) => elementAt(answer, path)).find((element) => element !== null) ?? null;
  if (event === null) return null;
  return elementsAt(event, 'AttachedDocumentCollection/AttachedDocument').map(
    (element) => itemOf(LISTED_DOCUMENT, element) as ListedDocument,
  );
}

/** The documents that are not among those of the job, by the hash in their names; one that was cut on its way is among them. */
export function missingDocuments<Sent extends SentDocument>(sent: readonly Sent[], there: readonly ListedDocument[]): Sent[] {
  return sent.filter(({ hash, bytes }) => {
    const found = there.filter(({ name }) => name !== null && hash.startsWith(hashInName(name) ?? '-'));
    return !found.some((document) => document.bytes === null || document.bytes === '0' || document.bytes === String(bytes));
  });
}
