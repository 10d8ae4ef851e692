import { elementAt, elementsAt } from '../xml/element-at.js';
import { itemOf } from '../xml/item-of.js';
import type { XmlElement } from '../xml-element.js';
import { ORGANISATION, PRODUCT, type ReadOrganisation, type ReadProduct } from './master-data-layout.js';

/** Where master data stand: in an answer, in an interchange, in a document of their own. */
const BODIES = ['Data/Native/Body', 'Body/Native/Body', 'Native/Body', 'Body'];

/** The organisations of an answer, and how many had no code, by which they could be kept; null for an answer without any body. */
export function readOrganisations(answer: XmlElement): { rows: ReadOrganisation[]; withoutCode: number } | null {
  const elements = elementsBelow(answer, 'Organization', 'OrgHeader');
  if (elements === null) return null;
  const read = elements.map((element) => itemOf(ORGANISATION, element) as ReadOrganisation);
  const rows = read.filter(({ code }) => code !== null);
  return { rows, withoutCode: read.length - rows.length };
}

/** The products of an answer, and how many had no number. */
export function readProducts(answer: XmlElement): { rows: ReadProduct[]; withoutNumber: number } | null {
  const elements = elementsBelow(answer, 'Product', 'OrgSupplierPart');
  if (elements === null) return null;
  const read = elements.map((element) => itemOf(PRODUCT, element) as ReadProduct);
  const rows = read.filter(({ partNumber }) => partNumber !== null);
  return { rows, withoutNumber: read.length - rows.length };
}

/** Codes of organisations that own a product. */
export function ownersOf({ relations }: ReadProduct): string[] {
  return relations.flatMap(({ type, organisation }) => (type === 'OWN' && organisation !== null ? [organisation] : []));
}

function elementsBelow(answer: XmlElement, name: string, inner: string): readonly XmlElement[] | null {
  const body = BODIES.map((path) => elementAt(answer, path)).find((element) => element !== null) ?? null;
  return body === null ? null : elementsAt(body, name).flatMap((element) => elementsAt(element, inner));
}
