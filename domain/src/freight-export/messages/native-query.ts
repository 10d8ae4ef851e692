import { around } from '../xml/universal.js';
import { searchedText, xmlText } from '../xml/xml-text.js';
import type { XmlElement } from '../xml-element.js';

const NAMESPACE = 'http://www.cargowise.com/Schemas/Native/2011/11';

/** One condition on master data: a field of a table, and what it has to be. */
export interface Criterion {
  readonly entity: string;
  readonly field: string;
  readonly value: string;
}

/** What is asked for: all that begins with a text, or the one that has it. */
export type Wanted = { readonly beginsWith: string } | { readonly is: string };

/** Asks for organisations by their code; an empty beginning means all of them (domain: eAdaptor, §9). */
export function organisationsQuery(code: Wanted): string {
  return nativeQuery('Organization', code, { entity: 'OrgHeader', field: 'Code' });
}

/** Asks for products by their number. */
export function productsQuery(partNumber: Wanted): string {
  return nativeQuery('Product', partNumber, { entity: 'OrgSupplierPart', field: 'PartNum' });
}

function nativeQuery(name: 'Organization' | 'Product', wanted: Wanted, { entity, field }: Omit<Criterion, 'value'>): string {
  const isWhole = 'is' in wanted;
  const text = searchedText(isWhole ? wanted.is : `${wanted.beginsWith.replaceAll('%', '')}%`);
  const criteria: XmlElement = { name: 'Criteria', attributes: { Entity: entity, FieldName: field }, text, children: [] };
  const group: XmlElement = { name: 'CriteriaGroup', attributes: { Type: isWhole ? 'Key' : 'Partial' }, text: '', children: [criteria] };
  const body = around('Body', [around(name, [group])]);
  return xmlText({ name: 'Native', attributes: { xmlns: NAMESPACE, version: '2.0' }, text: '', children: [body] });
}
