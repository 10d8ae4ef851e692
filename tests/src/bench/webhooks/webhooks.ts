import { startPostgres } from '@tallyport/local/test-engines';
import { Webhook } from 'standardwebhooks';
import { newSecret, WebhookDesk } from '../../support/webhook/webhook-desk.js';
import type { Bench } from '../bench.js';
import { judged } from '../goal.js';
import { compareBesideControl } from '../harness.js';
import { BarePosts } from './bare-posts.js';
import { ProductDeliveries } from './product-deliveries.js';
import { SinkThread } from './sink-thread.js';

/** Messages of one slice: so many events the log has. */
const SHARE = 1_000;
const STREAM = 100;

/**
 * P28: one endpoint is brought the log, in order, each message meant before and recorded after, against a bare loop that signs and
 * posts the same bytes. Both wait for each answer before the next message, as an order has it.
 */
export const webhooks: Bench = {
  id: 'P28',
  title: 'delivery of webhooks against a bare loop that signs and posts',
  async *run(say, rounds) {
    const [postgres, sink] = await Promise.all([startPostgres({ settings: ['max_wal_size=4GB'] }), SinkThread.open()]);
    try {
      const desk = await WebhookDesk.open(postgres.url);
      const orgId = await desk.org();
      say(`recording ${SHARE} events`);
      const texts = Array.from({ length: STREAM }, (_, n) => String(n));
      for (let events = 0; events < SHARE; events += STREAM) await desk.record(orgId, texts);
      const signer = new Webhook(newSecret());
      const ours = new ProductDeliveries(desk, orgId, sink, SHARE);
      const [bare, same] = [new BarePosts(sink, signer, SHARE), new BarePosts(sink, signer, SHARE)];
      say('ours beside bare');
      const { speed, alike } = await compareBesideControl(ours, bare, same, rounds);
      yield judged({ id: 'P28', what: 'webhooks to one endpoint: messages/s', ratio: speed, goal: { atLeast: 0.6 } }, alike.speed);
      await desk.database.drop();
    } finally {
      await Promise.all([postgres.stop(), sink.close()]);
    }
  },
};
