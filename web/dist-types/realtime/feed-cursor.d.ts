import type { Cursor, ServerFrame } from '@tallyport/contracts/realtime';
/** Where this client stands in the change feed: the highest position seen of each lane. */
export declare class FeedCursor {
    #private;
    /** What to resume from, or null before the first connection told where the feed stands. */
    get value(): Cursor | null;
    /** Takes the server's cursor: the feed begins here, or begins anew. */
    set(cursor: Cursor): void;
    /** Moves with a frame. False for one that was seen before, which has to be ignored. */
    advance(frame: Extract<ServerFrame, {
        lane: number;
    }>): boolean;
}
