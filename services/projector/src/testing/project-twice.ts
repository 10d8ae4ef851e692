import { randomUUID } from 'node:crypto';
import type { Actor } from '@tallyport/contracts/actor';
import type { DomainEvent } from '@tallyport/contracts/events';
import { laneOf } from '@tallyport/event-store/lane';
import type pg from 'pg';
import type { ProjectedEvent, Projection } from '../projection.js';
import { Tables } from '../tables.js';
import { MACHINE } from './journal.js';

/** Facts of one organisation in the order in which they are told, each with its place in stream and log. */
export class Facts {
  readonly orgId = randomUUID();
  private readonly lengths = new Map<string, number>();
  private position = 0;

  of(streamId: string, jobId: string, events: readonly DomainEvent[], actor: Actor = MACHINE): ProjectedEvent[] {
    return events.map((event) => {
      const streamPosition = (this.lengths.get(streamId) ?? 0) + 1;
      this.lengths.set(streamId, streamPosition);
      this.position += 1;
      const commandId = randomUUID();
      const logged = {
        orgId: this.orgId,
        streamId,
        streamPosition,
        eventId: randomUUID(),
        jobId,
        type: event.type,
        schemaVersion: 1,
        data: event.data,
        metadata: { actor, commandId, correlationId: commandId, causationId: null, workflowId: null, runId: null },
        recordedAt: new Date(Date.parse('2026-03-14T10:00:00.000Z') + this.position * 1_000).toISOString(),
        epoch: this.orgId,
        position: this.position,
        lane: laneOf(jobId, streamId),
        previous: this.position - 1,
      };
      return { event, logged };
    });
  }
}

/** Applies facts as one batch, and then each of them a second time: a projection has to find nothing left to do. */
export async function projectTwice(pool: pg.Pool, projection: Projection, facts: readonly ProjectedEvent[]): Promise<void> {
  const tables = new Tables(pool, '');
  await projection.apply(tables, facts);
  for (const fact of facts) await projection.apply(tables, [fact]);
}
