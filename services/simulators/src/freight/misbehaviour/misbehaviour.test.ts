import { afterEach, expect, test } from 'vitest';
import { type FreightDesk, FreightDesks, shipmentIn } from '../testing/freight-desk.js';
import { shipment, shipmentRequest } from '../testing/messages.js';
import { all } from '../xml/node.js';

const desks = new FreightDesks();

afterEach(() => desks.close());

const keys = ({ simulator }: FreightDesk) => simulator.jobs().length;

test.each([
  ['error-500', 500, 0],
  ['error-500-after-commit', 500, 1],
  ['error-503', 503, 0],
  ['error-429', 429, 0],
  ['unauthorized', 401, 0],
  ['forbidden', 403, 0],
])('%s answers %d, with %d jobs there afterwards', async (misbehaviour, status, jobs) => {
  const desk = await desks.open();
  desk.simulator.next(misbehaviour);
  expect((await desk.post(shipment())).status).toBe(status);
  expect(keys(desk)).toBe(jobs);
  expect(desk.simulator.ledger()).toMatchObject([{ misbehaviour, outcome: jobs === 1 ? 'created' : 'nothing done' }]);
  expect((await desk.send(shipment({ bill: 'NEXT' }))).status).toBe('PRS');
});

test.each([
  ['timeout-before-commit', 0],
  ['timeout-after-commit', 1],
])('%s leaves whoever waits without an answer, with %d jobs there', async (misbehaviour, jobs) => {
  const desk = await desks.open();
  desk.simulator.next(misbehaviour);
  const leaving = new AbortController();
  const answered = desk.post(shipment(), { signal: leaving.signal }).then(
    () => 'answered',
    () => 'no answer',
  );
  await desk.simulator.came(1);
  leaving.abort();
  expect(await answered).toBe('no answer');
  expect(keys(desk)).toBe(jobs);
});

test.each([
  ['cut-before-commit', 0],
  ['cut-after-commit', 1],
])('%s closes the connection, with %d jobs there', async (misbehaviour, jobs) => {
  const desk = await desks.open();
  desk.simulator.next(misbehaviour);
  await expect(desk.post(shipment())).rejects.toThrow('fetch failed');
  expect(keys(desk)).toBe(jobs);
});

test('a late message is done when its time has come, by the clock that the simulator goes by, and seen by whoever asks then', async () => {
  let now = new Date('2026-11-24T01:00:00Z');
  const desk = await desks.open({ now: () => now });
  desk.simulator.next('late-commit:300');
  await expect(desk.post(shipment())).rejects.toThrow('fetch failed');
  const request = shipmentRequest({ reference: 'REF1' });
  now = new Date('2026-11-24T01:04:59Z');
  expect((await desk.send(request)).key).toBe('');
  now = new Date('2026-11-24T01:05:00Z');
  expect((await desk.send(request)).key).toBe('B00001001');
  expect(desk.outcomes()).toEqual(['created', 'not found', 'read']);
});

test('a late message that its system no longer takes ends as it would have at once', async () => {
  const desk = await desks.open();
  desk.simulator.next('late-commit:600');
  await desk.post(shipment()).catch(() => undefined);
  await desk.send(shipment({ reference: 'REF2' }));
  desk.simulator.release();
  expect(desk.outcomes()).toEqual(['refused', 'created']);
});

test.each([
  ['error-in-200', 'PRS', 'Error - The job could not be saved', 0],
  ['status-err', 'ERR', 'Error - The message could not be processed', 0],
  ['unknown-status', 'XYZ', '', 1],
  ['warning', 'PRS', 'Warning - The credit limit of the importer is exceeded', 1],
])('%s says %s and "%s", with %d jobs there', async (misbehaviour, status, log, jobs) => {
  const desk = await desks.open();
  desk.simulator.next(misbehaviour);
  expect(await desk.send(shipment())).toMatchObject({ status, log: log === '' ? [] : [log] });
  expect(keys(desk)).toBe(jobs);
});

test.each([
  ['discarded', '"DCD"'],
  ['rejected', '"REJ"'],
  ['failure-reason', 'The job is locked by another user'],
])('%s says PRS, %s in the event within, and nothing is saved', async (misbehaviour, within) => {
  const desk = await desks.open();
  desk.simulator.next(misbehaviour);
  const heard = await desk.send(shipment());
  expect([heard.status, JSON.stringify(heard.root).includes(within), heard.key, keys(desk)]).toEqual(['PRS', true, '', 0]);
});

test('other-key names a job that is not the one that was made', async () => {
  const desk = await desks.open();
  desk.simulator.next('other-key');
  expect((await desk.send(shipment())).key).toBe('B99999999');
  expect(desk.simulator.ledger()).toMatchObject([{ outcome: 'created', job_key: 'B00001001' }]);
});

test('lost-line saves one line fewer and says nothing of it', async () => {
  const desk = await desks.open();
  desk.simulator.next('lost-line');
  expect(await desk.send(shipment())).toMatchObject({ status: 'PRS', log: [] });
  const found = shipmentIn(await desk.send(shipmentRequest({ key: 'B00001001' })));
  expect(found && all(found, 'LineNo').map(({ text }) => text)).toEqual(['1']);
});

test('a slow system answers in the end', async () => {
  const desk = await desks.open();
  desk.simulator.next('slow:1');
  const heard = desk.send(shipment());
  expect(await Promise.race([heard, desk.simulator.came(1).then(() => 'came')])).toBe('came');
  expect(keys(desk)).toBe(1);
  expect((await heard).status).toBe('PRS');
});

test('slow-drip sends one byte at a time', async () => {
  const desk = await desks.open();
  desk.simulator.next('slow-drip');
  const response = await desk.post(shipment());
  const reader = response.body?.getReader();
  const bytes = [await reader?.read(), await reader?.read()].map((piece) => Buffer.from(piece?.value ?? []).toString());
  expect(bytes).toEqual(['<', '?']);
  await reader?.cancel();
  expect(keys(desk)).toBe(1);
});
