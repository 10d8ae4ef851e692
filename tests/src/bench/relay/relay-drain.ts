import { alwaysByIndex, Numbering } from '@tallyport/relay/number';
import { relayPass } from '@tallyport/relay/pass';
import { Publication } from '@tallyport/relay/publish';
import { type LaneMessage, Publisher } from '@tallyport/runtime/kafka/publisher';
import type { Kafka } from 'kafkajs';
import pg from 'pg';
import { cpuMicrosOf, ownCpuMicros } from '../cpu.js';
import type { Side } from '../harness.js';

/** Our side of P2: the relay's own passes, as its loop runs them: number what was committed while the batch before it is sent, and move the mark. */
export class RelayDrain implements Side {
  private readonly numbering: Numbering;
  private readonly publication: Publication;

  private constructor(
    private readonly client: pg.Client,
    private readonly backend: number,
    private readonly publisher: Publisher,
    private readonly share: number,
  ) {
    this.numbering = new Numbering(client, 0n);
    this.publication = new Publication(client, publisher);
  }

  /** `share` is how many events of the backlog a slice drains. */
  static async open(databaseUrl: string, kafka: Kafka, share: number): Promise<RelayDrain> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await alwaysByIndex(client);
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const publisher = new Publisher(kafka);
    await publisher.connect();
    return new RelayDrain(client, rows[0]?.pid ?? 0, publisher, share);
  }

  async slice(): Promise<number> {
    let sent = 0;
    while (sent < this.share) {
      const pass = await relayPass(this.numbering, this.publication);
      if (pass.sent === 0 && !pass.hasMore) throw new Error('the backlog is drained already: what follows would measure an empty log');
      sent += pass.sent;
    }
    return sent;
  }

  /** The messages of the first batch, without anything being sent or kept. */
  async firstMessages(count: number): Promise<LaneMessage[]> {
    const messages: LaneMessage[] = [];
    await this.client.query('begin');
    await new Numbering(this.client, 0n).pass();
    await new Publication(this.client, { publish: (_topic, batch) => Promise.resolve(void messages.push(...batch)) }, count).publishNext();
    await this.client.query('rollback');
    return messages;
  }

  cpuMicros(): number {
    return ownCpuMicros() + cpuMicrosOf(this.backend);
  }

  /** What arrived is checked by a recorder at the end, for the whole log. */
  check(): Promise<void> {
    return Promise.resolve();
  }

  async close(): Promise<void> {
    await this.publisher.close();
    await this.client.end();
  }
}
