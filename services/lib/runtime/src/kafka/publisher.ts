import { type Kafka, Partitioners, type Producer } from 'kafkajs';

/** A message with its lane, which is its partition, its key and its text. */
export interface LaneMessage {
  readonly lane: number;
  readonly key: string;
  readonly value: string;
}

/** Sends batches in order, each acknowledged by all replicas before the next begins. A failed batch throws: the line stops. */
export class Publisher {
  private readonly producer: Producer;

  constructor(kafka: Kafka) {
    this.producer = kafka.producer({
      allowAutoTopicCreation: false,
      createPartitioner: Partitioners.DefaultPartitioner,
      maxInFlightRequests: 1,
      retry: { retries: 3 },
    });
  }

  connect(): Promise<void> {
    return this.producer.connect();
  }

  async publish(topic: string, messages: readonly LaneMessage[]): Promise<void> {
    await this.producer.send({
      topic,
      acks: -1,
      timeout: 10_000,
      messages: messages.map(({ lane, key, value }) => ({ partition: lane, key, value })),
    });
  }

  close(): Promise<void> {
    return this.producer.disconnect();
  }
}
