import { Decimal } from 'decimal.js';
import { isWithin } from '../agreeing.js';
import { bare } from '../bare.js';
import type { Check, Finding } from '../check.js';
import type { EarlierPrice } from '../earlier-price.js';
import { about, judged, withoutRow } from '../findings.js';
import type { Part } from '../papers.js';
import type { RuleRows } from '../rule-rows.js';
import { isSameParty } from '../same-party.js';

/**
 * A unit price is near the middle one of what the same supplier asked for the same product before (domain: documents and checks, §5).
 * Prices in another currency or for another unit are not compared. Of a past moment nobody knows.
 */
export const priceHistory: Check = {
  code: 'price-history',
  version: 1,
  category: 'Value',
  severity: 'info',
  run: (papers, rows) => {
    const earlier = Map.groupBy(papers.beside.earlierPrices ?? [], ({ line_id }) => line_id);
    if (earlier.size === 0) return [];
    return papers.of('invoice').flatMap((invoice) =>
      papers.linesOf(invoice).flatMap((line) => {
        const known = earlier.get(line.line?.line_id ?? '') ?? [];
        return known.length === 0 ? [] : compared(invoice, line, known, rows);
      }),
    );
  },
};

function compared(invoice: Part, line: Part, known: readonly EarlierPrice[], rows: RuleRows): Finding[] {
  const [seller, currency] = [invoice.text('seller_name'), line.text('currency') ?? invoice.text('currency')];
  if (seller === null || currency === null) {
    return [{ outcome: 'cannot say', values: line.checked('unit_price'), missing: invoice.missing('seller_name', 'currency') }];
  }
  const unit = bare(line.text('quantity_unit') ?? '');
  const comparable = known.filter(
    (one) => one.currency === currency && bare(one.quantity_unit ?? '') === unit && isSameParty(one.seller_name ?? '', seller),
  );
  return comparable.length === 0 ? [] : [about(line, ['unit_price'], () => judgedPrice(line, comparable, rows))];
}

function judgedPrice(line: Part, comparable: readonly EarlierPrice[], rows: RuleRows): Finding {
  const [values, price] = [line.checked('unit_price'), line.number('unit_price')];
  const tolerance = rows.tolerance('price-history');
  if (tolerance === null) return withoutRow('tolerance', 'price-history', values);
  const before = middleOf(comparable.map(({ unit_price }) => new Decimal(unit_price)));
  if (price === null) return { outcome: 'cannot say', values, missing: [line.lacking('unit_price')] };
  const places = [...new Set(comparable.map(({ code }) => code))].slice(0, 3).join(', ');
  return judged(isWithin(price, before, tolerance), values, `${before.toFixed()} (${places})`);
}

/** Of an even number the lower of the two in the middle: a price that was asked. */
function middleOf(prices: readonly Decimal[]): Decimal {
  const sorted = prices.toSorted((a, b) => a.comparedTo(b));
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? new Decimal(0);
}
