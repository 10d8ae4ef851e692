import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { Part } from '../../checks/papers.js';
import { countryCodeIn } from '../../values/country-code.js';
import type { FieldPair, PairForm } from './field-pairs.js';
import type { FreightMappings } from './freight-mappings.js';
import { termOf } from './incoterm-text.js';
import type { Said } from './shipment.js';
import { unitCode } from './unit-codes.js';

/**
 * A value of a record as the freight system has it. What it is not, it does not become: what cannot be sent is named when the message is
 * written. A text that begins like a formula stays as it is.
 */
export function freightValue(form: PairForm, text: string, { units }: Pick<FreightMappings, 'units'>): string {
  switch (form) {
    case 'text':
      return text.replace(/\r\n?/g, '\n').trim();
    case 'country':
      return countryCodeIn(text) ?? text;
    case 'incoterm':
      return termOf(text);
    case 'digits':
      return /\d/.test(text) ? text.replace(/\D/g, '') : text;
    default:
      return unitCode(form, text, units).code;
  }
}

/** What a header or line says of the fields of a message, by pairs; null where it says nothing. */
export function freightValues<Freight extends string>(
  pairs: readonly FieldPair<Freight, RecordField>[],
  part: Part | null,
  mappings: Pick<FreightMappings, 'units'>,
): Record<Freight, Said> {
  const entries = pairs.map(({ freight, own, form }) => {
    const text = part?.text(own) ?? null;
    return [freight, text === null ? null : freightValue(form, text, mappings)] as const;
  });
  return Object.fromEntries(entries) as Record<Freight, Said>;
}
