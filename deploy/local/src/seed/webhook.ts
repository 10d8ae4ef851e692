import { hash } from 'node:crypto';
import { createWebhook, listWebhooks, replayWebhook } from '@tallyport/contracts/webhook/http';
import { type Member, ORG_ID } from './demo-organisation.js';

/** No such host can be (RFC 2606), so its first message waits, and says why. */
const ADDRESS = 'https://erp.lanternbay.example/hooks/tallyport';
const EVENT_TYPES = ['lodgement.accepted', 'lodgement.rejected', 'lodgement.withdrawn'];
/** The same for each repeat of the seed. It guards nothing: nobody listens there. */
const SECRET = `whsec_${hash('sha256', ADDRESS, 'base64')}`;

/** An endpoint of the demo organisation that takes nothing: what customs said is meant for it and stays. May be repeated. */
export async function seedWebhook({ client }: Member): Promise<void> {
  const params = { o: ORG_ID };
  const { results } = await client.call(listWebhooks, { params });
  const body = { address: ADDRESS, event_types: EVENT_TYPES, secret: SECRET };
  const endpoint =
    results.find(({ address }) => address === ADDRESS) ??
    (await client.call(createWebhook, { params, body, idempotencyKey: 'demo/webhook' }));
  // One that fails has begun its replay before.
  if (endpoint.failing_since !== null) return;
  const webhook = { ...params, webhook: endpoint.id };
  await client.call(replayWebhook, { params: webhook, body: { from: 1 }, idempotencyKey: 'demo/webhook/replay' });
}
