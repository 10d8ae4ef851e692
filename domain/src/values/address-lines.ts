import { isCompanyName } from './company-names.js';
import { isCountry } from './countries.js';

/** A postcode ends the line: `Cape Town 8028`, `Tacoma, WA 98492`, `London SE23 1EJ`. */
const POSTCODE = /\p{L}[\s,]+(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d)\s*$/u;
/** A number of a house or hall within the line: `ZI Sud, 73 route de Dijon`, `Ind. Norte, nave 53`. */
const HOUSE = /,\s*(?:\p{L}+\s+)?\d{1,4}[a-z]?(?:\s+\p{Ll}|\s*$)/u;
const STREET =
  /(?<!\p{L})(?:street|road|avenue|boulevard|highway|suite|floor|unit \d|level \d|building \d|p\.?\s?o\.? box|industrial (?:estate|park|zone))(?!\p{L})/iu;

/** Whether a line of a party reads like a part of its address, so that it is no name: a postcode, a house, a street, or a town with its country. */
export function isAddressLine(text: string): boolean {
  const line = text.trim();
  if (isCompanyName(line)) return false;
  const [, country = ''] = /,\s*([^,]+)$/u.exec(line) ?? [];
  return POSTCODE.test(line) || HOUSE.test(line) || STREET.test(line) || isCountry(line) || isCountry(country);
}
