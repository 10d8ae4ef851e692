import { Decimal } from 'decimal.js';
import { inTariffUnit, meaningOf } from './units.js';

/** What a line says of its amount, as its invoice does. */
export interface InvoicedAmount {
  readonly quantity: string | null;
  readonly unit: string | null;
  readonly netWeight: string | null;
  readonly netWeightUnit: string | null;
}

/** A quantity in the unit of the tariff, as customs writes it, with the words of how it was found; or why there is none. */
export type CustomsQuantity =
  | { readonly quantity: string; readonly unit: string; readonly how: string }
  | { readonly why: 'no-unit-in-tariff' | 'no-quantity' | 'no-net-weight' | 'unit-does-not-fit' };

/** Units that weigh: the net weight of the line says how much. */
const WEIGHING: ReadonlySet<string> = new Set(['kg', 't']);

/**
 * The quantity that customs wants: of goods that the tariff weighs the net weight, of others the invoiced quantity in the tariff's unit
 * (domain: identifiers and codes, §7). `tariffUnit` is as Schedule 3 prints it, `..` for none.
 */
export function customsQuantity(amount: InvoicedAmount, tariffUnit: string): CustomsQuantity {
  const [first = ''] = tariffUnit.split(' and ').toReversed();
  if (first === '' || first === '..') return { why: 'no-unit-in-tariff' };
  if (WEIGHING.has(first)) {
    const ofWeight = converted(amount.netWeight, amount.netWeightUnit ?? 'KG', first);
    if ('quantity' in ofWeight) return ofWeight;
    const invoiced = converted(amount.quantity, amount.unit, first);
    return 'quantity' in invoiced ? invoiced : { why: amount.netWeight === null ? 'no-net-weight' : 'unit-does-not-fit' };
  }
  return converted(amount.quantity, amount.unit, first);
}

/** As messages to customs write the unit that Schedule 3 prints. */
function unitOfCustoms(tariffUnit: string): string {
  return tariffUnit === 'cum' ? 'CU' : tariffUnit.toUpperCase();
}

function converted(quantity: string | null, unit: string | null, tariffUnit: string): CustomsQuantity {
  if (quantity === null || unit === null) return { why: 'no-quantity' };
  const meaning = meaningOf(unit);
  const factor = meaning && inTariffUnit(meaning, tariffUnit);
  if (factor === null) return { why: 'unit-does-not-fit' };
  const how = factor === '1' ? `${quantity} ${unit}` : `${quantity} ${unit} × ${factor}`;
  return { quantity: new Decimal(quantity).times(factor).toDecimalPlaces(3).toFixed(), unit: unitOfCustoms(tariffUnit), how };
}
