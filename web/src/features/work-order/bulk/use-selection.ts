import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { useState } from 'react';

/** So many shipments are changed at once at most. */
const MOST = 200;

export interface Selection {
  readonly jobs: readonly ListedWorkOrder[];
  readonly has: (id: string) => boolean;
  readonly toggle: (index: number) => void;
  /** From where the last one was taken to here. */
  readonly reach: (index: number) => void;
  /** All rows of the page, or none of them where all are. */
  readonly togglePage: () => void;
  readonly isPage: boolean;
  readonly keep: (ids: ReadonlySet<string>) => void;
  readonly clear: () => void;
}

/** What is selected of a list, also from pages that were left; a row that is shown again is taken as it is shown. */
export function useSelection(rows: readonly ListedWorkOrder[]): Selection {
  const [selected, setSelected] = useState<ReadonlyMap<string, ListedWorkOrder>>(new Map());
  const [from, setFrom] = useState<string | null>(null);
  const shown = new Map(rows.map((row) => [row.id, row]));
  const isPage = rows.length > 0 && rows.every(({ id }) => selected.has(id));
  const add = (some: readonly ListedWorkOrder[]) =>
    setSelected(new Map([...selected, ...some.map((row) => [row.id, row] as const)].slice(0, MOST)));
  const drop = (some: readonly ListedWorkOrder[]) => {
    const gone = new Set(some.map(({ id }) => id));
    setSelected(new Map([...selected].filter(([id]) => !gone.has(id))));
  };
  return {
    jobs: [...selected.values()].map((job) => shown.get(job.id) ?? job),
    has: (id) => selected.has(id),
    toggle(index) {
      const row = rows[index];
      if (!row) return;
      setFrom(row.id);
      if (selected.has(row.id)) drop([row]);
      else add([row]);
    },
    reach(index) {
      const start = rows.findIndex(({ id }) => id === from);
      const [first, last] = start === -1 ? [index, index] : [Math.min(start, index), Math.max(start, index)];
      if (start === -1) setFrom(rows[index]?.id ?? null);
      add(rows.slice(first, last + 1));
    },
    togglePage: () => (isPage ? drop(rows) : add(rows)),
    isPage,
    keep: (ids) => setSelected(new Map([...selected].filter(([id]) => ids.has(id)))),
    clear: () => setSelected(new Map()),
  };
}
