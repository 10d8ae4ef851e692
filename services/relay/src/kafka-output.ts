import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { backoffMs } from '@tallyport/runtime/backoff';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { Publisher } from '@tallyport/runtime/kafka/publisher';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import type { Log } from '@tallyport/runtime/log';
import type pg from 'pg';
import { Publication } from './publish.js';

interface Open {
  readonly publisher: Publisher;
  readonly publication: Publication;
}

/** The way to Kafka: connected when it is needed, left alone for a while after it failed. */
export class KafkaOutput {
  private open: Open | null = null;
  private failures = 0;
  private notBefore = 0;

  constructor(
    private readonly client: pg.ClientBase,
    private readonly access: KafkaAccess,
    private readonly log: Log,
  ) {}

  get isAhead(): boolean {
    return this.open?.publication.isAhead ?? false;
  }

  get isDrained(): boolean {
    return this.open?.publication.isDrained ?? false;
  }

  /** Sends the next batch, as {@link Publication.publishNext}. Answers how many were sent: none while Kafka takes nothing. */
  async publishNext(meanwhile?: () => Promise<unknown>): Promise<number> {
    if (performance.now() < this.notBefore) return 0;
    try {
      this.open ??= await this.connect();
      const sent = await this.open.publication.publishNext(meanwhile);
      this.failures = 0;
      return sent;
    } catch (error) {
      await this.close();
      this.notBefore = performance.now() + backoffMs(this.failures++);
      this.log.warn({ err: error }, 'Kafka does not take events; they wait in the log');
      return 0;
    }
  }

  async close(): Promise<void> {
    const { open } = this;
    this.open = null;
    await open?.publisher.close().catch(() => undefined);
  }

  private async connect(): Promise<Open> {
    const { rows } = await this.client.query<{ epoch: string }>('select epoch from event_store.relay_state');
    const epoch = rows[0]?.epoch ?? '';
    const kafka = connectKafka(this.access, 'tallyport-relay', this.log);
    await ensureTopic(kafka, eventsTopic(epoch), LANES);
    const publisher = new Publisher(kafka);
    await publisher.connect();
    return { publisher, publication: new Publication(this.client, publisher) };
  }
}
