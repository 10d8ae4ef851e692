import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startKafka, startPostgres, startTemporal } from '@tallyport/local/test-engines';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { createLog } from '@tallyport/runtime/log';
import { sealingInterceptor } from '@tallyport/temporal/sealing-interceptor';
import { payloadGuard } from '@tallyport/workflows/support/payload-guard';
import { Client, Connection } from '@temporalio/client';
import { NativeConnection } from '@temporalio/worker';
import type { Kafka } from 'kafkajs';
import { LogStack } from '../../support/log-stack.js';
import { COMMAND_KEY } from '../../support/service-process.js';
import { until } from '../../support/until.js';

/** Engines and services as they are shipped, and connections to them, for both sides of P7. */
export interface UploadStack {
  readonly log: LogStack;
  readonly kafka: Kafka;
  readonly address: string;
  readonly namespace: string;
  readonly connection: Connection;
  readonly client: Client;
  /** The client as the gateway has it: the worker believes no other. */
  readonly sealedClient: Client;
  readonly native: NativeConnection;
  readonly folder: string;
  close(): Promise<void>;
}

/** Temporal keeps its data in a file, as the local stack lets it. */
export async function openUploadStack(topics: readonly string[]): Promise<UploadStack> {
  const [postgres, kafka, temporal] = await Promise.all([startPostgres(), startKafka(), startTemporal({ durable: true })]);
  const log = await LogStack.open(postgres.url, kafka.access);
  const connection = await Connection.connect({ address: temporal.address });
  const native = await NativeConnection.connect({ address: temporal.address });
  const folder = await mkdtemp(join(tmpdir(), 'tallyport-bench-upload-'));
  const client = connectKafka(kafka.access, 'bench', createLog('bench', 'silent'));
  for (const topic of topics) await untilMade(client, topic);
  const temporalEnvironment = { TEMPORAL_ADDRESS: temporal.address, TEMPORAL_NAMESPACE: temporal.namespace };
  await log.start('relay');
  await log.start('reactor', temporalEnvironment);
  await log.start('worker', { ...temporalEnvironment, WORKER_QUEUES: 'workflows', BLOB_FOLDER: folder });
  const temporalClient = { connection, namespace: temporal.namespace, dataConverter: { payloadCodecs: [payloadGuard] } };
  return {
    log,
    kafka: client,
    address: temporal.address,
    namespace: temporal.namespace,
    connection,
    client: new Client(temporalClient),
    sealedClient: new Client({ ...temporalClient, interceptors: { workflow: [sealingInterceptor(COMMAND_KEY)] } }),
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
