/** Lanes are partitions, everywhere and for ever: a job's lane is computed when its first event is appended. */
export const LANES = 24;

/** The topic of one life of the log. After a restore the log begins a new epoch, and with it a new topic. */
export function eventsTopic(epoch: string): string {
  return `tallyport.events.${epoch}`;
}
