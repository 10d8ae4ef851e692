import type { DomainEvent } from '@tallyport/contracts/events';
import { START } from '@tallyport/event-store/append';
import type { EventStore } from '@tallyport/event-store/event-store';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';

/** One stream and where it ends, written through the product's own `append`. */
export class AppendedStream {
  private head = START;

  constructor(
    private readonly store: EventStore,
    readonly place: { readonly orgId: string; readonly streamId: string; readonly jobId: string },
  ) {}

  /** Where the next event will stand. */
  get next(): number {
    return this.head.streamPosition + 1;
  }

  async append(event: DomainEvent): Promise<void> {
    const appended = await this.store.append({
      ...this.place,
      after: this.head,
      events: [event],
      metadata: sampleMetadata(),
      recordedAt: new Date().toISOString(),
    });
    if (appended.kind !== 'recorded') throw new Error('a conflict on a stream of our own');
    this.head = appended.head;
  }
}
