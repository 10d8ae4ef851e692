import { type FreightItem, itemsIn, partIn, textIn } from './freight-item.js';
import type { AnyRow } from './layout.js';
import { faultOf, type ValueFault } from './value-form.js';
import { lostInXml } from './xml-text.js';

/** A value that cannot be sent as it is. */
export interface FieldFault {
  /** The field, below the lists it stands in: `invoices/1/lines/12/description`. Members count from 1. */
  readonly place: string;
  readonly code: ValueFault | 'not-carried';
  /** The value; of one that XML cannot carry, the character. */
  readonly found: string;
}

/** Every value of an item that cannot be sent: none is cut or mended without a word. */
export function fieldFaults(rows: readonly AnyRow[], item: FreightItem, above = ''): FieldFault[] {
  return rows.flatMap((row): FieldFault[] => {
    if ('text' in row) return [];
    if ('part' in row) return fieldFaults(row.rows, partIn(item, row.part), `${above}${row.part}/`);
    if ('list' in row)
      return itemsIn(item, row.list).flatMap((member, index) => fieldFaults(row.rows, member, `${above}${row.list}/${index + 1}/`));
    const value = textIn(item, row.field);
    return value === null ? [] : valueFaults(`${above}${row.field}`, row.form, value);
  });
}

function valueFaults(place: string, form: Parameters<typeof faultOf>[0], value: string): FieldFault[] {
  const lost = value === '' ? 'nothing' : lostInXml(value);
  if (lost !== null) return [{ place, code: 'not-carried', found: lost }];
  const code = faultOf(form, value);
  return code === null ? [] : [{ place, code, found: value }];
}
