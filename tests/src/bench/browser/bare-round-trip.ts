import { LANES } from '@tallyport/contracts/topics';
import { type Consumer, type Kafka, Partitioners, type Producer } from 'kafkajs';
import pg from 'pg';
import { until } from '../../support/until.js';
import { Arrivals } from './arrivals.js';

const TOPIC = 'bare-round-trip';

const TABLES = `
create table bare_event (seq bigint generated always as identity primary key, message text not null);
create table bare_log (position bigint primary key, seq bigint not null unique)`;

/** The least that gives new rows their position, for one writer. */
const NUMBER = `
insert into bare_log (position, seq)
select coalesce((select max(position) from bare_log), 0) + row_number() over (order by e.seq), e.seq
from bare_event e where e.seq > coalesce((select max(seq) from bare_log), 0)`;

/** The bare side of P3: one statement that numbers a row, then kafkajs from `send` until a consumer has the message in hand. */
export class BareRoundTrip {
  private count = 0;
  private readonly arrivals = new Arrivals();

  private constructor(
    private readonly client: pg.Client,
    private readonly producer: Producer,
    private readonly consumer: Consumer,
    private readonly message: string,
  ) {}

  static async open(databaseUrl: string, kafka: Kafka, message: string): Promise<BareRoundTrip> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(TABLES);
    const admin = kafka.admin();
    await admin.connect();
    await admin.createTopics({ topics: [{ topic: TOPIC, numPartitions: LANES }], waitForLeaders: true });
    await admin.disconnect();
    const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner, maxInFlightRequests: 1 });
    const consumer = kafka.consumer({ groupId: 'bare-round-trip' });
    const trip = new BareRoundTrip(client, producer, consumer, message);
    await Promise.all([producer.connect(), consumer.connect()]);
    await trip.listen();
    return trip;
  }

  /** How long one round took, in milliseconds. */
  async measure(): Promise<number> {
    this.count += 1;
    await this.client.query({ name: 'bare-event', text: 'insert into bare_event (message) values ($1)', values: [this.message] });
    const begin = performance.now();
    await this.client.query({ name: 'bare-number', text: NUMBER });
    const arrival = this.arrivals.next(String(this.count));
    await Promise.all([this.send(this.count), arrival]);
    return (await arrival) - begin;
  }

  async close(): Promise<void> {
    await Promise.all([this.producer.disconnect(), this.consumer.disconnect()]);
    await this.client.end();
  }

  private async send(count: number): Promise<void> {
    const message = { partition: count % LANES, key: String(count), value: this.message };
    await this.producer.send({ topic: TOPIC, acks: -1, messages: [message] });
  }

  /** Resolves when the consumer hears what is sent: right after it joined it may not yet. */
  private async listen(): Promise<void> {
    await this.consumer.subscribe({ topic: TOPIC, fromBeginning: true });
    await this.consumer.run({
      eachMessage: ({ message }) => Promise.resolve(this.arrivals.note(message.key?.toString() ?? '')),
    });
    await until('the bare consumer hears', () =>
      this.measure().then(
        () => true,
        () => false,
      ),
    );
  }
}
