import { Decimal } from 'decimal.js';
import { CannotCompute } from './cannot-compute.js';
import type { DeclaredEntry, DeclaredInvoice, DeclaredLine } from './declared-entry.js';
import type { Exchange } from './exchange.js';
import { fobOf, transportAndInsuranceOf } from './fob.js';
import type { Round } from './rounding.js';
import { shareOut } from './share-out.js';

/** What a line is worth to customs, in Australian dollars and whole cents. */
export interface LineValue {
  readonly customsValue: Decimal;
  readonly transportAndInsurance: Decimal;
}

/**
 * The customs value of each line, its invoice's value at the place of export shared by price, and its share of transport and insurance
 * by customs value (domain: money, §5); by line number. Lines add up to their invoice to the cent. Throws CannotCompute where a rate,
 * a term or a price is missing.
 */
export function valuesOfLines(entry: DeclaredEntry, exchange: Exchange, round: Round): ReadonlyMap<number, LineValue> {
  requireAmounts(entry);
  const values = new Map<number, Decimal>();
  for (const invoice of entry.invoices) {
    const lines = entry.lines.filter(({ invoiceId }) => invoiceId === invoice.id);
    if (lines.length === 0) continue;
    customsValuesOf(invoice, lines, exchange, round).forEach((value, index) => {
      const line = lines[index];
      if (line) values.set(line.number, value);
    });
  }
  const shares = sharesOfTransport(entry, values, exchange, round);
  return new Map(
    entry.lines.map(({ number, invoiceId }) => {
      const customsValue = values.get(number);
      if (customsValue === undefined) throw new CannotCompute('no-invoice', { invoice: invoiceId, line: String(number) });
      return [number, { customsValue, transportAndInsurance: shares.get(number) ?? new Decimal(0) }];
    }),
  );
}

/** A declaration in work may lack a price: then no line can be given its share. */
function requireAmounts({ invoices, lines }: DeclaredEntry): void {
  const invoice = invoices.find(({ total }) => total.amount === '');
  if (invoice) throw new CannotCompute('no-invoice-total', { invoice: invoice.id });
  const line = lines.find(({ price }) => price === '');
  if (line) throw new CannotCompute('no-price', { line: String(line.number) });
}

/** The value at the place of export goes to the lines as far as their prices make up the goods: FOB ÷ total of the goods is the factor. */
function customsValuesOf(invoice: DeclaredInvoice, lines: readonly DeclaredLine[], exchange: Exchange, round: Round): Decimal[] {
  const { currency } = invoice.total;
  const goods = invoice.goodsTotal ?? invoice.total.amount;
  if (new Decimal(goods).isZero()) throw new CannotCompute('no-invoice-total', { invoice: invoice.id });
  const prices = lines.map(({ price }) => new Decimal(price));
  const value = round(
    fobOf(invoice, exchange.toAud)
      .times(Decimal.sum(...prices))
      .div(goods),
  );
  return shareOut(value, prices, round).map((share, index) => {
    const adjustment = lines[index]?.priceAdjustment ?? null;
    return adjustment === null ? share : share.plus(round(exchange.toAud({ amount: adjustment, currency })));
  });
}

function sharesOfTransport(
  entry: DeclaredEntry,
  values: ReadonlyMap<number, Decimal>,
  exchange: Exchange,
  round: Round,
): Map<number, Decimal> {
  const total = round(Decimal.sum(0, ...entry.invoices.map((invoice) => transportAndInsuranceOf(invoice, exchange.toAud))));
  const shares = new Map<number, Decimal>();
  for (const { number, transportAndInsurance } of entry.lines)
    if (transportAndInsurance) shares.set(number, round(exchange.toAud(transportAndInsurance)));
  const sharing = entry.lines.filter(({ transportAndInsurance }) => transportAndInsurance === null);
  if (sharing.length === 0) return shares;
  const rest = Decimal.max(0, total.minus(Decimal.sum(0, ...shares.values())));
  const weights = sharing.map(({ number }) => values.get(number) ?? new Decimal(0));
  shareOut(rest, weights, round).forEach((share, index) => {
    const line = sharing[index];
    if (line) shares.set(line.number, share);
  });
  return shares;
}
