import type { TestDatabase } from '@tallyport/database/testing/test-database';
import { type KafkaAccess, kafkaVariables } from '@tallyport/runtime/kafka/access';
import { startService } from '../../support/service-process.js';
import { until } from '../../support/until.js';

/**
 * Ends the drain with the relay as it is shipped, killed so many times at the worst moment: Kafka has taken a batch, and
 * nobody has noted it.
 */
export async function drainThroughRestarts(database: TestDatabase, kafka: KafkaAccess, restarts: number): Promise<void> {
  const environment = { DATABASE_URL: database.urlOf('relay'), ...kafkaVariables(kafka), LOG_LEVEL: 'warn' };
  const relay = await startService('relay', { ...environment, FAIL_POINT: 'relay.after-publish' });
  try {
    for (let restart = 1; restart <= restarts; restart++) {
      await until('the relay dies', () => relay.hasExited());
      await relay.restart(restart === restarts ? { FAIL_POINT: '' } : {});
    }
    await until('the log is drained', () => isDrained(database), 120_000);
  } finally {
    await relay.discard();
  }
}

async function isDrained(database: TestDatabase): Promise<boolean> {
  const { rows } = await database.pool().query<{ drained: boolean }>(`
    select position = published and not exists (
      select from event_store.event e where not exists (select from event_store.log l where l.seq = e.seq)) as drained
    from event_store.relay_state`);
  return rows[0]?.drained === true;
}
