import { recordKindOf } from '@tallyport/contracts/shipping-record/kinds';
import { printedKey } from '@tallyport/domain/values/printed-key';
import type { PageRange } from '../classify/page-range.js';
import type { Page } from '../document-model.js';
import type { OpenDocument } from '../open-document.js';
import type { EmbeddedFile } from './embedded-file.js';
import { pairLines } from './pair-lines.js';
import { reconcileFields } from './reconcile-stated.js';
import { type StatedInvoice, statedInvoices } from './stated-invoice.js';
import { INVOICE_CODES } from './type-codes.js';

/**
 * Which of a file's documents its data are of, by the index of the document; null for none. Where there are several it is an invoice, or a
 * paper of which nothing is known, that prints the number of the data, else the only invoice.
 */
export function documentOfData(files: readonly EmbeddedFile[], pages: readonly Page[], ranges: readonly PageRange[]): number | null {
  const [invoice] = statedInvoices(files);
  if (invoice === undefined) return null;
  if (ranges.length === 1) return 0;
  const mayBe = [...ranges.keys()].filter((index) => ['CIV', 'other'].includes(ranges[index]?.type ?? ''));
  const number = printedKey(invoice.header.get('invoice_number')?.value ?? '');
  const printing = mayBe.find((index) => {
    const own = pages.slice(ranges[index]?.from, (ranges[index]?.to ?? 0) + 1);
    return own.some(({ words }) => printedKey(words.map(({ text }) => text).join(' ')).includes(number));
  });
  const invoices = mayBe.filter((index) => ranges[index]?.type === 'CIV');
  return printing ?? (invoices.length === 1 ? (invoices[0] ?? null) : null);
}

/** What the data inside the file say of this document. */
export function stated({ embedded }: OpenDocument): { stated: StatedInvoice | null } {
  return { stated: statedInvoices(embedded)[0] ?? null };
}

/** A paper that makes no record is an invoice where its data are one. */
export function typeOfData({ stated: data, type }: OpenDocument): Partial<Pick<OpenDocument, 'type' | 'name'>> {
  const isInvoice = data !== null && INVOICE_CODES.has(data.typeCode ?? '');
  return isInvoice && recordKindOf(type) === null ? { type: 'CIV', name: '' } : {};
}

/** The values of an invoice as its data and its print say them together. */
export function withData({ stated: data, type, header, lines }: OpenDocument): Partial<Pick<OpenDocument, 'header' | 'lines'>> {
  if (data === null || recordKindOf(type) !== 'invoice') return {};
  const both = { header: reconcileFields(header, data.header, data.file) };
  if (data.lines.length === 0) return both;
  const pairs = pairLines(lines, data.lines);
  return { ...both, lines: data.lines.map((line, index) => reconcileFields(pairs[index] ?? {}, line, data.file)) };
}
