import { randomUUID } from 'node:crypto';
import type { Actor } from '@tallyport/contracts/actor';
import type { DomainEvent } from '@tallyport/contracts/events';
import { LANES } from '@tallyport/contracts/topics';
import type { TestDatabase } from '@tallyport/database/testing/test-database';
import { append, START } from '@tallyport/event-store/append';
import { streamHead } from '@tallyport/event-store/load';
import { numberAll } from '@tallyport/event-store/testing/number-all';
import { publishedTexts } from '@tallyport/lane-consumer/testing/published';
import type pg from 'pg';

export const MACHINE: Actor = { kind: 'machine', process: 'extraction' };

/** The log of a test: facts go in, messages come out as Kafka would deliver them. */
export class Journal {
  readonly orgId = randomUUID();
  private readonly writer: pg.Pool;
  private readonly relay: pg.Pool;
  private readonly reader: pg.Pool;
  private clock = Date.parse('2026-03-14T10:00:00.000Z');

  constructor(database: TestDatabase) {
    this.writer = database.pool('worker', 2);
    this.relay = database.pool('relay', 1);
    this.reader = database.pool('projector', 1);
  }

  /** Records facts at the end of a stream, one command for all of them. */
  async record(streamId: string, jobId: string | null, events: readonly DomainEvent[], actor: Actor = MACHINE): Promise<void> {
    const commandId = randomUUID();
    const head = await streamHead(this.writer, this.orgId, streamId);
    this.clock += 1_000;
    const appended = await append(this.writer, {
      orgId: this.orgId,
      streamId,
      jobId,
      after: head.streamPosition === 0 ? START : head,
      events,
      metadata: { actor, commandId, correlationId: commandId, causationId: null, workflowId: null, runId: null },
      recordedAt: new Date(this.clock).toISOString(),
    });
    if (appended.kind !== 'recorded') throw new Error(`${streamId} was not appended to`);
  }

  /** Gives what was recorded its positions. */
  async number(): Promise<void> {
    await numberAll(this.relay);
  }

  /** Every message of each lane that has any, in order, as the relay publishes it. */
  async messages(): Promise<Map<number, string[]>> {
    const lanes = Array.from({ length: LANES }, (_, lane) => lane);
    const read = await Promise.all(lanes.map(async (lane) => [lane, await publishedTexts(this.reader, lane)] as const));
    return new Map(read.filter(([, texts]) => texts.length > 0));
  }
}
