import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { Mailbox } from '../../support/mailbox.js';
import { type FreightDesk, FreightDesks } from '../testing/freight-desk.js';
import { shipment } from '../testing/messages.js';
import { all, textAt } from '../xml/node.js';
import { readXml } from '../xml/read.js';

const desks = new FreightDesks();

afterEach(() => desks.close());

async function withMailbox(...statuses: number[]): Promise<{ desk: FreightDesk; mailbox: Mailbox }> {
  const mailbox = await Mailbox.open(...statuses);
  onTestFinished(() => mailbox.close());
  const desk = await desks.open();
  await desk.direct('POST', '/simulator/acknowledgements', { address: mailbox.address });
  return { desk, mailbox };
}

/** What an acknowledgement says: the key of the job, the reference, and what became of it. */
function said(letter: string): string {
  const { root } = readXml(Buffer.from(letter, 'latin1'));
  const texts = [all(root, 'Key')[0]?.text ?? 'no key', textAt(all(root, 'AdditionalReference')[0], 'ReferenceNumber')];
  return [...texts, ...all(root, 'Context').map((one) => textAt(one, 'Value'))].join(' | ');
}

const tracking = (letter: string) => /<TrackingID>([^<]+)</u.exec(letter)?.[1];

test.each([
  ['queued', 1, ['B00001001 | REF1 | PRS']],
  ['queued-discarded', 0, ['no key | REF1 | DCD | The message was discarded by a workflow rule']],
  ['duplicate-acknowledgement', 1, ['B00001001 | REF1 | PRS', 'B00001001 | REF1 | PRS']],
  ['contradicting-acknowledgement', 1, ['B00001001 | REF1 | PRS', 'no key | REF1 | DCD | The message was discarded by a workflow rule']],
])('%s answers QUE and leaves %d jobs, and posts what became of it', async (misbehaviour, jobs, letters) => {
  const { desk, mailbox } = await withMailbox();
  desk.simulator.next(misbehaviour);
  expect(await desk.send(shipment())).toMatchObject({ status: 'QUE', log: [], key: '' });
  expect((await mailbox.until(letters.length)).map(said)).toEqual(letters);
  expect(desk.simulator.jobs()).toHaveLength(jobs);
  const [first, second] = mailbox.letters.map(tracking);
  expect(first === second).toBe(misbehaviour === 'duplicate-acknowledgement');
});

test('what is refused after it was queued is acknowledged with its reason', async () => {
  const { desk, mailbox } = await withMailbox();
  desk.simulator.next('queued');
  expect((await desk.send(shipment({ importer: 'WATBRO' }))).status).toBe('QUE');
  expect((await mailbox.until(1)).map(said)).toEqual(['no key | REF1 | DCD | Organization code WATBRO not found']);
});

test('a stray acknowledgement is about a job and a reference that nobody has', async () => {
  const { desk, mailbox } = await withMailbox();
  desk.simulator.next('stray-acknowledgement');
  await desk.send(shipment());
  expect((await mailbox.until(2)).map(said)).toEqual([expect.stringMatching(/^B88888888 \| STRAY-/u), 'B00001001 | REF1 | PRS']);
});

test.each(['queued-silent', 'queued-lost'])('%s answers QUE and posts nothing', async (misbehaviour) => {
  const { desk, mailbox } = await withMailbox();
  desk.simulator.next(misbehaviour, 'queued');
  expect((await desk.send(shipment())).status).toBe('QUE');
  expect(desk.simulator.jobs()).toHaveLength(misbehaviour === 'queued-silent' ? 1 : 0);
  await desk.send(shipment({ bill: 'BILL2', reference: 'REF2' }));
  expect((await mailbox.until(1)).map(said)).toEqual([expect.stringContaining('REF2')]);
});

test('what is kept back or could not be brought is brought when it is released or the address answers, also after a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'freight-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = await desks.open({ folder });
  first.simulator.next('queued-late', 'queued');
  await first.send(shipment());
  await first.send(shipment({ bill: 'BILL2', reference: 'REF2' }));
  await first.simulator.close();
  const mailbox = await Mailbox.open(503, 429);
  onTestFinished(() => mailbox.close());
  const second = await desks.open({ folder });
  second.simulator.acknowledgeTo(mailbox.address);
  expect((await mailbox.until(1)).map(said)).toEqual(['B00001002 | REF2 | PRS']);
  await second.direct('POST', '/simulator/release');
  expect((await mailbox.until(2)).map(said)).toEqual(['B00001002 | REF2 | PRS', 'B00001001 | REF1 | PRS']);
});

test('an acknowledgement that is refused for good is not brought again', async () => {
  const { desk, mailbox } = await withMailbox(404);
  desk.simulator.next('queued', 'queued');
  await desk.send(shipment());
  await desk.send(shipment({ bill: 'BILL2', reference: 'REF2' }));
  expect((await mailbox.until(1)).map(said)).toEqual(['B00001002 | REF2 | PRS']);
});
