import type { Hash } from 'node:crypto';
import type { Checkpoint } from '../checkpoint/checkpoint.js';
import { digestAfter, markAt, markOf } from '../checkpoint/log-digest.js';
import type { Findings } from './finding.js';

/** A row of the log with what it points at; `hash` (in hex) and `event_lane` are null when the event is gone. */
export interface LogRow {
  readonly position: number;
  readonly lane: number;
  readonly previous: number;
  readonly hash: string | null;
  readonly event_lane: number | null;
}

/** Follows the log position by position: gapless, each lane chained to itself, and equal to what was signed. */
export class OrderVerifier {
  private position = 0;
  private digest: Hash = digestAfter(null);
  private current = 0;
  private isRewritten = false;
  private readonly lastOfLane = new Map<number, number>();

  /** `checkpoints` are genuine, of one epoch, in order. */
  constructor(
    private readonly findings: Findings,
    private readonly checkpoints: readonly Checkpoint[],
  ) {}

  next(row: LogRow): void {
    const { position, lane, hash } = row;
    if (position !== this.position + 1) this.report(`the log goes on with ${position} where ${this.position + 1} should stand`, row);
    if (row.previous !== (this.lastOfLane.get(lane) ?? 0)) this.report('the log names a wrong predecessor in its lane', row);
    if (hash === null) this.report('the event of this log position is gone', row);
    else if (row.event_lane !== lane) this.report('the log has another lane than the event', row);
    this.compareWithSigned(row);
    this.position = position;
    this.lastOfLane.set(lane, position);
  }

  end(): void {
    const signedTo = this.checkpoints.at(-1)?.to ?? 0;
    if (this.position < signedTo) {
      this.findings.add(`the log ends at ${this.position}, but ${signedTo} events were signed`, { position: this.position });
    }
  }

  private compareWithSigned(row: LogRow): void {
    const signed = this.checkpoints[this.current];
    if (!signed || this.isRewritten) return;
    const hash = row.hash ?? '';
    this.digest.update(hash, 'hex');
    const isSame = markAt(signed.marks, row.position - signed.from) === markOf(hash);
    const isEnd = row.position >= signed.to;
    if (!isSame || (isEnd && this.digest.digest('hex') !== signed.digest)) {
      this.isRewritten = true;
      this.report('the log is not the one that was signed', row);
    } else if (isEnd) {
      this.current += 1;
      this.digest = digestAfter(signed.digest);
    }
  }

  private report(problem: string, { position }: LogRow): void {
    this.findings.add(problem, { position });
  }
}
