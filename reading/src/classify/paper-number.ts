import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { DocumentText } from '../document-text.js';
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

export function hasNumber(type: DocumentType): boolean {
  return NUMBERED_BY[type] !== undefined;
}

/** The number by which a page says which paper of its type it belongs to, without marks and case; null where it says none. */
export function paperNumberOf(text: DocumentText, type: DocumentType): string | null {
  const number = pick(text, NUMBERED_BY[type] ?? [], readIdentifier);
  return number === null || !/\d/u.test(String(number.value))
    ? null
    : String(number.value)
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
}
