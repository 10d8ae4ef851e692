import { parseEvent } from '@tallyport/contracts/parse-event';
import type { Fold } from '@tallyport/domain/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { HashedEvent } from '@tallyport/event-store/load';

/** A stream that a call loads once: every version of what it shows, and later what was appended since, which alone is loaded then. */
export class LoadedStream<View> {
  private constructor(
    private readonly loadAfter: (streamPosition: number) => Promise<HashedEvent[]>,
    private readonly fold: Fold<View>,
    private loaded: readonly HashedEvent[],
  ) {}

  static async open<View>(store: EventStore, orgId: string, streamId: string, fold: Fold<View>): Promise<LoadedStream<View>> {
    const loadAfter = (streamPosition: number) => store.load(orgId, streamId, streamPosition);
    return new LoadedStream(loadAfter, fold, await loadAfter(0));
  }

  get events(): readonly HashedEvent[] {
    return this.loaded;
  }

  /** What the stream showed at a position of it, or shows at the last one that is loaded; null before its first event. */
  at(streamPosition = Number.POSITIVE_INFINITY): View | null {
    return this.loaded
      .filter((event) => event.streamPosition <= streamPosition)
      .reduce<View | null>((view, event) => this.fold(view, parseEvent(event), event), null);
  }

  /** The same for a position that may have been written since. */
  async reach(streamPosition: number): Promise<View | null> {
    const last = this.loaded.at(-1)?.streamPosition ?? 0;
    if (last < streamPosition) this.loaded = [...this.loaded, ...(await this.loadAfter(last))];
    return this.at(streamPosition);
  }
}
