import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { DomainEvent } from '@tallyport/contracts/events';
import { START } from '@tallyport/event-store/append';
import { freightMessageId, uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { onlyPiece } from '../only-piece.js';
import { type SpokenOf, whatItSpeaksOf } from './what-it-speaks-of.js';

export interface FreightMessagesParts {
  readonly events: Pick<EventStore, 'append' | 'load'>;
  readonly blobs: Pick<BlobStore, 'putFile'>;
  readonly now: () => Date;
}

const MOST_TRIES = 5;

/** Keeps what freight systems send: first the bytes, then the fact, and only then the sender hears that it arrived (law 4). */
export class FreightMessages {
  constructor(private readonly parts: FreightMessagesParts) {}

  /**
   * Safe to repeat: the same bytes are recorded once, however often they come. Other bytes under the same number are recorded beside
   * the first. Throws what the blob store and the log throw; then the sender sends again.
   */
  async receive(orgId: string, content: Uint8Array): Promise<void> {
    const { hash, bytes } = await this.parts.blobs.putFile(orgId, onlyPiece(content), { limit: content.byteLength });
    const spokenOf = whatItSpeaksOf(content);
    const messageId = freightMessageId(orgId, numberOf(spokenOf) ?? hash);
    const received: DomainEvent = { type: 'freight-message.received', data: { messageId, original: hash, bytes, ...spokenOf } };
    for (let tries = 1; !(await this.isRecorded(orgId, messageId, received, hash)); tries++)
      if (tries === MOST_TRIES) throw new Error(`message ${messageId} is received over and over at once`);
  }

  /** Whether it stands in the log now; not where something else came in between. */
  private async isRecorded(orgId: string, messageId: string, received: DomainEvent, hash: string): Promise<boolean> {
    const { events, now } = this.parts;
    const streamId = `freight-message/${messageId}`;
    const commandId = uuidv5(messageId, hash);
    const known = await events.load(orgId, streamId);
    if (known.some(({ metadata }) => metadata.commandId === commandId)) return true;
    const last = known.at(-1);
    const after = last === undefined ? START : { streamPosition: last.streamPosition, hash: last.hash };
    const metadata = {
      actor: { kind: 'machine', process: 'freight-system' },
      commandId,
      correlationId: messageId,
      causationId: null,
      workflowId: null,
      runId: null,
    } as const;
    const recordedAt = now().toISOString();
    const appended = await events.append({ orgId, streamId, jobId: null, after, events: [received], metadata, recordedAt });
    return appended.kind === 'recorded';
  }
}

/** A number counts together with who gave it. */
function numberOf({ reference }: SpokenOf): string | null {
  return reference === null || reference.interchange === null ? null : JSON.stringify([reference.system, reference.interchange]);
}
