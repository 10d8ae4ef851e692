import type { ChargeKind } from '@tallyport/contracts/declaration/charge-kinds';

/** Incoterms by what of the way overseas their price holds (domain: money, §2); the older ones are still seen. */
const IN_THE_PRICE: Readonly<Record<string, readonly ChargeKind[]>> = {
  ...group([], 'EXW FCA FAS FOB'),
  ...group(['overseas-freight'], 'CFR CPT'),
  ...group(['overseas-freight', 'overseas-insurance'], 'CIF CIP DES DEQ DDU DAP DAT DPU DDP'),
};

/** What of the way overseas the price of a term holds; undefined for a term that nobody knows. */
export function inThePrice(term: string): readonly ChargeKind[] | undefined {
  return IN_THE_PRICE[term];
}

function group(kinds: readonly ChargeKind[], terms: string): Record<string, readonly ChargeKind[]> {
  return Object.fromEntries(terms.split(' ').map((term) => [term, kinds]));
}
