import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { useMemo, useState } from 'react';
import type { Translate } from '../../i18n/i18n.js';
import { isNamed } from '../../i18n/is-named.js';
import { useText } from '../../i18n/use-text.js';
import { persistentStorage } from '../../lib/session/storage.js';
import { type ColumnChoice, chosenColumns, NO_CHOICE, readChoice, withShown, withWidth } from './column-choice.js';
import { type Column, columnsOf } from './columns.js';
import { widthOfHead } from './width-of-head.js';

/** Lines of one record that are of one sort, and are shown apart. */
export interface LinePart {
  readonly name: string;
  readonly fields: readonly RecordField[];
}

/** The columns of a grid as this person wants them; kept in this browser for every record of the kind. */
export interface Columns {
  readonly shown: readonly Column[];
  readonly all: readonly Column[];
  readonly isChanged: boolean;
  toggle(field: RecordField): void;
  resize(field: RecordField, width: number): void;
  reset(): void;
}

/** Of a kind of record; of one part of its lines where `part` names it, with the fields that this part can have. */
export function useColumns(kind: RecordKind, lines: readonly ShownLine[], part?: LinePart): Columns {
  const key = part ? `columnsOf ${kind} ${part.name}` : `columnsOf ${kind}`;
  const [choice, setChoice] = useState(() => readChoice(persistentStorage.get(key)));
  const t = useText();
  const chosen = useMemo(
    () => chosenColumns(kind, lines, choice, part?.fields, (field) => widthOfHead(headOf(t, field))),
    [kind, lines, choice, part, t],
  );
  // The same columns are the same list, so that a value that is typed draws its own row anew and no other.
  const [shown, setShown] = useState(chosen);
  if (!isSame(shown, chosen)) setShown(chosen);
  const keep = (next: ColumnChoice) => {
    persistentStorage.set(key, JSON.stringify(next));
    setChoice(next);
  };
  return {
    shown,
    all: columnsOf(kind, part?.fields),
    isChanged: Object.keys(choice.shown).length + Object.keys(choice.widths).length > 0,
    toggle: (field) => keep(withShown(choice, field, !shown.some((column) => column.field === field))),
    resize: (field, width) => keep(withWidth(choice, field, width)),
    reset: () => keep(NO_CHOICE),
  };
}

/** What stands above a column: where there is one, the short name. */
export function headOf(t: Translate, field: RecordField): string {
  return t(isNamed('records.headers', field) ? `records.headers.${field}` : `recordFields.${field}`);
}

function isSame(one: readonly Column[], other: readonly Column[]): boolean {
  return (
    one.length === other.length && one.every(({ field, width }, index) => field === other[index]?.field && width === other[index]?.width)
  );
}
