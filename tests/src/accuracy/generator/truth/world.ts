import type { Country } from './countries.js';
import type { Goods } from './goods.js';

/** An airline with its two-letter code and the prefix of its waybills. */
export interface Airline {
  readonly name: string;
  readonly code: string;
  readonly prefix: string;
}

/** A port or city that goods pass, and its airport. */
export interface Gate {
  readonly city: string;
  readonly country: string;
  readonly airport: string;
}

/** Who trades with what over which places in the papers of a set. */
export interface World {
  readonly selling: readonly Country[];
  readonly buying: readonly Country[];
  readonly goods: readonly Goods[];
  /** First and second words of companies, and what forwarders have for the second. */
  readonly names: { readonly first: readonly string[]; readonly trades: readonly string[]; readonly forwarding: readonly string[] };
  readonly fumigators: readonly string[];
  /** Gates by the code of their country. */
  readonly gates: Readonly<Record<string, readonly Gate[]>>;
  readonly vessels: readonly string[];
  readonly carriers: readonly string[];
  readonly airlines: readonly Airline[];
  readonly packageTypes: readonly string[];
  readonly paymentTerms: readonly string[];
}

/** Gates from `country code,city,country,airport`, one a line. */
export function gatesFrom(text: string): Record<string, Gate[]> {
  const gates: Record<string, Gate[]> = {};
  for (const entry of text.trim().split('\n')) {
    const [key = '', city = '', country = '', airport = ''] = entry.split(',');
    gates[key] = [...(gates[key] ?? []), { city, country, airport }];
  }
  return gates;
}
