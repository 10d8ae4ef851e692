import { randomUUID } from 'node:crypto';
import { LoggedEvent } from '@tallyport/contracts/envelope';
import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { LaneConsumer } from '@tallyport/runtime/kafka/lane-consumer';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { createLog } from '@tallyport/runtime/log';

/**
 * Listens to the whole topic as a consumer would and writes down what arrives. `broken` lists every message that came
 * before its predecessor in its lane or in its stream, once duplicates are left out.
 */
export class LaneWitness {
  readonly positions = new Set<number>();
  readonly broken: string[] = [];
  duplicates = 0;
  private readonly lastOfLane = new Map<number, number>();
  private readonly lastOfStream = new Map<string, number>();
  private readonly consumer: LaneConsumer;

  private constructor(brokers: string, epoch: string) {
    const log = createLog('witness', 'silent');
    this.consumer = new LaneConsumer(connectKafka(brokers, 'witness', log), {
      groupId: `witness-${randomUUID()}`,
      topic: eventsTopic(epoch),
      log,
      onBatch: ({ values }) => {
        for (const value of values) this.see(LoggedEvent.parse(JSON.parse(value)));
        return Promise.resolve();
      },
      onCrash: (error) => this.broken.push(`the consumer crashed: ${error.message}`),
    });
  }

  static async start(brokers: string, epoch: string): Promise<LaneWitness> {
    await ensureTopic(connectKafka(brokers, 'witness', createLog('witness', 'silent')), eventsTopic(epoch), LANES);
    const witness = new LaneWitness(brokers, epoch);
    await witness.consumer.start();
    return witness;
  }

  stop(): Promise<void> {
    return this.consumer.stop();
  }

  private see({ position, previous, lane, streamId, streamPosition }: LoggedEvent): void {
    const before = this.lastOfLane.get(lane) ?? 0;
    if (position <= before) {
      this.duplicates += 1;
      if (!this.positions.has(position)) this.broken.push(`position ${position} came after ${before} of lane ${lane}`);
      return;
    }
    if (previous !== before) this.broken.push(`position ${position} of lane ${lane} names ${previous}, and ${before} came before it`);
    const stream = this.lastOfStream.get(streamId) ?? 0;
    if (streamPosition !== stream + 1) this.broken.push(`${streamId} goes from ${stream} to ${streamPosition}`);
    this.lastOfLane.set(lane, position);
    this.lastOfStream.set(streamId, streamPosition);
    this.positions.add(position);
  }
}
