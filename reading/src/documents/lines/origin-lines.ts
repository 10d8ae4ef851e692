import type { LineField } from '@tallyport/contracts/shipping-record/fields';
import { daysIn } from '@tallyport/domain/values/dates';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Understood } from '../../fields/field-reading.js';
import { goodsLine, type Line, textIn } from '../../lines/invoice-line.js';
import { cellOf, type TableRow } from '../../tables/rows.js';

/** The goods of a certificate of origin, each with its criterion and its invoice. */
export function originLines(text: DocumentText): Line[] {
  return text.tables.flatMap(({ rows }) => rows.map((row) => originLine(row, text))).filter((line) => line.size > 1);
}

function originLine(row: TableRow, text: DocumentText): Line {
  const line = goodsLine(row, text);
  const put = (field: LineField<'certificate-of-origin'>, understood: Understood | null) => {
    if (understood !== null) line.set(field, understood);
  };
  put('item', textIn(cellOf(row, 'item')));
  put('origin_criterion', textIn(cellOf(row, 'origin_criterion')));
  const invoice = cellOf(row, 'invoice_number');
  if (invoice === null) return line;
  const number = invoice.text.split(' ').find((word) => /\d/.test(word) && daysIn(word, text.dayOrder).length === 0);
  const [day] = daysIn(invoice.text, text.dayOrder);
  if (number !== undefined) put('invoice_number', { value: number, from: [invoice], certainty: CERTAINTY.number.invoiceInBox });
  if (day !== undefined) put('invoice_date', { value: day.value, from: [invoice], certainty: CERTAINTY.number.invoiceInBox });
  return line;
}
