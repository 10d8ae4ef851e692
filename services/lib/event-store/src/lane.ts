import { createHash } from 'node:crypto';
import { LANES } from '@tallyport/contracts/topics';

/** The lane of a job, or of a stream that belongs to none: the same for ever, so it is computed once, at append. */
export function laneOf(jobId: string | null, streamId: string): number {
  return (
    createHash('sha256')
      .update(jobId ?? streamId)
      .digest()
      .readUInt32BE(0) % LANES
  );
}
