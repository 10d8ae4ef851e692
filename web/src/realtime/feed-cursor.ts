import type { Cursor, ServerFrame } from '@tallyport/contracts/realtime';

/** Where this client stands in the change feed: the highest position seen of each lane. */
export class FeedCursor {
  #cursor: Cursor | null = null;

  /** What to resume from, or null before the first connection told where the feed stands. */
  get value(): Cursor | null {
    return this.#cursor;
  }

  /** Takes the server's cursor: the feed begins here, or begins anew. */
  set(cursor: Cursor): void {
    this.#cursor = { ...cursor };
  }

  /** Moves with a frame. False for one that was seen before, which has to be ignored. */
  advance(frame: Extract<ServerFrame, { lane: number }>): boolean {
    const lane = String(frame.lane);
    const seen = this.#cursor?.[lane] ?? 0;
    if (frame.feed_position <= seen) return false;
    this.#cursor = { ...this.#cursor, [lane]: frame.feed_position };
    return true;
  }
}
