import type { Checkpoint } from './checkpoint.js';

/** What somebody outside the folder and the database remembers of the newest checkpoint. Its digest covers the whole log up to `to`. */
export type Witnessed = Pick<Checkpoint, 'epoch' | 'to' | 'digest'>;

/** Keeps what was signed last in a third place, so that cutting the log's end and the last checkpoint together is found. */
export interface CheckpointWitness {
  last(): Promise<Witnessed | null>;
  keep(witnessed: Witnessed): Promise<void>;
}

/** Whether the kept checkpoints hold what was witnessed. One of another epoch of the log says nothing about this one. */
export function isConfirmedBy(witnessed: Witnessed | null, epoch: string, checkpoints: readonly Checkpoint[]): boolean {
  if (witnessed?.epoch !== epoch) return true;
  return checkpoints.some((one) => one.epoch === epoch && one.to === witnessed.to && one.digest === witnessed.digest);
}
