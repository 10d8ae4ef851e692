import { alwaysByIndex, Numbering } from '@tallyport/relay/number';
import { publishNext } from '@tallyport/relay/publish';
import { type LaneMessage, Publisher } from '@tallyport/runtime/kafka/publisher';
import type { Kafka } from 'kafkajs';
import pg from 'pg';
import { cpuMicrosOf, ownCpuMicros } from '../cpu.js';
import type { Side } from '../harness.js';

/** Our side of P2: the relay's own passes, as its loop runs them: number what was committed, publish the next batch, move the mark. */
export class RelayDrain implements Side {
  private readonly numbering: Numbering;

  private constructor(
    private readonly client: pg.Client,
    private readonly backend: number,
    private readonly publisher: Publisher,
  ) {
    this.numbering = new Numbering(client);
  }

  static async open(databaseUrl: string, kafka: Kafka): Promise<RelayDrain> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await alwaysByIndex(client);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const publisher = new Publisher(kafka);
    await publisher.connect();
    return new RelayDrain(client, rows[0]?.pid ?? 0, publisher);
  }

  async slice(ms: number): Promise<number> {
    const end = performance.now() + ms;
    let sent = 0;
    while (performance.now() < end) sent += await this.pass();
    return sent;
  }

  /** The messages of the first batch, without anything being sent or kept. */
  async firstMessages(count: number): Promise<LaneMessage[]> {
    const messages: LaneMessage[] = [];
    await this.client.query('begin');
    await new Numbering(this.client).pass();
    await publishNext(this.client, { publish: (_topic, batch) => Promise.resolve(void messages.push(...batch)) }, count);
    await this.client.query('rollback');
    return messages;
  }

  /** Empties the log. */
  async drain(): Promise<void> {
    while ((await this.pass()) > 0);
  }

  cpuMicros(): number {
    return ownCpuMicros() + cpuMicrosOf(this.backend);
  }

  /** What arrived is checked by a witness at the end, for the whole log. */
  check(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.publisher.close();
    await this.client.end();
  }

  private async pass(): Promise<number> {
    await this.numbering.pass();
    return publishNext(this.client, this.publisher);
  }
}
