import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import { KillablePool } from '@tallyport/lane-consumer/testing/killable-pool';
import type { Post } from '@tallyport/worker/adapters/guarded-post';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { Receiver } from '../../support/webhook/receiver.js';
import { newSecret, type TestEndpoint, WebhookDesk } from '../../support/webhook/webhook-desk.js';

const seed = seedOfRun(process.env);
const KILLS = sized({ short: 60, long: 2_000 });
/** Events of one round; of its lives the first ones die. */
const EVENTS = 12;
const NEVER = Number.POSITIVE_INFINITY;
const SECRET = newSecret();

let desk: WebhookDesk;
let receiver: Receiver;
beforeAll(async () => {
  desk = await WebhookDesk.open(inject('postgresUrl'));
  receiver = await Receiver.open(SECRET);
});
afterAll(async () => {
  await receiver.close();
  await desk.database.drop();
});

/** One process that delivers: it dies at one of its awaits, of the database or of the receiver. Answers whether it died. */
async function live(dieAt: number): Promise<boolean> {
  const process = new KillablePool(desk.database, dieAt, 'worker');
  const mortal = (post: Post): Post => {
    return (address, sent) => process.awaiting(() => post(address, sent));
  };
  const deliverer = desk.deliverer([receiver.host], process.pool, mortal);
  const living = desk.deliverAll(deliverer).then(() => false);
  const hasDied = await Promise.race([living, process.died.then(() => true)]);
  await process.waitUntilClosed();
  return hasDied;
}

/** A dead process holds its endpoints until its lease is over. */
async function leaseEnds(): Promise<void> {
  await desk.owner.query('update webhook.place set held_until = now()');
}

/** What is wrong with what came in a round: each event once at least, first comings in order, repeats the same, the chain whole. */
function wrongWith(from: number, to: number): string[] {
  const wrong: string[] = [];
  const expected = Array.from({ length: to - from }, (_, at) => from + 1 + at);
  if (receiver.positions.join() !== expected.join()) wrong.push(`came ${receiver.positions.join()}, and not ${expected.join()}`);
  const bodies = new Map<string, string>();
  for (const { id, body, message } of receiver.received) {
    if ((bodies.get(id) ?? body) !== body) wrong.push(`${message.data.position} came again as another message`);
    bodies.set(id, body);
  }
  const chain = new Map(receiver.received.map(({ message: { data } }) => [data.position, data.previous]));
  for (const position of expected.slice(1)) {
    if (chain.get(position) !== position - 1) wrong.push(`${position} says that ${chain.get(position)} came before it`);
  }
  return wrong;
}

async function round(hook: TestEndpoint, dice: () => number): Promise<{ wrong: string[]; deaths: number; repeats: number }> {
  receiver.received.length = 0;
  const from = await desk.head();
  await desk.record(
    hook.orgId,
    Array.from({ length: EVENTS }, (_, n) => String(n)),
  );
  let deaths = 0;
  while (deaths < 6 && (await live(1 + Math.floor(dice() * 60)))) {
    deaths += 1;
    await leaseEnds();
  }
  await live(NEVER);
  return { wrong: wrongWith(from, await desk.head()), deaths, repeats: receiver.received.length - EVENTS };
}

test(`R2: ${KILLS} kills of who delivers, at any await: 0 messages lost, 0 out of order (seed ${seed})`, async () => {
  const orgId = await desk.org();
  const hook = await desk.endpoint(orgId, receiver.address, SECRET, { startsAfter: await desk.head() });
  let [deaths, repeats] = [0, 0];
  for (let number = 0; deaths < KILLS; number++) {
    const { wrong, ...counted } = await round(hook, seededRandom(seed + number));
    expect(wrong, `SEED=${seed + number}`).toEqual([]);
    deaths += counted.deaths;
    repeats += counted.repeats;
  }
  // Otherwise nobody died between a call and what was recorded of it.
  expect(repeats).toBeGreaterThan(0);
});
