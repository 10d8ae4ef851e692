import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { RecordEditInput, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ReviewPlace } from '../../../lib/documents/review-address.js';
import type { UndoableEdit } from '../../../lib/records/undo-stack.js';
import { type Doubt, doubtsOf, neighbour } from './queue.js';
import { filledValues, keyOf, keyOfSpot, type ReadValue, valueOfKey } from './read-values.js';
import { byPlace, pageOf } from './reading-order.js';
import { type Queue, useQueue } from './use-queue.js';
import { rowBeside, rowOf, type ValueRow, valueOfRow, valueRows } from './value-rows.js';

/** What is looked at of a document, and the ways from there. */
export interface Reviewed {
  readonly page: number;
  readonly queue: Queue;
  readonly rows: readonly ValueRow[];
  /** All that was read, as it stands on the pages. */
  readonly values: readonly ReadValue[];
  readonly chosen: ReadValue | null;
  /** Why the chosen value waits for a person; null for one that does not. */
  readonly doubt: Doubt | null;
  readonly hasTranslations: boolean;
  readonly withEmpty: boolean;
  toggleEmpty(): void;
  choose(value: ReadValue): void;
  chooseEdited(edit: UndoableEdit): void;
  /** To the next value of the list, or to the next that waits. */
  step(by: 1 | -1): void;
  stepQueue(by: 1 | -1): void;
  turnTo(page: number): void;
  /** The paper was scrolled there by hand. */
  scrollTo(page: number): void;
}

export function useReviewed(records: readonly ShippingRecord[], flags: readonly RecordFlag[], place: ReviewPlace | null): Reviewed {
  const [, setSearch] = useSearchParams();
  const values = useMemo(() => filledValues(records).toSorted(byPlace), [records]);
  const doubts = useMemo(() => doubtsOf(records, flags), [records, flags]);
  const queue = useQueue(doubts);
  const [withEmpty, setWithEmpty] = useState(false);
  const [start] = useState(place);
  const [wanted, setWanted] = useState(() => keyAtStart(records, values, doubts, place));
  // A page that was asked for and brought nothing has no value to look at; else the first that waits is looked at.
  const first = start?.page == null ? (queue.doubts[0]?.value ?? firstOfList(records)) : null;
  const chosen = valueOfKey(records, wanted) ?? first;
  const page = place?.page ?? (chosen && pageOf(chosen)) ?? 1;
  const rows = useMemo(() => valueRows(queue.doubts, records, chosen, withEmpty), [queue.doubts, records, chosen, withEmpty]);

  const setPage = (to: number) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('page', String(to));
        return next;
      },
      { replace: true },
    );
  const choose = (value: ReadValue) => {
    setWanted(value.key);
    const on = pageOf(value);
    if (on !== null && on !== page) setPage(on);
  };
  const chooseKey = (key: string) => {
    const value = valueOfKey(records, key);
    if (value) choose(value);
  };

  return {
    page,
    queue,
    rows,
    values,
    chosen,
    doubt: queue.doubts.find(({ value }) => value.key === chosen?.key) ?? null,
    hasTranslations: values.some(({ shown }) => shown?.translation != null),
    withEmpty,
    toggleEmpty: () => setWithEmpty((now) => !now),
    choose,
    chooseEdited({ record, edits }) {
      const spot = edits[0] && spotOf(edits[0]);
      if (spot?.field) chooseKey(keyOf(record.id, spot.line, spot.field));
    },
    step(by) {
      const value = valueOfRow(rows[rowBeside(rows, rowOf(rows, chosen?.key ?? null), by)]);
      if (value) choose(value);
    },
    stepQueue(by) {
      const next = neighbour(queue.doubts, chosen?.key ?? null, by);
      if (next) choose(next.value);
    },
    turnTo: setPage,
    scrollTo: setPage,
  };
}

/** Where nothing waits, the list is looked at from its top. */
function firstOfList(records: readonly ShippingRecord[]): ReadValue | null {
  for (const row of valueRows([], records, null, false)) {
    const value = valueOfRow(row);
    if (value) return value;
  }
  return null;
}

/** The value that the address names, or the first of the page that it names, or the first that waits; null where there is none. */
function keyAtStart(
  records: readonly ShippingRecord[],
  values: readonly ReadValue[],
  doubts: readonly Doubt[],
  place: ReviewPlace | null,
): string | null {
  if (place?.value) return keyOfSpot(records, place.value);
  if (place?.page == null) return doubts[0]?.value.key ?? null;
  return values.find((value) => pageOf(value) === place.page)?.key ?? null;
}

/** The first value that an edit writes or confirms. */
function spotOf(edit: RecordEditInput): { line: string | null; field: RecordField | undefined } | null {
  if (edit.kind === 'amend') return { line: null, field: edit.changes[0]?.field };
  if (edit.kind === 'amend-line') return { line: edit.line_id, field: edit.changes[0]?.field };
  return edit.kind === 'confirm' ? { line: edit.line_id, field: edit.fields[0]?.field } : null;
}
