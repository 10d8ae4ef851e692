import { CONTEXT } from '../shipment/layout.js';
import type { FreightOwner, FreightReference, FreightTarget } from '../shipment/shipment.js';
import { elementsOf } from '../xml/elements-of.js';
import type { FreightItem } from '../xml/freight-item.js';
import type { AnyRow, Layout } from '../xml/layout.js';
import { around, universal } from '../xml/universal.js';
import { CODE, code, FLAG, text } from '../xml/value-forms.js';
import { xmlText } from '../xml/xml-text.js';

/** What a request is about: a job, or all jobs of a kind where its key is not known. */
export interface RequestContext {
  readonly target: FreightTarget;
  readonly owner: FreightOwner;
}

/** What limits a list of documents: `DocumentType`, `IsPublished`, `SaveDateUTCFrom` and others (domain: eAdaptor, §7). */
export type DocumentFilter = { readonly type: string; readonly value: string };

type Referenced = { readonly references: readonly FreightReference[] };
type DocumentChoice = { readonly isListOnly: string; readonly filters: readonly DocumentFilter[] };

// biome-ignore-start format: a table reads best in rows
const REFERENCES: Layout<Referenced> = [
  {
    path: 'AdditionalReferenceCollection/AdditionalReference',
    list: 'references',
    content: null,
    rows: [
      { path: 'Type/Code', field: 'type', form: CODE },
      { path: 'ReferenceNumber', field: 'number', form: text(100) },
    ],
  },
];
const DOCUMENT_CHOICE: Layout<DocumentChoice> = [
  { path: 'ReturnDocumentDescriptionsOnly', field: 'isListOnly', form: FLAG },
  {
    path: 'FilterCollection/Filter',
    list: 'filters',
    content: null,
    rows: [
      { path: 'Type', field: 'type', form: code(40) },
      { path: 'Value', field: 'value', form: text(200) },
    ],
  },
];
// biome-ignore-end format: a table reads best in rows

/** Asks for a job by its key (domain: eAdaptor, §8). */
export function shipmentRequest(context: RequestContext): string {
  return request('UniversalShipmentRequest', 'ShipmentRequest', CONTEXT, { ...context });
}

/**
 * Asks for the job that has a reference of ours: so a call is looked up whose answer was lost. No public page tells its form, so it is only
 * asked of systems that were set to find by reference.
 */
export function shipmentRequestByReference({ target, owner }: RequestContext, reference: FreightReference): string {
  const item = { target: { ...target, key: null }, owner, references: [reference] };
  return request('UniversalShipmentRequest', 'ShipmentRequest', [...CONTEXT, ...REFERENCES], item);
}

/** Asks for the documents of a job; as a list they come without their content. */
export function documentRequest(context: RequestContext, isListOnly: boolean, filters: readonly DocumentFilter[] = []): string {
  const item = { ...context, isListOnly: isListOnly ? 'Y' : 'N', filters };
  return request('UniversalDocumentRequest', 'DocumentRequest', [...CONTEXT, ...DOCUMENT_CHOICE], item);
}

function request(root: string, name: string, rows: readonly AnyRow[], item: FreightItem): string {
  return xmlText(universal(root, [around(name, elementsOf(rows, item))]));
}
