import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { z } from 'zod';
import { type Column, columnsOf, isShownUnasked } from './columns.js';

/** What a person changed about the columns of a kind of record: which are shown, and how wide. All else is as it comes. */
export const ColumnChoice = z.object({
  shown: z.record(z.string(), z.boolean()),
  widths: z.record(z.string(), z.int()),
});
export type ColumnChoice = z.infer<typeof ColumnChoice>;

export const NO_CHOICE: ColumnChoice = { shown: {}, widths: {} };

/** Narrower than this a column cannot be taken hold of again. */
const NARROWEST = 40;
const WIDEST = 640;

/** The columns that stand in the grid. The pinned one is always there, since it says which line this is. */
export function chosenColumns(
  kind: RecordKind,
  lines: readonly ShownLine[],
  { shown, widths }: ColumnChoice,
  fields?: readonly RecordField[],
  /** What the name of a column takes, so that it is read whole. */
  leastOf: (field: RecordField) => number = () => 0,
): Column[] {
  return columnsOf(kind, fields)
    .filter(({ field, isPinned }) => isPinned || (shown[field] ?? isShownUnasked(kind, field, lines)))
    .map((column) => ({ ...column, width: widths[column.field] ?? Math.max(column.width, leastOf(column.field)) }));
}

export function withShown(choice: ColumnChoice, field: RecordField, isShown: boolean): ColumnChoice {
  return { ...choice, shown: { ...choice.shown, [field]: isShown } };
}

export function withWidth(choice: ColumnChoice, field: RecordField, width: number): ColumnChoice {
  return { ...choice, widths: { ...choice.widths, [field]: Math.round(Math.min(WIDEST, Math.max(NARROWEST, width))) } };
}

/** Reads what an earlier visit kept, which may be of another version of this program: what does not fit is no choice. */
export function readChoice(text: string | null): ColumnChoice {
  if (text === null) return NO_CHOICE;
  try {
    return ColumnChoice.safeParse(JSON.parse(text)).data ?? NO_CHOICE;
  } catch {
    return NO_CHOICE;
  }
}
