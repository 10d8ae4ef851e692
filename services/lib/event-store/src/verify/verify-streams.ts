import { z } from 'zod';
import { canonicalEnvelope, GENESIS, type HashedEnvelope } from '../hash-chain.js';
import { laneOf } from '../lane.js';
import { sha256Hex } from '../sha256.js';
import type { Finding, Findings } from './finding.js';

/** An event as it is stored, with its texts exactly as they stand; salt and hashes in hex. */
export interface StoredEvent extends HashedEnvelope {
  readonly data: string | null;
  readonly salt: string | null;
  readonly dataHash: string;
  readonly previousHash: string;
  readonly hash: string;
  readonly lane: number;
  readonly position: number | null;
}

const ERASED = 'stream.erased';
const Erasure = z.object({ eventId: z.string() });
const NO_HASH = GENESIS.toString('hex');

/**
 * Follows streams event by event, one stream after the other, each from its beginning. Holds nothing but the last event
 * and what the current stream has erased, so a log of any size passes through it.
 */
export class StreamVerifier {
  private last: StoredEvent | null = null;
  private lane = 0;
  private missing: StoredEvent[] = [];
  private readonly named = new Set<string>();

  constructor(private readonly findings: Findings) {}

  next(event: StoredEvent): void {
    if (this.last?.streamId !== event.streamId || this.last.orgId !== event.orgId) this.endStream();
    this.checkPlace(event);
    this.checkData(event);
    const link = sha256Hex(event.previousHash, canonicalEnvelope(event), event.dataHash);
    if (event.hash !== link) this.report('the hash does not fit the event', event);
    if (event.lane !== this.laneOf(event)) this.report('the lane is wrong', event);
    this.last = event;
  }

  end(): void {
    this.endStream();
  }

  private checkPlace(event: StoredEvent): void {
    const expected = (this.last?.streamPosition ?? 0) + 1;
    if (event.streamPosition !== expected) {
      this.report(`the stream goes on with ${event.streamPosition} where ${expected} should stand`, event);
    } else if (event.previousHash !== (this.last?.hash ?? NO_HASH)) {
      this.report('the event is not chained to the one before it', event);
    }
    const before = this.last?.position ?? null;
    if (before !== null && event.position !== null && event.position <= before) {
      this.report('the log has this event before its predecessor', event);
    }
  }

  private checkData(event: StoredEvent): void {
    if (event.type === ERASED && event.data !== null) {
      const erasure = Erasure.safeParse(JSON.parse(event.data));
      if (erasure.success) this.named.add(erasure.data.eventId);
      else this.report('the erasure does not say what was erased', event);
    }
    if (event.data === null && event.salt === null) this.missing.push(event);
    else if (event.data === null || event.salt === null) this.report('data and salt do not go together', event);
    else if (event.dataHash !== sha256Hex(event.salt, event.data)) this.report('the data are not those that were recorded', event);
  }

  /** All events of a stream are of one job, so its lane is computed once. */
  private laneOf({ jobId, streamId }: StoredEvent): number {
    if (this.last?.streamId !== streamId || this.last.jobId !== jobId) this.lane = laneOf(jobId, streamId);
    return this.lane;
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
