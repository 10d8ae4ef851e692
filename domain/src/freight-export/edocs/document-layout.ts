import { CONTEXT } from '../shipment/layout.js';
import type { FreightOwner, FreightTarget, Said } from '../shipment/shipment.js';
import type { Layout } from '../xml/layout.js';
import { CODE, code, FLAG, text, WHOLE } from '../xml/value-forms.js';

/** A document as it is attached to a job there. */
export type AttachedDocument = {
  readonly name: Said;
  readonly image: Said;
  readonly type: Said;
  readonly isPublished: Said;
};

/** Documents that are pushed to a job (domain: eAdaptor, §7). */
export type DocumentsEvent = {
  readonly target: FreightTarget;
  readonly owner: FreightOwner;
  readonly time: Said;
  readonly eventType: Said;
  readonly documents: readonly AttachedDocument[];
};

/** A document of a job as a list of them tells it. */
export type ListedDocument = {
  readonly name: Said;
  readonly type: Said;
  readonly id: Said;
  readonly bytes: Said;
  readonly isPublished: Said;
  readonly savedAt: Said;
};

// biome-ignore-start format: a table reads best in rows
const DOCUMENT: Layout<AttachedDocument> = [
  { path: 'FileName', field: 'name', form: text(200) },
  { path: 'ImageData', field: 'image', form: text(100) },
  { path: 'Type/Code', field: 'type', form: CODE },
  { path: 'IsPublished', field: 'isPublished', form: FLAG },
];

export const DOCUMENTS_EVENT: Layout<DocumentsEvent> = [
  ...CONTEXT,
  { path: 'EventTime', field: 'time', form: text(40) },
  { path: 'EventType', field: 'eventType', form: code(3) },
  { path: 'AttachedDocumentCollection/AttachedDocument', list: 'documents', content: null, rows: DOCUMENT },
];

export const LISTED_DOCUMENT: Layout<ListedDocument> = [
  { path: 'FileName', field: 'name', form: text(500) },
  { path: 'Type/Code', field: 'type', form: CODE },
  { path: 'DocumentID', field: 'id', form: text(100) },
  { path: 'FileSizeInBytes', field: 'bytes', form: WHOLE },
  { path: 'IsPublished', field: 'isPublished', form: FLAG },
  { path: 'SaveDateUTC', field: 'savedAt', form: text(40) },
];
// biome-ignore-end format: a table reads best in rows
