import { dataHash, GENESIS, type HashedEnvelope, linkHash } from '../hash-chain.js';
import { laneOf } from '../lane.js';
import type { Finding, Findings } from './finding.js';

/** An event as it is stored, with its texts exactly as they stand. */
export interface StoredEvent extends HashedEnvelope {
  readonly data: string | null;
  readonly salt: Buffer | null;
  readonly dataHash: Buffer;
  readonly previousHash: Buffer;
  readonly hash: Buffer;
  readonly lane: number;
  readonly position: number | null;
}

const ERASED = 'stream.erased';

/**
 * Follows streams event by event, one stream after the other, each from its beginning. Holds nothing but the last event
 * and what the current stream has erased, so a log of any size passes through it.
 */
export class StreamVerifier {
  private last: StoredEvent | null = null;
  private missing: StoredEvent[] = [];
  private readonly named = new Set<string>();

  constructor(private readonly findings: Findings) {}

  next(event: StoredEvent): void {
    if (this.last?.streamId !== event.streamId || this.last.orgId !== event.orgId) this.endStream();
    this.checkPlace(event);
    this.checkData(event);
    if (!event.hash.equals(linkHash(event.previousHash, event, event.dataHash))) this.report('the hash does not fit the event', event);
    if (event.lane !== laneOf(event.jobId, event.streamId)) this.report('the lane is wrong', event);
    this.last = event;
  }

  end(): void {
    this.endStream();
  }

  private checkPlace(event: StoredEvent): void {
    const expected = (this.last?.streamPosition ?? 0) + 1;
    if (event.streamPosition !== expected) {
      this.report(`the stream goes on with ${event.streamPosition} where ${expected} should stand`, event);
    } else if (!event.previousHash.equals(this.last?.hash ?? GENESIS)) {
      this.report('the event is not chained to the one before it', event);
    }
    const before = this.last?.position ?? null;
    if (before !== null && event.position !== null && event.position <= before) {
      this.report('the log has this event before its predecessor', event);
    }
  }

  private checkData(event: StoredEvent): void {
    if (event.type === ERASED && event.data !== null) {
      const { eventId } = JSON.parse(event.data) as { eventId: string };
      this.named.add(eventId);
    }
    if (event.data === null && event.salt === null) this.missing.push(event);
    else if (event.data === null || event.salt === null) this.report('data and salt do not go together', event);
    else if (!event.dataHash.equals(dataHash(event.salt, event.data))) this.report('the data are not those that were recorded', event);
  }

  private endStream(): void {
    for (const event of this.missing) {
      if (!this.named.has(event.eventId)) this.report('the data are gone, and no erasure is on record', event);
    }
    this.missing = [];
    this.named.clear();
    this.last = null;
  }

  private report(problem: string, event: StoredEvent): void {
    const place: Partial<Finding> = event;
    this.findings.add(problem, place);
  }
}
