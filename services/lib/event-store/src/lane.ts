import { hash } from 'node:crypto';
import { LANES } from '@tallyport/contracts/topics';

/** The lane of a job, or of a stream that belongs to none: the same for ever, so it is computed once, at append. */
export function laneOf(jobId: string | null, streamId: string): number {
  return hash('sha256', jobId ?? streamId, 'buffer').readUInt32BE(0) % LANES;
}
