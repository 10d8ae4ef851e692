import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { JobPapers } from './job-papers.js';

/** A record that a message is made of, as it stood then. */
export interface MadeFrom {
  readonly streamId: string;
  readonly streamPosition: number;
}

/** The kinds of records that a message says something of. What happens to others leaves it as it is. */
const SENT_KINDS: ReadonlySet<RecordKind> = new Set(['waybill', 'invoice', 'packing-list', 'declaration']);

/** Whether a message says anything of a record. */
export function isSent({ kind, withdrawn }: Pick<ShippingRecord, 'kind' | 'withdrawn'>): boolean {
  return SENT_KINDS.has(kind) && !withdrawn;
}

/** The positions that a message is made at: those of the job and of its records that stand. */
export function madeFrom({ job, records }: Pick<JobPapers, 'job' | 'records'>): MadeFrom[] {
  const places = records
    .filter(isSent)
    .map(({ kind, id, stream_position }) => ({ streamId: `${kind}/${id}`, streamPosition: stream_position }));
  return [{ streamId: `work-order/${job.id}`, streamPosition: job.streamPosition }, ...places.toSorted(byStream)];
}

function byStream(one: MadeFrom, other: MadeFrom): number {
  return one.streamId < other.streamId ? -1 : 1;
}
