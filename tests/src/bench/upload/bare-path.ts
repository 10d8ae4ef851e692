import { randomUUID } from 'node:crypto';
import { type Consumer, type Kafka, Partitioners, type Producer } from 'kafkajs';
import { BareTasks, type BareTemporal } from './bare-tasks.js';
import type { Timed } from './timed.js';

/** As many bytes as an event has on the way. */
const MESSAGE = 'x'.repeat(1_000);

/**
 * The bare side of P7's first figure: one message there and back over Kafka, then the raw calls that start a workflow and bring
 * its first activity to a worker. Nothing is recorded, decided or looked up.
 */
export class BarePath implements Timed {
  private awaited: { readonly key: string; arrived(): void } | null = null;

  private constructor(
    private readonly producer: Producer,
    private readonly consumer: Consumer,
    private readonly topic: string,
    private readonly tasks: BareTasks,
  ) {}

  static async open(kafka: Kafka, topic: string, temporal: BareTemporal): Promise<BarePath> {
    const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner, maxInFlightRequests: 1 });
    const consumer = kafka.consumer({ groupId: topic, minBytes: 1, maxWaitTimeInMs: 100 });
    const path = new BarePath(producer, consumer, topic, new BareTasks(temporal, topic));
    await Promise.all([producer.connect(), consumer.connect()]);
    await consumer.subscribe({ topic });
    const joined = new Promise<void>((resolve) => consumer.on(consumer.events.GROUP_JOIN, () => resolve()));
    await consumer.run({
      eachMessage: ({ message }) => {
        if (path.awaited?.key === message.key?.toString()) path.awaited?.arrived();
        return Promise.resolve();
      },
    });
    await joined;
    return path;
  }

  async once(): Promise<number> {
    const began = performance.now();
    await this.roundTrip();
    const onTheRoad = performance.now() - began;
    return onTheRoad + (await this.tasks.once());
  }

  async close(): Promise<void> {
    await Promise.all([this.producer.disconnect(), this.consumer.disconnect()]);
  }

  private async roundTrip(): Promise<void> {
    const key = randomUUID();
    const arrived = new Promise<void>((resolve) => {
      this.awaited = { key, arrived: resolve };
    });
    await this.producer.send({ topic: this.topic, acks: -1, messages: [{ partition: 0, key, value: MESSAGE }] });
    await arrived;
  }
}
