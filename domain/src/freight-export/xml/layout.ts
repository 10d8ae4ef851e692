import type { FreightItem } from './freight-item.js';
import type { ValueForm } from './value-form.js';

/** A text of the item at a path of elements. Neighbours share the elements that their paths begin with. */
interface ValueRow<Field extends string = string> {
  readonly path: string;
  readonly field: Field;
  readonly form: ValueForm;
  /** Where it is read instead, if it does not stand at its path: an answer names a source where a message names a target. */
  readonly orAt?: string;
}

/** A text that is the same in every message. */
interface FixedRow {
  readonly path: string;
  readonly text: string;
}

/** Rows of a part of the item, from the same element on. */
interface PartRow<Field extends string = string, Row = AnyRow> {
  readonly part: Field;
  readonly rows: readonly Row[];
}

/** An element for each member of a list. `Complete` says that the members sent are all there are, `Partial` that others stay. */
interface ListRow<Field extends string = string, Row = AnyRow> {
  readonly path: string;
  readonly list: Field;
  readonly content: 'Complete' | 'Partial' | null;
  readonly rows: readonly Row[];
}

/** A row of whatever item: what writes, reads and compares goes by these. */
export type AnyRow = ValueRow | FixedRow | PartRow | ListRow;

type FieldRow<Of extends FreightItem> = {
  [Field in keyof Of & string]: Of[Field] extends readonly (infer Member extends FreightItem)[]
    ? ListRow<Field, Row<Member>>
    : Of[Field] extends FreightItem
      ? PartRow<Field, Row<Of[Field]>>
      : ValueRow<Field>;
}[keyof Of & string];

type Row<Of extends FreightItem> = FieldRow<Of> | FixedRow;

/** The fields of an item in the order of the schema, which is a sequence (domain: eAdaptor, §4): it is written and read by them. */
export type Layout<Of extends FreightItem> = readonly Row<Of>[];
