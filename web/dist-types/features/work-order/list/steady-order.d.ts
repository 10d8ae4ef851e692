interface Row {
    readonly id: string;
}
/** Rows as they are shown: in the order in which they first appeared, however often they are fetched again. */
export interface SteadyRows<R extends Row> {
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
export declare function steadyRows<R extends Row>(shownIds: readonly string[], fetched: readonly R[]): SteadyRows<R>;
export {};
