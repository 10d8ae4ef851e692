import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { LineGoods } from '@tallyport/domain/classification/line/known-code';
import type { UnderstoodRecord } from '../artefacts.js';

/** Lines of invoices that have no tariff code. */
export function linesWithoutCode(records: readonly UnderstoodRecord[]): Readings[] {
  return linesOfInvoices(records).filter((line) => !line['hs_code']?.value);
}

export function linesOfInvoices(records: readonly UnderstoodRecord[]): Readings[] {
  return records.filter(({ kind }) => kind === 'invoice').flatMap(({ lines }) => lines);
}

export function goodsOfLine(line: Readings): LineGoods {
  return { productCode: textOf(line['product_code']), description: textOf(line['description']), lookupCode: textOf(line['lookup_code']) };
}

function textOf(reading: Reading | undefined): string | null {
  return typeof reading?.value === 'string' && reading.value !== '' ? reading.value : null;
}
