import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { seededRandom, seedOfRun } from '@tallyport/event-store/testing/random';
import { sized } from '@tallyport/event-store/testing/run-size';
import type { TestDeclaration } from '@tallyport/gateway/testing/test-declaration';
import { lodgementWorkflowId } from '@tallyport/workflows/lodgement/messages';
import { Client, Connection } from '@temporalio/client';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { CustomsStack } from '../../support/customs-stack.js';
import { tallyport } from '../../support/tallyport.js';
import { until } from '../../support/until.js';

const DECLARATIONS = sized({ short: 4, long: 40 });
const KILLS = sized({ short: 2, long: 30 });
/** Long enough for a message to be on its way, short enough to catch it there. */
const BETWEEN_KILLS_MS = 1_500;
/** A call that nobody answers is given up after twenty seconds, a dead sender noticed after ten. */
const PATIENCE_MS = 150_000;
const HAS_IT: readonly (string | undefined)[] = ['acknowledged', 'accepted'];

let desk: CustomsStack;
beforeAll(async () => {
  desk = await CustomsStack.open(inject('postgresUrl'));
}, 240_000);
afterAll(() => desk.close());

async function lodge(declaration: TestDeclaration): Promise<void> {
  const { status, text } = await declaration.sign('lodge');
  if (status !== 200) throw new Error(text);
}

async function statusOf(declaration: TestDeclaration): Promise<string> {
  return (await declaration.lodgement()).declaration_status;
}

async function untilStatus(declaration: TestDeclaration, status: string): Promise<void> {
  await until(`the declaration is ${status}`, async () => (await statusOf(declaration)) === status, PATIENCE_MS);
}

async function jobStatus(declaration: TestDeclaration): Promise<unknown> {
  return (await desk.get(declaration.jobPath, desk.broker.token)).body['job_status'];
}

async function phaseOf(declaration: TestDeclaration): Promise<string | undefined> {
  return (await declaration.lodgement()).messages.at(-1)?.phase;
}

/** What customs knows of what this declaration sent. */
async function knownOf(declaration: TestDeclaration) {
  const { own_reference } = await declaration.lodgement();
  return (await desk.known()).filter((one) => one.own_reference === own_reference);
}

test('what a broker signs is accepted, cleared and given authority, and its job is lodged', async () => {
  desk.customs.next('authority');
  const declaration = await desk.declaration();
  await lodge(declaration);
  await untilStatus(declaration, 'authority_to_deal');
  await until('the job is lodged', async () => (await jobStatus(declaration)) === 'lodged');
  const { messages } = await declaration.lodgement();
  expect(messages).toMatchObject([{ purpose: 'lodge', version: 1, phase: 'accepted' }]);
  expect(await declaration.call('finalise', {})).toMatchObject({ status: 200 });
});

test('fault 46: where nobody knows whether a message arrived, customs is asked, and has it once', async () => {
  desk.customs.next('timeout-after-commit+late', 'timeout-before-commit', 'hang-up-after-commit+late');
  const declarations = [await desk.declaration(), await desk.declaration(), await desk.declaration()];
  for (const declaration of declarations) await lodge(declaration);
  for (const declaration of declarations)
    await until('customs has it', async () => HAS_IT.includes(await phaseOf(declaration)), PATIENCE_MS);
  await fetch(new URL('/simulator/release', desk.customs.address), { method: 'POST' });
  for (const declaration of declarations) {
    await untilStatus(declaration, 'lodged');
    expect(await knownOf(declaration)).toMatchObject([{ version: 1 }]);
  }
});

test('a message whose run is lost on the way to customs is brought there by resume', async () => {
  desk.customs.next('timeout-before-commit');
  const declaration = await desk.declaration();
  await lodge(declaration);
  await until('it is made', async () => (await phaseOf(declaration)) === 'built');
  // Until it is back nothing can be sent, however slow the machine is.
  await desk.sender.kill();
  const { temporal } = desk.stack;
  const client = new Client({ connection: Connection.lazy({ address: temporal.address }), namespace: temporal.namespace });
  const run = client.workflow.getHandle(lodgementWorkflowId(declaration.id));
  await run.terminate('lost');
  const { output } = await tallyport(['resume'], {
    ...desk.stack.logStack.environmentOf('reactor'),
    TEMPORAL_ADDRESS: temporal.address,
    TEMPORAL_NAMESPACE: temporal.namespace,
  });
  // One that customs answered before its sending was noted down counts as open, too.
  expect(output).toMatch(/^lodgements: [1-9]\d* open, all with a workflow$/mu);
  expect((await run.describe()).status.name).toBe('RUNNING');
  await client.connection.close();
  await desk.sender.restart();
  await untilStatus(declaration, 'lodged');
  expect(await knownOf(declaration)).toHaveLength(1);
});

test('fault 47: answers that come twice, the wrong way round, with garbage and with those of others between them end in the same state', async () => {
  desk.customs.next('authority+duplicate+out-of-order+garbage+other-org');
  const declaration = await desk.declaration();
  await lodge(declaration);
  await untilStatus(declaration, 'authority_to_deal');
  await until('the job is lodged', async () => (await jobStatus(declaration)) === 'lodged');
  expect((await declaration.lodgement()).messages).toMatchObject([{ version: 1, phase: 'accepted' }]);
});

test('fault 37: with two reactors, and every event read twice, what customs says is recorded once', async () => {
  desk.customs.next('authority+duplicate');
  const another = await desk.stack.start('reactor');
  const declaration = await desk.declaration();
  await lodge(declaration);
  await untilStatus(declaration, 'authority_to_deal');
  await until('all is read', () => desk.stack.caughtUp(), PATIENCE_MS);
  const before = await declaration.lodgement();
  await desk.stack.logStack.database.pool().query(`update consumer.checkpoint set position = 0 where consumer = 'reactor'`);
  await until('all is read again', () => desk.stack.caughtUp(), PATIENCE_MS);
  expect(await declaration.lodgement()).toEqual(before);
  expect(before.words.filter(({ entry_status }) => entry_status === 'authority_to_deal')).toHaveLength(1);
  await another.stop();
});

test('fault 36: with Temporal down a broker is told to come back and what customs says is kept; after its return each happens once', async () => {
  desk.customs.next('late', 'accept');
  const [lodged, waiting] = [await desk.declaration(), await desk.declaration()];
  await lodge(lodged);
  await until('customs has it', async () => HAS_IT.includes(await phaseOf(lodged)), PATIENCE_MS);
  const [signing, key] = [await waiting.readyToLodge(), { 'idempotency-key': randomUUID() }];
  await desk.stack.temporal.kill();
  expect((await waiting.call('lodge', signing, key)).body['code']).toBe('unavailable');
  await fetch(new URL('/simulator/release', desk.customs.address), { method: 'POST' });
  await desk.stack.temporal.restart();
  await until('it is taken', async () => (await waiting.call('lodge', signing, key)).status === 200, PATIENCE_MS);
  for (const declaration of [lodged, waiting]) {
    await untilStatus(declaration, 'lodged');
    expect(await knownOf(declaration)).toMatchObject([{ version: 1 }]);
  }
  expect((await waiting.lodgement()).messages).toHaveLength(1);
});

test('what customs refuses is corrected and lodged as the same version, and what it accepted is withdrawn', async () => {
  desk.customs.next('errors:3', 'accept', 'accept');
  const declaration = await desk.declaration();
  await lodge(declaration);
  await until('it is refused', async () => (await phaseOf(declaration)) === 'rejected');
  expect((await declaration.lodgement()).messages[0]?.errors).toHaveLength(3);
  expect(await jobStatus(declaration)).toBe('accepted');
  await lodge(declaration);
  await untilStatus(declaration, 'lodged');
  expect(await declaration.call('withdraw', { reason: 'the wrong owner' })).toMatchObject({ status: 200 });
  await untilStatus(declaration, 'withdrawn');
  await until('the job is accepted again', async () => (await jobStatus(declaration)) === 'accepted');
});

test('R2, fault 1: however often the process that sends is killed, each declaration is lodged once', async () => {
  const random = seededRandom(seedOfRun(process.env));
  const supervision = desk.stack.logStack.supervise();
  const declarations: TestDeclaration[] = [];
  while (declarations.length < DECLARATIONS) declarations.push(await desk.declaration());
  const lodging = declarations.map(async (declaration) => {
    await sleep(random() * KILLS * BETWEEN_KILLS_MS);
    await lodge(declaration);
  });
  for (let kill = 0; kill < KILLS; kill += 1) {
    await sleep(random() * 2 * BETWEEN_KILLS_MS);
    await desk.sender.kill();
  }
  await Promise.all(lodging);
  for (const declaration of declarations) await untilStatus(declaration, 'lodged');
  supervision.stop();
  const known = await Promise.all(declarations.map((declaration) => knownOf(declaration)));
  expect(known.map((one) => one.map(({ version }) => version))).toEqual(declarations.map(() => [1]));
});
