import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { Page } from '../document-model.js';
import { type DocumentText, readText } from '../document-text.js';
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
  const number = concepts === undefined ? null : pick(textOf(page), concepts, readIdentifier);
  return number === null || !/\d/u.test(String(number.value))
    ? null
    : String(number.value)
        .toUpperCase()
        .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The first page of a document is compared with each that follows. */
const texts = new WeakMap<Page, DocumentText>();

function textOf(page: Page): DocumentText {
  const text = texts.get(page) ?? readText({ pages: [page] });
  texts.set(page, text);
  return text;
}
