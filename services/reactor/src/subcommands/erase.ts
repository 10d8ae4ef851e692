import { eraseEvent } from '@tallyport/event-store/erase';
import { withLog } from './operator.js';
import { Refused, type Subcommand } from './subcommand.js';

export const erase: Subcommand = {
  usage: 'erase STREAM POSITION REASON',
  summary: 'Erases the data of one event (personal data); the chain still verifies and says what is missing. This cannot be undone.',
  run: ({ words: [streamId, position, ...reason], config, print }) => {
    const streamPosition = Number(position);
    if (streamId === undefined || !Number.isInteger(streamPosition) || reason.length === 0) {
      throw new Refused('Name the event and the reason: tallyport erase conversation/1b2c… 7 requested by the person');
    }
    return withLog(config, async (pool) => {
      const { rows } = await pool.query<{ org_id: string }>(
        'select org_id from event_store.event where stream_id = $1 and stream_position = $2',
        [streamId, streamPosition],
      );
      const [event] = rows;
      if (!event || rows.length > 1) throw new Refused(`There is no event ${streamPosition} in ${streamId}.`);
      await eraseEvent(pool, {
        orgId: event.org_id,
        streamId,
        streamPosition,
        reason: reason.join(' '),
        actor: { kind: 'machine', process: 'tallyport erase' },
        recordedAt: new Date().toISOString(),
      });
      print(`the data of event ${streamPosition} of ${streamId} are erased`);
      return true;
    });
  },
};
