import { isEmptyValue } from '@tallyport/domain/values/empty-values';
import { CERTAINTY } from '../certainty.js';
import { type Area, heightOf } from '../page/area.js';
import type { Phrase } from '../page/phrases.js';
import type { Understood } from './field-reading.js';
import { type FormRow, rowsAt } from './form-rows.js';
import type { Party } from './party.js';
import { FIELD_FORM } from './tuning.js';
import { cleaned } from './value-readers.js';

/** The block of a party tells each part of it at a label of its own, as prints of electronic invoices do: name, street, post code, town, country. */
export function fieldFormOf(block: Area, inBlock: readonly Phrase[], page: readonly Phrase[]): Party | null {
  const rows = untilRepeated(inBlock.flatMap((phrase) => rowsAt(phrase, inBlock, page)));
  const [first] = rows;
  const name = rows.find(({ field }) => field === 'name');
  const streets = rows.filter(({ field }) => field === 'street');
  const places = rows.filter(({ field }) => field === 'place');
  const isForm = name === undefined ? streets.length > 0 && places.length > 0 : streets.length + places.length > 0;
  if (first === undefined || !isForm || first.label.area.top - block.bottom > FIELD_FORM.nearest * heightOf(block)) return null;
  return { name: name === undefined ? null : valueOf([name], ' '), address: valueOf([...streets, ...places], ', ') };
}

/** Where a label comes again, another form has begun. */
function untilRepeated(rows: readonly FormRow[]): readonly FormRow[] {
  const end = rows.findIndex(
    ({ field, label }, index) => field !== null && rows.slice(0, index).some((before) => before.label.text === label.text),
  );
  return (end < 0 ? rows : rows.slice(0, end)).filter(({ value }) => value.length > 0);
}

function valueOf(rows: readonly FormRow[], separator: string): Understood | null {
  const told = rows.filter(({ value }) => !isEmptyValue(value.map(({ text }) => text).join(' ')));
  const words = told.map(({ value }) => cleaned(value.map(({ text }) => text).join(separator)));
  const value = words.filter((word) => /[\p{L}\d]/u.test(word)).join(separator);
  const certainty = separator === ' ' || told.length > 1 ? CERTAINTY.party.ofForm : CERTAINTY.party.onePart;
  return /\p{L}/u.test(value) ? { value, from: told.flatMap((row) => row.value), certainty } : null;
}
