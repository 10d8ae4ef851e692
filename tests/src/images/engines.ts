import { startKafka, startPostgres, startTemporal } from '@tallyport/local/test-engines';
import { kafkaVariables } from '@tallyport/runtime/kafka/access';
import pg from 'pg';

/** The engines that `npm start` runs, for containers in place of those that the compose file names. */
export interface Engines {
  /** The owner's address of the empty database `tallyport`. */
  readonly ownerUrl: string;
  /** Where `host:port` of the compose file is here. */
  readonly addresses: Readonly<Record<string, string>>;
  /** How Kafka lets our services in. */
  readonly kafka: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

export async function startEngines(): Promise<Engines> {
  const [postgres, temporal, kafka] = await Promise.all([startPostgres(), startTemporal({ durable: true }), startKafka()]);
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query('create database tallyport');
  await client.end();
  const ownerUrl = new URL(postgres.url);
  ownerUrl.pathname = '/tallyport';
  return {
    ownerUrl: ownerUrl.toString(),
    addresses: {
      'postgres:5432': ownerUrl.host,
      'temporal:7233': temporal.address,
      'kafka:9092': kafka.access.brokers,
    },
    kafka: kafkaVariables(kafka.access),
    stop: async () => {
      await Promise.all([postgres.stop(), temporal.stop(), kafka.stop()]);
    },
  };
}
