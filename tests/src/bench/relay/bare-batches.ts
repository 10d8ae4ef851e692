import type { LaneMessage } from '@tallyport/runtime/kafka/publisher';
import { type Kafka, Partitioners, type Producer } from 'kafkajs';
import { ownCpuMicros } from '../cpu.js';
import type { Side } from '../harness.js';

/** The bare side of P2: kafkajs sends one batch of the same bytes again and again, acknowledged by all. */
export class BareBatches implements Side {
  private sent = 0;

  private constructor(
    private readonly kafka: Kafka,
    private readonly producer: Producer,
    private readonly topic: string,
    private readonly batch: readonly LaneMessage[],
    private readonly share: number,
  ) {}

  /** `share` is how many messages a slice sends. */
  static async open(kafka: Kafka, topic: string, batch: readonly LaneMessage[], share: number): Promise<BareBatches> {
    const producer = kafka.producer({ createPartitioner: Partitioners.DefaultPartitioner, maxInFlightRequests: 1 });
    await producer.connect();
    return new BareBatches(kafka, producer, topic, batch, share);
  }

  async slice(): Promise<number> {
    let sent = 0;
    while (sent < this.share) {
      const messages = this.batch.map(({ lane, key, value }) => ({ partition: lane, key, value }));
      await this.producer.send({ topic: this.topic, acks: -1, messages });
      sent += messages.length;
    }
    this.sent += sent;
    return sent;
  }

  cpuMicros(): number {
    return ownCpuMicros();
  }

  async check(): Promise<void> {
    const admin = this.kafka.admin();
    await admin.connect();
    const offsets = await admin.fetchTopicOffsets(this.topic);
    await admin.disconnect();
    const there = offsets.reduce((sum, { high }) => sum + Number(high), 0);
    if (there !== this.sent) throw new Error(`${this.sent} messages were sent, ${there} are there`);
  }

  close(): Promise<void> {
    return this.producer.disconnect();
  }
}
