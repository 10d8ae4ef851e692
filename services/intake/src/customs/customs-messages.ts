import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { DomainEvent } from '@tallyport/contracts/events';
import { CommandReused, START } from '@tallyport/event-store/append';
import { customsMessageId } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import { onlyPiece } from '../only-piece.js';
import { layoutsOn } from './layouts.js';
import { whatItSpeaksOf } from './what-it-speaks-of.js';

export interface CustomsMessagesParts {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly events: Pick<EventStore, 'append' | 'load'>;
  readonly blobs: Pick<BlobStore, 'putFile'>;
  readonly now: () => Date;
}

/** Keeps what customs sends: first the bytes, then the fact, and only then the sender hears that it arrived (law 4). */
export class CustomsMessages {
  constructor(private readonly parts: CustomsMessagesParts) {}

  /**
   * Safe to repeat: the same bytes are one message of an organisation, however often and by however many roads they come. What cannot
   * be read is kept as well. Throws what the blob store and the log throw; then the sender sends again.
   */
  async receive(orgId: string, content: Uint8Array): Promise<void> {
    const { blobs, events, pool, now } = this.parts;
    const { hash, bytes } = await blobs.putFile(orgId, onlyPiece(content), { limit: content.byteLength });
    const messageId = customsMessageId(orgId, hash);
    const streamId = `customs-message/${messageId}`;
    const known = await events.load(orgId, streamId);
    if (known.length > 0) return;
    const recordedAt = now().toISOString();
    const spokenOf = whatItSpeaksOf(content, await layoutsOn(pool, recordedAt.slice(0, 10)));
    const received: DomainEvent = { type: 'customs-message.received', data: { messageId, hash, bytes, ...spokenOf } };
    const metadata = {
      actor: { kind: 'customs' },
      commandId: messageId,
      correlationId: messageId,
      causationId: null,
      workflowId: null,
      runId: null,
    } as const;
    await events.append({ orgId, streamId, jobId: null, after: START, events: [received], metadata, recordedAt }).catch(alreadyThere);
  }
}

/** Two deliveries at once, between which a table changed: the first told what it spoke of, and that stands. */
function alreadyThere(error: unknown): void {
  if (!(error instanceof CommandReused)) throw error;
}
