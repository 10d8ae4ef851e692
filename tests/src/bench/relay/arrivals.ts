import type { TestDatabase } from '@tallyport/database/testing/test-database';
import { LaneWitness } from '../../support/lane-witness.js';
import { until } from '../../support/until.js';

export interface Arrivals {
  readonly lost: number;
  readonly disordered: number;
  readonly duplicates: number;
}

/** Reads the whole topic and compares it with the log. */
export async function countArrivals(database: TestDatabase, brokers: string, epoch: string): Promise<Arrivals> {
  const { rows } = await database.pool().query<{ count: number }>('select count(*)::int as count from event_store.event');
  const recorded = rows[0]?.count ?? 0;
  const witness = await LaneWitness.start(brokers, epoch);
  try {
    let [seen, since] = [0, Date.now()];
    // At its end when everything is there, or when for a while nothing came.
    await until(
      'the topic is read',
      () => {
        if (witness.positions.size > seen) [seen, since] = [witness.positions.size, Date.now()];
        return seen === recorded || (seen > 0 && Date.now() - since > 10_000);
      },
      180_000,
    );
    const [first] = witness.broken;
    if (first !== undefined) console.error(`     out of order, for example: ${first}`);
    return { lost: recorded - seen, disordered: witness.broken.length, duplicates: witness.duplicates };
  } finally {
    await witness.stop();
  }
}
