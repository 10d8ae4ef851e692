import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CustomsSimulator } from '@tallyport/simulators/customs/customs-simulator';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TestIntake } from './testing/test-intake.js';

const IMD = join(import.meta.dirname, '../../../contracts/fixtures/customs-messages/imd.edi');

let intake: TestIntake;
let customs: CustomsSimulator;
beforeAll(async () => {
  intake = await TestIntake.open(inject('postgresUrl'));
  await intake.bringLayouts();
  customs = await CustomsSimulator.start();
});
afterAll(async () => {
  await customs.close();
  await intake.close();
});

test('what customs sends arrives once and in its order, and so does what is garbage or speaks of nobody', async () => {
  const { id, token } = await intake.org();
  const site = new URL('/sites/TALLY01', customs.address);
  await fetch(site, { method: 'PUT', body: JSON.stringify({ answers_to: intake.addressOf(token) }) });
  customs.next('hold+duplicate+garbage+other-org');
  const sent = await fetch(new URL('/interchanges', customs.address), {
    method: 'POST',
    body: readFileSync(IMD, 'latin1').replaceAll('\n', ''),
  });
  expect(sent.status).toBe(200);
  await intake.answered(6);
  const told = (await intake.recorded(id)).map(({ data }) => ({ reference: data['reference'], isReadable: data['unreadable'] === null }));
  const ours = { reference: { ownReference: 'TP7F3K2Q9A', version: 1 }, isReadable: true };
  expect(told).toEqual([
    { reference: null, isReadable: false },
    { reference: { ownReference: expect.not.stringMatching('TP7F3K2Q9A') as string, version: 1 }, isReadable: true },
    ours,
    ours,
  ]);
});
