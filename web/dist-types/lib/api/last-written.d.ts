/** Notes what a mutating call wrote (`stream@position`). */
export declare function noteWritten(position: string | null, now?: number): void;
/** The last own write, for the `If-Position` of a read that has to show it. */
export declare function lastWritten(now?: number): string | undefined;
