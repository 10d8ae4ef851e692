import { eventsTopic } from '@tallyport/contracts/topics';
import { logHead } from '@tallyport/event-store/read-log';
import { readMessage } from '@tallyport/lane-consumer/message';
import type { Kafka } from 'kafkajs';
import pg from 'pg';
import { median } from '../statistics.js';
import { Arrivals } from './arrivals.js';
import type { ChangingJob } from './changing-job.js';
import type { LiveClient } from './live-client.js';
import type { LiveDesk } from './live-desk.js';

const SAMPLES = 200;

/** Where a change is on its way, with the median time since the call of `append`, in milliseconds. */
export interface Hop {
  readonly name: string;
  readonly ms: number;
}

/**
 * The stations that can be watched from outside: the append was acknowledged, a consumer has the message, the projector rang
 * the gateways' notification after its commit, the client has parsed the frame.
 */
export async function measureHops(desk: LiveDesk, kafka: Kafka, job: ChangingJob, client: LiveClient): Promise<Hop[]> {
  const messages = new Arrivals();
  const notifications = new Arrivals();
  const { epoch } = await logHead(desk.database.pool('reactor', 1));
  const consumer = kafka.consumer({ groupId: 'bench-hops', maxWaitTimeInMs: 100 });
  const listener = new pg.Client({ connectionString: desk.database.ownerUrl });
  await Promise.all([consumer.connect(), listener.connect()]);
  try {
    listener.on('notification', () => notifications.note('feed'));
    await listener.query('listen tallyport_feed');
    // From the beginning: one that begins at the end may find the end only after the first change.
    await consumer.subscribe({ topic: eventsTopic(epoch), fromBeginning: true });
    await consumer.run({
      eachMessage: ({ partition, message }) => {
        const read = readMessage(message.value?.toString() ?? '', { lane: partition, epoch });
        if (read.kind === 'message') messages.note(`${read.message.event.streamId}@${read.message.event.streamPosition}`);
        return Promise.resolve();
      },
    });
    const seen: number[][] = [];
    for (let sample = 0; sample < SAMPLES; sample++) seen.push(await job.measureHops(client, messages, notifications));
    const names = ['append acknowledged', 'message consumed', 'read models committed', 'frame parsed by the client'];
    return names.map((name, hop) => ({ name, ms: median(seen.map((times) => times[hop] ?? Number.NaN)) }));
  } finally {
    await Promise.all([consumer.disconnect(), listener.end()]);
  }
}
