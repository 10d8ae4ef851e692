interface Row {
  readonly id: string;
}

/** Rows as they are shown: in the order in which they first appeared, however often they are fetched again. */
export interface StableRows<R extends Row> {
  readonly rows: readonly R[];
  /** Rows that came since; they wait behind a line. */
  readonly arrived: number;
  /** The server's order is another one by now. */
  readonly reordered: boolean;
}

/**
 * Keeps rows from moving under the cursor: what is shown keeps its place and gets its new values, what has gone
 * leaves, what is new waits until it is asked for.
 */
export function stableRows<R extends Row>(shownIds: readonly string[], fetched: readonly R[]): StableRows<R> {
  const byId = new Map(fetched.map((row) => [row.id, row]));
  const rows = shownIds.flatMap((id) => byId.get(id) ?? []);
  const shown = new Set(shownIds);
  const order = fetched.filter(({ id }) => shown.has(id));
  return {
    rows,
    arrived: fetched.length - rows.length,
    reordered: rows.some(({ id }, index) => order[index]?.id !== id),
  };
}
