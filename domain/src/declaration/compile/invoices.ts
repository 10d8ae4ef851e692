import type { ChargeKind } from '@tallyport/contracts/declaration/charge-kinds';
import type { Line } from '@tallyport/contracts/shipping-record/events';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import { Decimal } from 'decimal.js';
import type { Papers, Part } from '../../checks/papers.js';
import type { Surroundings } from './surroundings.js';
import { first, present, taken, workedOut } from './value.js';

/** What an invoice lists besides goods, by the names of a declaration. */
const CHARGES: readonly (readonly [RecordField, ChargeKind])[] = [
  ['freight', 'overseas-freight'],
  ['insurance', 'overseas-insurance'],
  ['discount', 'discount'],
  ['other_charges', 'other-additions'],
];
/** Terms under which freight is no part of the price: an invoice that lists it adds it to the price of the goods. */
const WITHOUT_FREIGHT: ReadonlySet<string> = new Set(['EXW', 'FCA', 'FAS', 'FOB']);

/** A line for each invoice, and one for each charge on it. */
export function invoiceLinesOf(papers: Papers, surroundings: Surroundings): Line[] {
  return papers.of('invoice').flatMap((invoice) => [invoiceLine(invoice, surroundings), ...chargeLines(invoice, surroundings)]);
}

function invoiceLine(invoice: Part, { newId }: Surroundings): Line {
  const term = (invoice.text('incoterm') ?? '').slice(0, 3).toUpperCase();
  const isGoodsAlone = WITHOUT_FREIGHT.has(term) && invoice.text('freight') !== null && invoice.text('goods_total') !== null;
  return {
    lineId: newId(`invoice/${invoice.record.id}`),
    fields: present({
      line_type: workedOut('invoice'),
      invoice_number: taken(invoice, 'invoice_number'),
      invoice_term: taken(invoice, 'incoterm', () => term),
      invoice_total: isGoodsAlone ? taken(invoice, 'goods_total') : first(taken(invoice, 'total_amount'), taken(invoice, 'goods_total')),
      goods_total: taken(invoice, 'goods_total'),
      invoice_currency: taken(invoice, 'currency'),
    }),
  };
}

function chargeLines(invoice: Part, { newId }: Surroundings): Line[] {
  return CHARGES.flatMap(([field, kind]): Line[] => {
    const amount = taken(invoice, field, withoutSign);
    if (amount === null || new Decimal(String(amount.value)).isZero()) return [];
    const fields = {
      line_type: workedOut('charge'),
      invoice_number: taken(invoice, 'invoice_number'),
      charge: workedOut(kind),
      charge_amount: amount,
      charge_currency: taken(invoice, 'currency'),
      charge_included: workedOut(isInTotal(invoice, field) ? 'Y' : 'N'),
    };
    return [{ lineId: newId(`charge/${invoice.record.id}/${kind}`), fields: present(fields) }];
  });
}

/** The total is the goods with what is listed below them, so that nothing has to be added or taken off once more. */
function isInTotal(invoice: Part, field: RecordField): boolean {
  const [goods, total] = [invoice.number('goods_total'), invoice.number('total_amount')];
  const charge = invoice.number(field);
  return goods !== null && total !== null && charge !== null && !goods.equals(total);
}

function withoutSign(text: string): string | null {
  return /^-?\d+(\.\d+)?$/.test(text) ? text.replace('-', '') : null;
}
