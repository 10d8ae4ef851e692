/** One thing that is not as it was recorded: what, and where it stands. */
export interface Finding {
  readonly problem: string;
  readonly orgId: string | null;
  readonly streamId: string | null;
  readonly streamPosition: number | null;
  /** Place in the whole log; null when the event has none. */
  readonly position: number | null;
  readonly recordedAt: string | null;
}

/** Enough to act on; a log that was rewritten from the beginning would give one for each event. */
const MOST = 100;

/** Collects findings in the order in which they come up. */
export class Findings {
  readonly all: Finding[] = [];
  count = 0;

  add(problem: string, place: Partial<Finding> = {}): void {
    this.count += 1;
    if (this.all.length >= MOST) return;
    const { orgId = null, streamId = null, streamPosition = null, position = null, recordedAt = null } = place;
    this.all.push({ problem, orgId, streamId, streamPosition, position, recordedAt });
  }
}

/** A finding as one sentence for a person. */
export function describeFinding({ problem, streamId, streamPosition, position, recordedAt }: Finding): string {
  const stream = streamId === null ? null : `stream ${streamId}${streamPosition === null ? '' : ` at ${streamPosition}`}`;
  const places = [stream, position === null ? null : `log position ${position}`, recordedAt === null ? null : `recorded ${recordedAt}`];
  const where = places.filter((place) => place !== null).join(', ');
  return where === '' ? problem : `${problem}: ${where}`;
}
