import { useMemo, useState } from 'react';
import { type StableRows, stableRows } from './stable-rows.js';

const NONE: readonly never[] = [];

/** Rows that keep their places while one list is looked at. `list` names the list: another one begins with its own order. */
export function useStableRows<R extends { readonly id: string }>(
  list: string,
  fetched: readonly R[] | undefined,
): StableRows<R> & { sortAgain: () => void } {
  const [shown, setShown] = useState<{ list: string; ids: readonly string[] }>({ list: '', ids: [] });
  const ids = fetched?.map(({ id }) => id) ?? [];

  // An empty list has no order to keep: its first row may simply appear.
  const fresh = fetched !== undefined && (shown.list !== list || shown.ids.length === 0) && (shown.list !== list || ids.length > 0);
  if (fresh) setShown({ list, ids });

  const kept = fresh ? ids : shown.list === list ? shown.ids : NONE;
  const steady = useMemo(() => stableRows<R>(kept, fetched ?? NONE), [kept, fetched]);
  return { ...steady, sortAgain: () => setShown({ list, ids }) };
}
