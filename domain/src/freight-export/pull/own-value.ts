import type { FieldForm } from '@tallyport/contracts/shipping-record/forms';
import { DecimalText } from '@tallyport/contracts/values/decimal';
import { Decimal } from 'decimal.js';
import type { PairForm } from '../shipment/field-pairs.js';
import type { FreightMappings } from '../shipment/freight-mappings.js';
import type { Said } from '../shipment/shipment.js';
import { ownUnit } from '../shipment/unit-codes.js';
import { isSameFreightValue } from '../xml/plain-value.js';
import { DECIMAL, text } from '../xml/value-forms.js';

/** A field of ours with what it says, how it becomes a value of a message, and the form in which we keep it. */
export interface OwnField {
  readonly field: string;
  readonly value: string | null;
  readonly pair: PairForm;
  readonly form: FieldForm;
}

/** One field before and after, as an amendment names it. */
export interface ProposedChange {
  readonly field: string;
  readonly previous: string | null;
  readonly next: string;
}

type Units = Pick<FreightMappings, 'units'>;

/**
 * What a value there would change in a field of ours, of which `sent` would be sent. Nothing where it says nothing, and where it is what would
 * be sent: a paper's `KGS` is the `KG` there. A number in a form of its own is not taken over.
 */
export function proposedChange({ field, value, pair, form }: OwnField, sent: Said, there: Said, mappings: Units): ProposedChange[] {
  if (there === null || (form === 'decimal' && !DecimalText.safeParse(there).success)) return [];
  if (isSameFreightValue(form === 'decimal' ? DECIMAL : text(there.length), sent, there)) return [];
  return [{ field, previous: value, next: ownValue(pair, form, there, value, mappings) }];
}

/** As we write it: a number with at least the places that ours had, a unit by our name of it. */
function ownValue(pair: PairForm, form: FieldForm, there: string, before: string | null, { units }: Units): string {
  if (form === 'decimal') {
    const number = new Decimal(there);
    const printed = before?.split('.')[1]?.length ?? 0;
    return number.toFixed(Math.max(number.decimalPlaces(), printed));
  }
  return pair.endsWith('unit') || pair === 'package type' ? ownUnit(there, units) : there;
}
