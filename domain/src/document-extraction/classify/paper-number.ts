import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Page } from '../document-model.js';
import { readText } from '../document-text.js';
import { pick } from '../fields/pick.js';
import { readIdentifier } from '../fields/value-readers.js';
import type { Concept } from '../labels/concepts.js';

/** The labels behind which papers of a type have the number that tells one from another. */
const NUMBERED_BY: Readonly<Partial<Record<DocumentType, readonly Concept[]>>> = {
  CIV: ['invoice_number', 'invoice_number_and_date'],
  FIN: ['invoice_number', 'invoice_number_and_date'],
  PKL: ['invoice_number', 'invoice_number_and_date'],
  HBL: ['bl_number'],
  MBL: ['bl_number'],
  BL: ['bl_number'],
};

/** The number by which a page says which paper of its type it belongs to, without marks and case; null where it says none. */
export function paperNumberOf(page: Page, type: DocumentType): string | null {
  const concepts = NUMBERED_BY[type];
  const number = concepts === undefined ? null : pick(readText({ pages: [page] }), concepts, readIdentifier);
  return number === null || !/\d/u.test(String(number.value))
    ? null
    : String(number.value)
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
}
