import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import { fieldForm, isRecordField, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { isPersons, shownReading } from '../shipping-record/fold-value.js';
import { isSameValue } from '../shipping-record/same-value.js';
import type { CompiledDeclaration } from './compile/compile-declaration.js';

/** A value or a whole line (`field` null) that the papers have otherwise now. */
export interface Difference {
  readonly line_id: string | null;
  readonly field: RecordField | null;
  readonly held: ShownValue | null;
  readonly compiled: ShownValue | null;
}

type Shown = Readonly<Record<string, ShownValue | undefined>>;

/** Where papers say otherwise now than a declaration does. What a person wrote into it is no difference, nor is a line of theirs. */
export function differencesTo(declaration: ShippingRecord, compiled: CompiledDeclaration): Difference[] {
  const held = new Map(declaration.lines.map((line) => [line.line_id, line.fields]));
  const now = new Set(compiled.lines.map(({ lineId }) => lineId));
  return [
    ...ofFields(null, declaration.fields, compiled.fields),
    ...compiled.lines.flatMap(({ lineId, fields }): Difference[] => {
      const before = held.get(lineId);
      return before ? ofFields(lineId, before, fields) : [{ line_id: lineId, field: null, held: null, compiled: naming(fields) }];
    }),
    ...declaration.lines
      .filter(
        ({ line_id, fields }) => !now.has(line_id) && !Object.values<ShownValue | undefined>(fields).some((one) => one && isPersons(one)),
      )
      .map(({ line_id, fields }): Difference => ({ line_id, field: null, held: firstOf(fields), compiled: null })),
  ];
}

function ofFields(line_id: string | null, held: Shown, compiled: Readonly<Record<string, Reading>>): Difference[] {
  return [...new Set([...Object.keys(held), ...Object.keys(compiled)])].filter(isRecordField).flatMap((field): Difference[] => {
    const [before, reading] = [held[field] ?? null, compiled[field]];
    const form = fieldForm('declaration', field, line_id !== null);
    if ((before && isPersons(before)) || isSameValue(form, before?.value ?? null, reading?.value ?? null)) return [];
    return [{ line_id, field, held: before, compiled: reading ? shownReading(reading) : null }];
  });
}

/** The value by which a person knows a line. */
const NAMING: readonly RecordField[] = ['goods_description', 'container_number', 'charge', 'invoice_number', 'house_bill', 'line_type'];

function naming(fields: Readonly<Record<string, Reading>>): ShownValue | null {
  const field = NAMING.find((name) => fields[name] !== undefined);
  const reading = field && fields[field];
  return reading ? shownReading(reading) : null;
}

function firstOf(fields: Shown): ShownValue | null {
  return NAMING.flatMap((name) => fields[name] ?? [])[0] ?? null;
}
