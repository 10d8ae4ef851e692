import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import type { DocumentText } from '../document-text.js';
import { airlineNumberOf } from '../fields/airline-number.js';
import { pick } from '../fields/pick.js';
import { readIdentifier } from '../fields/value-readers.js';
import type { Concept } from '../labels/concepts.js';

/** The labels behind which papers of a type have the number that tells one from another. */
const NUMBERED_BY: Readonly<Partial<Record<DocumentType, readonly Concept[]>>> = {
  CIV: ['invoice_number', 'invoice_number_and_date'],
  FIN: ['invoice_number', 'invoice_number_and_date'],
  PKL: ['packing_list_number', 'invoice_number', 'invoice_number_and_date'],
  HBL: ['bl_number'],
  MBL: ['bl_number'],
  BL: ['bl_number'],
  AWB: ['bl_number', 'transport_document', 'tracking_number'],
  COO: ['certificate_number'],
  FUM: ['certificate_number'],
  HCC: ['certificate_number'],
  CRT: ['certificate_number'],
  IMP: ['certificate_number'],
};

/** Papers of one page each, on which nobody repeats the title on a further one. */
const OF_ONE_PAGE: ReadonlySet<DocumentType> = new Set(['MDC', 'ASB', 'ILD', 'FUM', 'PKD', 'APD', 'ING', 'IMP']);

export function isOfOnePage(type: DocumentType): boolean {
  return OF_ONE_PAGE.has(type);
}

export function hasNumber(type: DocumentType): boolean {
  return NUMBERED_BY[type] !== undefined;
}

/** The number by which a page says which paper of its type it belongs to, without marks and case; null where it says none. */
export function paperNumberOf(text: DocumentText, type: DocumentType): string | null {
  const number = pick(text, NUMBERED_BY[type] ?? [], readIdentifier)?.value ?? null;
  const airline = type === 'AWB' ? (airlineNumberOf(text)?.value ?? null) : null;
  const printed = [airline, number].filter((part) => part !== null && /\d/u.test(String(part))).join('/');
  return printed === '' ? null : bareNumber(printed);
}

/** A text without marks and case. */
export function bareNumber(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
