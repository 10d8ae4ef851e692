import type { Line } from '@tallyport/contracts/shipping-record/events';
import { Decimal } from 'decimal.js';
import type { Papers, Part } from '../../checks/papers.js';
import { countryCodeIn } from '../../values/country-code.js';
import { customsQuantity } from '../customs-quantity.js';
import { meaningOf } from '../units.js';
import type { Surroundings } from './surroundings.js';
import { first, present, taken, workedOut } from './value.js';

/** A line for each line of each invoice (domain: import declaration, §5, tariff line). */
export function goodsLinesOf(papers: Papers, surroundings: Surroundings): Line[] {
  return papers
    .of('invoice')
    .flatMap((invoice) =>
      papers.linesOf(invoice).map((line) => ({ lineId: line.line?.line_id ?? '', fields: goodsOf(invoice, line, surroundings) })),
    )
    .filter(({ lineId }) => lineId !== '');
}

function goodsOf(invoice: Part, line: Part, surroundings: Surroundings) {
  const code = (line.text('hs_code') ?? '').replaceAll(/\D/g, '');
  return present({
    line_type: workedOut('goods'),
    invoice_number: taken(invoice, 'invoice_number'),
    product_code: taken(line, 'product_code'),
    goods_description: taken(line, 'description'),
    tariff_classification: taken(line, 'hs_code', () => (code.length >= 8 ? code.slice(0, 8) : null)),
    ...ofTariff(line, code, surroundings),
    price: taken(line, 'total_price'),
    invoice_quantity: taken(line, 'quantity'),
    invoice_quantity_unit: taken(line, 'quantity_unit'),
    net_weight: taken(line, 'net_weight', (weight) => inKilograms(weight, line.text('net_weight_unit'))),
    supplier_name: taken(invoice, 'seller_name'),
    valuation_method: workedOut('TV'),
    country_of_origin: first(taken(line, 'country_of_origin', countryCodeIn), taken(invoice, 'country_of_origin', countryCodeIn)),
  });
}

/** What follows from the classification: its statistical code, where it has one alone, and the quantity in its unit. */
function ofTariff(line: Part, code: string, { tables }: Surroundings) {
  const row = tables.anyDay('tariff_rate', [code.slice(0, 8), '']);
  if (row === undefined) return { statistical_code: workedOut(code.length === 10 ? code.slice(8) : null) };
  const found = customsQuantity(
    {
      quantity: line.text('quantity'),
      unit: line.text('quantity_unit'),
      netWeight: line.text('net_weight'),
      netWeightUnit: line.text('net_weight_unit'),
    },
    row.values.unit,
  );
  const isCounted = 'quantity' in found;
  return {
    statistical_code: workedOut(code.length === 10 ? code.slice(8) : row.values.statistical_code),
    quantity: isCounted ? { ...required(found.quantity), raw: found.how } : null,
    quantity_unit: isCounted ? workedOut(found.unit) : null,
  };
}

/** Null where nobody knows what the unit weighs. */
function inKilograms(weight: string, unit: string | null): string | null {
  const meaning = meaningOf(unit ?? 'KG');
  return meaning?.tariffUnit === 'kg' && isDecimal(weight) ? new Decimal(weight).times(meaning.factor).toFixed() : null;
}

function isDecimal(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text);
}

function required(value: string) {
  return { value, raw: null, place: null, method: 'compiled' as const, confidence: 1 };
}
