import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { Decimal } from 'decimal.js';
import type { FrozenLine, FrozenRecord } from '../frozen-record.js';
import { error, invoicesOf, linesOf, numberIn, type PreflightRule } from './subject.js';

/** What lines and invoices owe each other (docs/customs-messages.md, rule 5). */
export const invoiceRules: PreflightRule = ({ record }) => {
  const invoices = linesOf(record, 'invoice');
  const known = invoicesOf(record);
  const numbers = invoices.map(({ fields }) => fields.invoice_number);
  return [
    ...[...linesOf(record, 'goods'), ...linesOf(record, 'charge')].flatMap((line) => namesNone(line, known)),
    ...invoices.flatMap((invoice, index) => [
      ...(invoice.fields.invoice_number !== undefined && numbers.indexOf(invoice.fields.invoice_number) < index
        ? [error('invoice-twice', invoice, 'invoice_number', { found: invoice.fields.invoice_number })]
        : []),
      ...totalRules(record, invoice),
    ]),
  ];
};

function namesNone(line: FrozenLine, known: ReadonlyMap<string | undefined, unknown>): PreflightFinding[] {
  const number = line.fields.invoice_number;
  return number === undefined || known.has(number) ? [] : [error('invoice-missing', line, 'invoice_number', { found: number })];
}

/** An invoice of nothing is none, and its lines come to its goods, to the cent. */
function totalRules(record: FrozenRecord, invoice: FrozenLine): PreflightFinding[] {
  const { invoice_number, invoice_total, goods_total } = invoice.fields;
  const total = numberIn(invoice_total);
  if (total?.isZero()) return [error('zero-total', invoice, 'invoice_total', { found: invoice_total ?? '' })];
  const prices = linesOf(record, 'goods').filter(({ fields }) => fields.invoice_number === invoice_number);
  const amounts = prices.map(({ fields }) => numberIn(fields.price));
  const expected = numberIn(goods_total) ?? total;
  if (expected === null || amounts.includes(null)) return [];
  const sum = Decimal.sum(0, ...amounts.filter((amount) => amount !== null));
  return sum.equals(expected)
    ? []
    : [error('invoice-sum', invoice, 'invoice_total', { found: sum.toFixed(), expected: expected.toFixed() })];
}
