import type { TestDatabase } from '@tallyport/database/testing/test-database';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import { LaneRecorder } from '../../support/lane-recorder.js';
import { until } from '../../support/until.js';

export interface Arrivals {
  readonly lost: number;
  readonly disordered: number;
  readonly duplicates: number;
}

/** Reads the whole topic and compares it with the log. */
export async function countArrivals(database: TestDatabase, kafka: KafkaAccess, epoch: string): Promise<Arrivals> {
  const { rows } = await database.pool().query<{ count: number }>('select count(*)::int as count from event_store.event');
  const recorded = rows[0]?.count ?? 0;
  const recorder = await LaneRecorder.start(kafka, epoch);
  try {
    let [seen, since] = [0, Date.now()];
    // At its end when everything is there, or when for a while nothing came.
    await until(
      'the topic is read',
      () => {
        if (recorder.positions.size > seen) [seen, since] = [recorder.positions.size, Date.now()];
        return seen === recorded || (seen > 0 && Date.now() - since > 10_000);
      },
      180_000,
    );
    const [first] = recorder.broken;
    if (first !== undefined) console.error(`     out of order, for example: ${first}`);
    return { lost: recorded - seen, disordered: recorder.broken.length, duplicates: recorder.duplicates };
  } finally {
    await recorder.stop();
  }
}
