import { randomUUID } from 'node:crypto';
import type { Actor } from '@tallyport/contracts/actor';
import type { DomainEvent } from '@tallyport/contracts/events';
import { append, START } from '@tallyport/event-store/append';
import { laneOf } from '@tallyport/event-store/lane';
import { streamHead } from '@tallyport/event-store/load';
import { sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import type { ReactionDesk } from './reaction-desk.js';

/** A job whose events are appended and numbered one by one. */
export class RecordedJob {
  constructor(
    readonly desk: ReactionDesk,
    readonly orgId: string,
    readonly id: string = randomUUID(),
  ) {}

  get lane(): number {
    return laneOf(this.id, '');
  }

  async record(streamId: string, event: DomainEvent, actor?: Actor): Promise<void> {
    const { orgId, id: jobId } = this;
    const head = await streamHead(this.desk.worker, orgId, streamId);
    const after = head.streamPosition === 0 ? START : head;
    const metadata = { ...sampleMetadata(), ...(actor && { actor }) };
    const recordedAt = '2026-03-14T10:41:50.123Z';
    const appended = await append(this.desk.worker, { orgId, streamId, jobId, after, events: [event], metadata, recordedAt });
    if (appended.kind !== 'recorded') throw new Error('the test appended to an old head');
    await this.desk.number();
  }
}
