import { Decimal } from 'decimal.js';
import type { FreightInvoice, FreightShipment } from '../shipment/shipment.js';
import { isSameFreightValue, plainValue } from '../xml/plain-value.js';
import { DECIMAL, text } from '../xml/value-forms.js';
import { fieldWords, placeWords, shortened } from './place-words.js';

/** A value that was sent and stands there otherwise; null where it was not sent, or is not there. */
export interface SentDifference {
  readonly place: string;
  readonly sent: string | null;
  readonly there: string | null;
}

/**
 * What of a message does not stand there as it was sent: its bills, its invoices with their totals, and their lines. Only where nothing is
 * named an export counts as done. There is no tolerance, and an invoice that we did not send is named as well, since ours are all there are.
 */
export function verifyShipment(sent: FreightShipment, there: FreightShipment): SentDifference[] {
  return [...billDifferences(sent, there), ...invoiceDifferences(sent.invoices, there.invoices)].map((difference) => ({
    place: difference.place,
    sent: difference.sent && shortened(difference.sent, 500),
    there: difference.there && shortened(difference.there, 500),
  }));
}

/** Each bill that was sent stands there as the first or beside it. */
function billDifferences(sent: FreightShipment, there: FreightShipment): SentDifference[] {
  const known = new Set(billsIn(there));
  const missing = billsIn(sent).filter((bill) => !known.has(bill));
  return missing.map((bill) => ({ place: placeWords(['bill']), sent: bill, there: billsIn(there)[0] ?? null }));
}

function billsIn({ billNumber, otherBills }: FreightShipment): string[] {
  return [billNumber, ...otherBills.map(({ number }) => number)].filter((number) => number !== null);
}

function invoiceDifferences(sent: readonly FreightInvoice[], there: readonly FreightInvoice[]): SentDifference[] {
  const counts = different(['number of invoices'], String(sent.length), String(there.length));
  const ours = sent.flatMap((invoice) => {
    const found = there.find(({ number }) => number === invoice.number);
    const place = invoicePlace(invoice);
    return found === undefined ? [{ place: placeWords([place]), sent: invoice.number, there: null }] : ofInvoice(place, invoice, found);
  });
  const others = there.filter(({ number }) => sent.every((invoice) => invoice.number !== number));
  return [
    ...counts,
    ...ours,
    ...others.map((invoice) => ({ place: placeWords([invoicePlace(invoice)]), sent: null, there: invoice.number })),
  ];
}

function ofInvoice(place: string, sent: FreightInvoice, there: FreightInvoice): SentDifference[] {
  return [
    ...numbers([place, 'amount'], sent.amount, there.amount),
    ...(sent.currency === null ? [] : different([place, 'currency'], sent.currency, there.currency)),
    ...different([place, 'number of lines'], String(sent.lines.length), String(there.lines.length)),
    ...numbers([place, 'sum of lines'], sumOf(sent), sumOf(there)),
    ...lineDifferences(place, sent, there),
  ];
}

const LINE_NUMBERS = ['price', 'quantity'] as const;

/** Lines by their numbers: one that is gone, one that is too many, and one whose price or quantity is another. */
function lineDifferences(place: string, sent: FreightInvoice, there: FreightInvoice): SentDifference[] {
  const found = new Map(there.lines.map((line) => [line.number, line]));
  const ours = new Set(sent.lines.map(({ number }) => number));
  const lost = sent.lines.flatMap((line) => {
    const at = [place, `line ${line.number ?? ''}`];
    const other = found.get(line.number);
    if (other === undefined) return [{ place: placeWords(at), sent: line.description ?? line.number, there: null }];
    return LINE_NUMBERS.flatMap((field) => numbers([...at, fieldWords(field)], line[field], other[field]));
  });
  const added = there.lines.filter(({ number }) => !ours.has(number));
  return [
    ...lost,
    ...added.map((line) => ({
      place: placeWords([place, `line ${line.number ?? ''}`]),
      sent: null,
      there: line.description ?? line.number,
    })),
  ];
}

function invoicePlace({ number }: FreightInvoice): string {
  return `invoice ${number ?? ''}`.trim();
}

function sumOf({ lines }: FreightInvoice): string {
  const prices = lines.map(({ price }) => plainValue(DECIMAL, price) ?? '0').filter((price) => /^-?\d+(\.\d+)?$/.test(price));
  return Decimal.sum(0, ...prices).toFixed();
}

/** A number that was not sent may be anything there. */
function numbers(place: readonly string[], sent: string | null, there: string | null): SentDifference[] {
  return sent === null || isSameFreightValue(DECIMAL, sent, there) ? [] : [{ place: placeWords(place), sent, there }];
}

function different(place: readonly string[], sent: string | null, there: string | null): SentDifference[] {
  return isSameFreightValue(text(500), sent, there) ? [] : [{ place: placeWords(place), sent, there }];
}
