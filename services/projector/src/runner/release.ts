import { releaseRows, StillParked } from '@tallyport/lane-consumer/apply/rows';
import { parkedKey, type StreamRef } from '@tallyport/lane-consumer/parking';
import { memberName, type Projection } from '../projection.js';
import { DatabaseFailure, Tables } from '../tables.js';
import { advance } from './advance.js';
import { Applier } from './apply.js';
import type { LiveReadModels } from './live-read-models.js';
import { CONSUMER } from './members.js';
import { readEvent } from './read-event.js';
import { eventsOfStream } from './read-log.js';

/**
 * Tells a parked stream again from the log, up to where its lane stands, and lets it go on. When it still cannot be
 * applied it stays parked with the reason of today. Answers with the outcome in a few words.
 */
export async function release(models: LiveReadModels, projection: Projection, stream: StreamRef): Promise<string> {
  const { pool, epoch, projections } = models.options;
  const member = memberName(projection);
  const { lane, outcome } = await releaseRows(pool, { consumer: CONSUMER, member }, stream, async (held) => {
    const parked = new Set(held.parked);
    await new Applier(held, projection, parked, 'together').reapply(stream, held.position).catch((error: unknown) => {
      throw error instanceof DatabaseFailure ? error : new StillParked(error);
    });
    parked.delete(parkedKey(member, stream));
    // The feed tells of the stream's last event once more: its old positions were not shown by this read model.
    const last = (await eventsOfStream(new Tables(held.client, ''), stream, held.position)).at(-1);
    const live = projections.filter((one) => held.members.includes(memberName(one)));
    await advance(held, epoch, live, last ? [readEvent(last)] : [], parked);
  });
  if (lane !== null) models.notifier.notify(lane);
  return outcome;
}
