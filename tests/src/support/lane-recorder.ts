import { randomUUID } from 'node:crypto';
import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { eventsTopic, LANES } from '@tallyport/contracts/topics';
import { readMessage } from '@tallyport/lane-consumer/message';
import { KafkaLanes } from '@tallyport/lane-consumer/source/kafka-lanes';
import type { KafkaAccess } from '@tallyport/runtime/kafka/access';
import { connectKafka } from '@tallyport/runtime/kafka/connect';
import { ensureTopic } from '@tallyport/runtime/kafka/topic';
import { createLog } from '@tallyport/runtime/log';

/**
 * Listens to the whole topic as a consumer would and writes down what arrives. `broken` lists every message that came
 * before its predecessor in its lane or in its stream, once duplicates are left out.
 */
export class LaneRecorder {
  readonly positions = new Set<number>();
  readonly broken: string[] = [];
  duplicates = 0;
  private readonly lastOfLane = new Map<number, number>();
  private readonly lastOfStream = new Map<string, number>();
  private readonly consumer: KafkaLanes;

  private constructor(kafka: KafkaAccess, epoch: string) {
    const log = createLog('recorder', 'silent');
    this.consumer = new KafkaLanes(connectKafka(kafka, 'recorder', log), {
      groupId: `recorder-${randomUUID()}`,
      topic: eventsTopic(epoch),
      log,
      onBatch: ({ lane, texts }) => {
        for (const text of texts) {
          const read = readMessage(text, { lane, epoch });
          if (read.kind === 'message') this.see(read.message.event);
          else this.broken.push(`a message of lane ${lane} does not say what the relay publishes`);
        }
        return Promise.resolve();
      },
    });
  }

  static async start(kafka: KafkaAccess, epoch: string): Promise<LaneRecorder> {
    await ensureTopic(connectKafka(kafka, 'recorder', createLog('recorder', 'silent')), eventsTopic(epoch), LANES);
    const recorder = new LaneRecorder(kafka, epoch);
    await recorder.consumer.start();
    return recorder;
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
