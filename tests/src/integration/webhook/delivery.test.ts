import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest';
import { Receiver } from '../../support/webhook/receiver.js';
import { newSecret, type TestEndpoint, WebhookDesk } from '../../support/webhook/webhook-desk.js';

const [OLD, NEW] = [newSecret(), newSecret()];

let desk: WebhookDesk;
let receiver: Receiver;
let orgId: string;
beforeAll(async () => {
  desk = await WebhookDesk.open(inject('postgresUrl'));
  receiver = await Receiver.open(OLD, NEW);
});
afterAll(async () => {
  await receiver.close();
  await desk.database.drop();
});
beforeEach(async () => {
  receiver.received.length = 0;
  receiver.answer = (response) => response.writeHead(204).end();
  orgId = await desk.org();
});

const deliver = () => desk.deliverAll(desk.deliverer([receiver.host]));
const endpoint = async (options = {}) => desk.endpoint(orgId, receiver.address, OLD, { startsAfter: await desk.head(), ...options });
const takeNothing = () => {
  receiver.answer = (response) => response.writeHead(500).end('no');
};
const timeHasCome = ({ webhookId }: TestEndpoint) =>
  desk.owner.query('update webhook.place set next_attempt_at = now() where webhook_id = $1', [webhookId]);
const previouses = () => receiver.received.map(({ message: { data } }) => [data.previous, data.position]);

test('messages name an event and its place, hold none of its values, and go in the order of the log', async () => {
  const hook = await endpoint();
  const before = await desk.head();
  const jobId = await desk.record(orgId, ['a secret price', 'another']);
  await desk.record(await desk.org(), ['of somebody else']);
  await desk.record(orgId, ['third'], jobId);
  await deliver();
  expect(previouses()).toEqual([
    [0, before + 1],
    [before + 1, before + 2],
    [before + 2, before + 4],
  ]);
  const [first] = receiver.received;
  expect(first?.message).toMatchObject({
    type: 'conversation.message-posted',
    data: { org_id: orgId, stream_id: `conversation/${jobId}`, stream_position: 1, work_order_id: jobId, event_id: first?.id },
  });
  expect(receiver.received.map(({ body }) => body).join()).not.toContain('secret price');
  expect(await desk.place(hook)).toMatchObject({ position: before + 4, last_sent: before + 4 });
});

test('of the log an endpoint is told the types that it chose', async () => {
  const hook = await endpoint({ types: ['document.uploaded'] });
  await desk.record(orgId, ['x', 'y']);
  await deliver();
  expect(receiver.received).toEqual([]);
  expect((await desk.place(hook))?.position).toBe(await desk.head());
});

test('the next message waits for the one before, which is sent again as it was, after 5 seconds at first', async () => {
  const hook = await endpoint();
  await desk.record(orgId, ['1', '2']);
  takeNothing();
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect((await desk.place(hook))?.rests_ms).toBeGreaterThan(3_000);
  expect((await desk.place(hook))?.failing_fault).toBe('refused');
  await deliver();
  expect(receiver.received).toHaveLength(1);
  receiver.answer = (response) => response.writeHead(204).end();
  await timeHasCome(hook);
  await deliver();
  const [first, again, next] = receiver.received;
  expect([again?.id, again?.body]).toEqual([first?.id, first?.body]);
  expect(next?.message.data.previous).toBe(first?.message.data.position);
  expect((await desk.deliveries(hook)).map(({ state, attempts }) => [state, attempts.map(({ status }) => status)])).toEqual([
    ['delivered', [500, 204]],
    ['delivered', [204]],
  ]);
});

test('an endpoint that took nothing for five days is off until a person resumes it, and nothing is lost', async () => {
  const hook = await endpoint();
  await desk.record(orgId, ['1', '2']);
  takeNothing();
  await deliver();
  await desk.owner.query(`update webhook.place set failing_since = now() - interval '5 days' where webhook_id = $1`, [hook.webhookId]);
  await timeHasCome(hook);
  await deliver();
  expect((await desk.place(hook))?.is_off).toBe(true);
  await deliver();
  expect(receiver.received).toHaveLength(2);
  receiver.answer = (response) => response.writeHead(204).end();
  await desk.beginAfter(hook, (await desk.place(hook))?.position ?? 0);
  await deliver();
  expect(receiver.positions).toHaveLength(2);
  expect(await desk.place(hook)).toMatchObject({ is_off: false, failing_fault: null });
});

test.each([
  [302, '', 'redirected', ''],
  [404, '<b>no\u0000t\u0007here</b>', 'refused', '<b>no t here</b>'],
  [500, `${'x'.repeat(499)}😀`, 'refused', `${'x'.repeat(499)}\uFFFD`],
  [200, 'x'.repeat(70_000), 'answer-too-large', ''],
])('an answer of %d is kept as text, by its beginning', async (status, body, fault, excerpt) => {
  const hook = await endpoint();
  await desk.record(orgId, ['1']);
  receiver.answer = (response) => response.writeHead(status, { location: '/elsewhere' }).end(body);
  await deliver();
  expect((await desk.place(hook))?.failing_fault).toBe(fault);
  expect((await desk.deliveries(hook)).flatMap(({ attempts }) => attempts)).toMatchObject([{ fault, excerpt }]);
});

test('one that says it is gone is turned off at once', async () => {
  const hook = await endpoint();
  await desk.record(orgId, ['1']);
  receiver.answer = (response) => response.writeHead(410).end();
  await deliver();
  expect((await desk.place(hook))?.is_off).toBe(true);
});

test('past a message that a person gives up, the next one says which was sent before it', async () => {
  const hook = await endpoint();
  const before = await desk.head();
  await desk.record(orgId, ['1', '2']);
  takeNothing();
  await deliver();
  receiver.answer = (response) => response.writeHead(204).end();
  await desk.beginAfter(hook, before + 1);
  await deliver();
  expect(previouses()).toEqual([
    [0, before + 1],
    [before + 1, before + 2],
  ]);
  expect((await desk.deliveries(hook)).map(({ state }) => state)).toEqual(['given-up', 'delivered']);
});

test('a replay begins anywhere, also before the endpoint was made, with the ids of the events', async () => {
  const before = await desk.head();
  await desk.record(orgId, ['before it was made']);
  const hook = await endpoint();
  await desk.record(orgId, ['after']);
  await deliver();
  expect(receiver.positions).toEqual([before + 2]);
  await desk.beginAfter(hook, before);
  await deliver();
  expect(previouses()).toEqual([
    [0, before + 2],
    [before + 2, before + 1],
    [before + 1, before + 2],
  ]);
  expect(receiver.received[2]?.id).toBe(receiver.received[0]?.id);
});

test('for a day after a secret was changed a message is signed with both, then with the new one', async () => {
  const hook = await endpoint();
  await desk.addSecret(hook, NEW);
  await desk.record(orgId, ['1']);
  await deliver();
  await desk.owner.query(`update identity.webhook_secret set ends_at = now() where webhook_id = $1 and ends_at is not null`, [
    hook.webhookId,
  ]);
  await desk.record(orgId, ['2']);
  await deliver();
  expect(receiver.received.map(({ signedBy }) => signedBy)).toEqual([[0, 1], [1]]);
});

test('paused, an endpoint is sent tests and what is asked for once more, and nothing else', async () => {
  const hook = await endpoint();
  await desk.record(orgId, ['1']);
  await deliver();
  const [delivered] = await desk.deliveries(hook);
  await desk.owner.query('update kept.webhook set is_paused = true where id = $1', [hook.webhookId]);
  await desk.record(orgId, ['2']);
  for (const again of [null, delivered?.id])
    await desk.owner.query('insert into webhook.request (org_id, webhook_id, id, delivery_id) values ($1, $2, $3, $4)', [
      orgId,
      hook.webhookId,
      randomUUID(),
      again,
    ]);
  await deliver();
  await deliver();
  const [first, ...asked] = receiver.received;
  expect(asked.map(({ message }) => message.type).toSorted()).toEqual(['conversation.message-posted', 'webhook.test']);
  expect(asked.find(({ message }) => message.type !== 'webhook.test')?.body).toBe(first?.body);
});

test('an endpoint inside that the installation does not allow is not called', async () => {
  const hook = await endpoint();
  await desk.record(orgId, ['1']);
  await desk.deliverAll(desk.deliverer([]));
  expect(receiver.received).toEqual([]);
  expect((await desk.place(hook))?.failing_fault).toBe('address-refused');
});

test('one that answers slowly keeps no other waiting, and two deliverers send nothing twice', async () => {
  const slow = await Receiver.open(OLD);
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  slow.answer = (response) => void held.then(() => response.writeHead(204).end());
  await desk.endpoint(orgId, slow.address, OLD, { startsAfter: await desk.head() });
  const quick = await endpoint();
  await desk.record(orgId, ['1', '2', '3']);
  const both = [1, 2].map(() => desk.deliverer([slow.host, receiver.host]));
  await Promise.all(both.map((one) => one.look()));
  const head = await desk.head();
  await expect.poll(async () => (await desk.place(quick))?.position, { interval: 5 }).toBe(head);
  release();
  await Promise.all(both.map((one) => one.settle()));
  expect([slow.received.length, receiver.received.length]).toEqual([3, 3]);
  await slow.close();
});
