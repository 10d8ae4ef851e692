import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import { Decimal } from 'decimal.js';

/** Whether a rule holds, fails, or cannot be said because something is missing. A missing value is not a pass. */
export type Outcome = 'holds' | 'fails' | 'unsaid';

export interface LineCheck {
  readonly outcome: Outcome;
  /** Quantity × unit price, as text; null when it cannot be said. */
  readonly product: string | null;
  /** What the page says less the product. */
  readonly difference: string | null;
}

export interface SumCheck {
  readonly outcome: Outcome;
  readonly sum: string;
  readonly goodsTotal: string | null;
  /** The sum of the lines less the goods total. */
  readonly difference: string | null;
  /** The one line whose own difference explains the whole of it, where there is exactly one. */
  readonly explainedBy: string | null;
}

const CENT = new Decimal('0.01');

/**
 * Quantity × unit price = total price. Tolerance: half of the last digit of the unit price times
 * the quantity, at least 0.01, since printed prices are rounded; a price is taken as exact to the cent.
 */
export function checkLine(line: ShownLine): LineCheck {
  const [quantity, price, total] = (['quantity', 'unit_price', 'total_price'] as const).map((field) => numberOf(line.fields[field]?.value));
  if (!quantity || !price || !total) return { outcome: 'unsaid', product: null, difference: null };
  const product = quantity.times(price);
  const difference = total.minus(product);
  const lastDigit = new Decimal(10).pow(-Math.max(2, price.decimalPlaces()));
  const tolerance = Decimal.max(CENT, lastDigit.div(2).times(quantity.abs()));
  return {
    outcome: difference.abs().lessThanOrEqualTo(tolerance) ? 'holds' : 'fails',
    product: product.toFixed(Math.max(2, total.decimalPlaces())),
    difference: difference.toFixed(Math.max(2, difference.decimalPlaces())),
  };
}

/** Goods total = sum of the line totals, exact in decimals. */
export function checkSum(record: Pick<ShippingRecord, 'fields' | 'lines'>): SumCheck {
  const totals = record.lines.map((line) => numberOf(line.fields['total_price']?.value));
  const sum = totals.reduce<Decimal>((all, total) => all.plus(total ?? 0), new Decimal(0));
  const goal = numberOf(record.fields['goods_total']?.value) ?? null;
  const isWhole = totals.length > 0 && totals.every((total) => total !== null);
  const difference = goal && sum.minus(goal);
  const outcome = difference === null || !isWhole ? 'unsaid' : difference.isZero() ? 'holds' : 'fails';
  return {
    outcome,
    sum: sum.toFixed(Math.max(2, sum.decimalPlaces())),
    goodsTotal: goal?.toFixed(Math.max(2, goal.decimalPlaces())) ?? null,
    difference: difference?.toFixed(Math.max(2, difference.decimalPlaces())) ?? null,
    explainedBy: outcome === 'fails' && difference ? explainingLine(record.lines, difference) : null,
  };
}

function explainingLine(lines: readonly ShownLine[], difference: Decimal): string | null {
  const candidates = lines.filter((line) => {
    const own = checkLine(line).difference;
    return own !== null && new Decimal(own).equals(difference);
  });
  return candidates.length === 1 ? (candidates[0]?.line_id ?? null) : null;
}

function numberOf(value: unknown): Decimal | null {
  return typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value) ? new Decimal(value) : null;
}
