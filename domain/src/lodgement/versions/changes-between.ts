import type { VersionChange } from '@tallyport/contracts/lodgement/version-http';
import { fieldForm, isRecordField, type RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import { lineName, valuesOf } from '../../shipping-record/line-name.js';
import { isSameValue } from '../../shipping-record/same-value.js';
import { headerFields, lineFields } from '../declared-fields.js';
import type { FrozenLineType, FrozenRecord } from '../frozen-record.js';

/** What differs, before anybody asked who changed it. */
export type Change = Omit<VersionChange, 'by'>;

type Fields = Readonly<Record<string, ShownValue | undefined>>;

/**
 * Everything that differs between two versions of a record, in the order in which it is attributed: the header in the order of its
 * form, lines that are gone, lines that stay (each field by field, in the order of its form), lines that are new.
 */
export function changesBetween(from: ShippingRecord, to: ShippingRecord): Change[] {
  const kind = from.kind === 'cargo-report' ? 'cargo-report' : 'declaration';
  const before = new Map(from.lines.map((line) => [line.line_id, line]));
  const after = new Set(to.lines.map(({ line_id }) => line_id));
  const gone = from.lines.filter(({ line_id }) => !after.has(line_id));
  const stay = to.lines.flatMap((line) => {
    const was = before.get(line.line_id);
    return was ? [{ was, line }] : [];
  });
  const added = to.lines.filter(({ line_id }) => !before.has(line_id));
  const inOrder = (line: ShownLine) => Object.keys(lineFields(typeOf(kind, line)));
  return [
    ...ofFields(kind, null, { from: from.fields, to: to.fields }, Object.keys(headerFields(kind))),
    ...gone.map((line): Change => ({ ...wholeLine(line), kind: 'deleted', from: nameOfLine(line), to: null })),
    ...stay.flatMap(({ was, line }) => ofFields(kind, line, { from: was.fields, to: line.fields }, inOrder(line))),
    ...added.map((line): Change => ({ ...wholeLine(line), kind: 'added', from: null, to: nameOfLine(line) })),
  ];
}

function ofFields(
  kind: FrozenRecord['kind'],
  line: ShownLine | null,
  { from, to }: { readonly from: Fields; readonly to: Fields },
  form: readonly string[],
): Change[] {
  const others = [...new Set([...Object.keys(from), ...Object.keys(to)])].filter((field) => !form.includes(field)).toSorted();
  return [...form, ...others].filter(isRecordField).flatMap((field): Change[] => {
    const [was, is] = [said(from[field]), said(to[field])];
    if (isSameValue(fieldForm(kind, field, line !== null), was, is)) return [];
    const place = { line_id: line?.line_id ?? null, line: line && nameOfLine(line) };
    return [{ ...place, kind: was === null ? 'added' : is === null ? 'deleted' : 'changed', field, from: was, to: is }];
  });
}

/** Nothing is nothing however it is written; blanks around a value are none of it. */
function said(shown: ShownValue | undefined): FieldValue {
  const value = shown?.value ?? null;
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : value.trim();
}

function wholeLine(line: ShownLine): Pick<Change, 'line_id' | 'line' | 'field'> {
  return { line_id: line.line_id, line: nameOfLine(line), field: null };
}

/** By which people know a line of a declaration or cargo report, the best first. */
const NAMING: readonly RecordField[] = ['goods_description', 'container_number', 'charge', 'invoice_number', 'house_bill'];

export function nameOfLine({ fields }: ShownLine): FieldValue {
  const values = valuesOf(fields);
  const named = NAMING.find((field) => values[field] !== undefined && values[field] !== null && values[field] !== '');
  return named === undefined ? lineName(values) : (values[named] ?? null);
}

function typeOf(kind: FrozenRecord['kind'], { fields }: ShownLine): FrozenLineType {
  if (kind === 'cargo-report') return 'container';
  const type = fields.line_type?.value;
  return type === 'invoice' || type === 'charge' || type === 'transport' ? type : 'goods';
}
