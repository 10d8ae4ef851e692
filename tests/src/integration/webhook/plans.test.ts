import { plansOf, recordingPool } from '@tallyport/database/testing/explain';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Receiver } from '../../support/webhook/receiver.js';
import { newSecret, WebhookDesk } from '../../support/webhook/webhook-desk.js';

let desk: WebhookDesk;
beforeAll(async () => {
  desk = await WebhookDesk.open(inject('postgresUrl'));
});
afterAll(() => desk.database.drop());

test('without statistics every statement of who delivers reaches its rows by the right index', async () => {
  const secret = newSecret();
  const receiver = await Receiver.open(secret);
  const orgId = await desk.org();
  const hook = await desk.endpoint(orgId, receiver.address, secret);
  await desk.owner.query('insert into webhook.request (org_id, webhook_id, id) values ($1, $2, gen_random_uuid())', [
    orgId,
    hook.webhookId,
  ]);
  await desk.record(await desk.org(), ['of somebody else']);
  await desk.record(orgId, ['1']);
  const { pool, statements } = recordingPool(desk.database.pool('worker', 1));
  const deliverer = desk.deliverer([receiver.host], pool);
  await desk.deliverAll(deliverer);
  await desk.beginAfter(hook, 0);
  await desk.deliverAll(deliverer);
  expect(receiver.received).toHaveLength(3);
  await receiver.close();
  expect(await plansOf(pool, statements.values())).toEqual({
    // There are few endpoints, and all of them are looked through.
    'webhooks-with-work': ['delivery by delivery_pkey', 'place by Seq Scan', 'request by request_webhook', 'webhook by Seq Scan'],
    'webhook-begin': ['webhook by webhook_pkey'],
    'webhook-hold': ['place by place_pkey', 'webhook by webhook_pkey'],
    'webhook-adopt': ['delivery by delivery_in_order', 'place by place_pkey'],
    'webhook-secrets': ['webhook_secret by webhook_secret_webhook'],
    'webhook-requests': ['delivery by delivery_pkey', 'request by request_webhook'],
    'webhook-request-mean': [],
    'webhook-request-record': ['delivery by delivery_pkey'],
    'webhook-pending': ['delivery by delivery_in_order'],
    'webhook-window': ['event by event_seq', 'log by log_pkey'],
    'webhook-move-on': ['place by place_pkey'],
    'webhook-mean': ['place by place_pkey'],
    'webhook-record': ['delivery by delivery_pkey', 'place by place_pkey'],
    'webhook-release': ['place by place_pkey'],
  });
});
