import type { Checkpoint } from '../checkpoint/checkpoint.js';
import { EMPTY_LOG, markAt, markOf, nextDigest } from '../checkpoint/log-digest.js';
import type { Finding, Findings } from './finding.js';

/** A row of the log with what it points at; `hash` is null when the event is gone. */
export interface LogRow {
  readonly position: number;
  readonly lane: number;
  readonly previous: number;
  readonly hash: Buffer | null;
  readonly event: Partial<Finding>;
  readonly eventLane: number | null;
}

/** Follows the log position by position: gapless, each lane chained to itself, and equal to what was signed. */
export class OrderVerifier {
  private position = 0;
  private digest: Buffer = EMPTY_LOG;
  private readonly lastOfLane = new Map<number, number>();
  private isRewritten = false;

  /** `checkpoints` are genuine, of one epoch, in order. */
  constructor(
    private readonly findings: Findings,
    private readonly checkpoints: readonly Checkpoint[],
  ) {}

  next(row: LogRow): void {
    const place = { ...row.event, position: row.position };
    if (row.position !== this.position + 1)
      this.findings.add(`the log goes on with ${row.position} where ${this.position + 1} should stand`, place);
    if (row.previous !== (this.lastOfLane.get(row.lane) ?? 0)) this.findings.add('the log names a wrong predecessor in its lane', place);
    if (row.hash === null) this.findings.add('the event of this log position is gone', place);
    else if (row.eventLane !== row.lane) this.findings.add('the log has another lane than the event', place);
    this.compareWithSigned(row, place);
    this.position = row.position;
    this.lastOfLane.set(row.lane, row.position);
  }

  end(): void {
    const signedTo = this.checkpoints.at(-1)?.to ?? 0;
    if (this.position < signedTo) {
      this.findings.add(`the log ends at ${this.position}, but ${signedTo} events were signed`, { position: this.position });
    }
  }

  private current = 0;

  private compareWithSigned(row: LogRow, place: Partial<Finding>): void {
    const eventHash = row.hash ?? EMPTY_LOG;
    this.digest = nextDigest(this.digest, eventHash);
    while ((this.checkpoints[this.current]?.to ?? Number.POSITIVE_INFINITY) < row.position) this.current += 1;
    const signed = this.checkpoints[this.current];
    if (!signed || this.isRewritten) return;
    const mark = markAt(Buffer.from(signed.marks, 'base64'), row.position - signed.from);
    const isSame = mark.equals(markOf(eventHash));
    const isEnd = row.position === signed.to;
    if (isSame && !(isEnd && this.digest.toString('hex') !== signed.digest)) return;
    this.isRewritten = true;
    this.findings.add('the log is not the one that was signed', place);
  }
}
