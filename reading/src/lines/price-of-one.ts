import { Decimal } from 'decimal.js';
import { CERTAINTY } from '../certainty.js';
import type { Understood } from '../fields/field-reading.js';

/** For how many a price is, behind it in its cell: `18.50 / 100`, `4,00 per 1000`. */
const FOR_MANY = /\d\s*(?:\p{L}{3}|\p{Sc})?\s*(?:\/|per|je|pro|par|por|pr\.?)\s*(?<many>10{1,3})(?:\s*\p{L}{1,5}\.?)?$/iu;

/** The price of one piece where its cell says for how many it is. A head that says so (`Price per 100`) leaves it as printed. */
export function priceOfOne(price: Understood | null): Understood | null {
  const many = FOR_MANY.exec(price?.from[0]?.text.trim() ?? '')?.groups?.['many'];
  if (price === null || many === undefined) return price;
  return { ...price, value: new Decimal(String(price.value)).div(many).toString(), isInferred: true, certainty: CERTAINTY.amount.ofMany };
}
