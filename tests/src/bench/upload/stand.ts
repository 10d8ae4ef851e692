import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafka, startPostgres, startTemporal } from '@tallyport/local/test-engines';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { createLog } from '@tallyport/runtime/log';
import { payloadGuard } from '@tallyport/workflows/support/payload-guard';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import type { Kafka } from 'kafkajs';
import { LogStand } from '../../support/log-stand.js';
import { until } from '../../support/until.js';

/** Engines and services as they are shipped, and connections to them, for both sides of P7. */
export interface Stand {
  readonly log: LogStand;
  readonly kafka: Kafka;
  readonly address: string;
  readonly namespace: string;
  readonly connection: Connection;
  readonly client: Client;
  readonly native: NativeConnection;
  readonly folder: string;
  close(): Promise<void>;
}

/** Temporal keeps its data in a file, as the local stack lets it. */
export async function openStand(topics: readonly string[]): Promise<Stand> {
  const [postgres, kafka, temporal] = await Promise.all([startPostgres(), startKafka(), startTemporal({ durable: true })]);
  const log = await LogStand.open(postgres.url, kafka.brokers.join(','));
  const connection = await Connection.connect({ address: temporal.address });
  const native = await NativeConnection.connect({ address: temporal.address });
  const folder = await mkdtemp(join(tmpdir(), 'tallyport-bench-upload-'));
  const client = connectKafka(kafka.brokers.join(','), 'bench', createLog('bench', 'silent'));
  for (const topic of topics) await untilMade(client, topic);
  const temporalEnvironment = { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace };
  await log.start('relay');
  await log.start('reactor', temporalEnvironment);
  await log.start('worker', { ...temporalEnvironment, WORKER_QUEUES: 'workflows', BLOB_FOLDER: folder });
  return {
    log,
    kafka: client,
    address: temporal.address,
    namespace: temporal.namespace,
    connection,
    client: new Client({ connection, namespace: temporal.namespace, dataConverter: { payloadCodecs: [payloadGuard] } }),
    native,
    folder,
    async close() {
      await log.close();
      await Promise.all([connection.close(), native.close()]);
      await Promise.all([postgres.stop(), kafka.stop(), temporal.stop(), rm(folder, { recursive: true, force: true })]);
    },
  };
}

/** Right after its start the broker may not know yet what it has just made. */
async function untilMade(kafka: Kafka, topic: string): Promise<void> {
  const isMade = () =>
    ensureTopic(kafka, topic, 1).then(
      () => true,
      () => false,
    );
  await until(`the topic ${topic} is there`, isMade);
}
