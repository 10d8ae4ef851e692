import { FreightSimulator } from '@tallyport/simulators/freight/freight-simulator';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { TestIntake } from './testing/test-intake.js';

const HANDLE = 'TPABCDEFGHIJKLMNOPQRST';
const SHIPMENT = `<UniversalShipment xmlns="http://www.cargowise.com/Schemas/Universal/2011/11" version="1.1"><Shipment>
  <DataContext><DataTargetCollection><DataTarget><Type>CustomsDeclaration</Type></DataTarget></DataTargetCollection></DataContext>
  <AdditionalReferenceCollection><AdditionalReference><Type><Code>TPX</Code></Type><ReferenceNumber>${HANDLE}</ReferenceNumber></AdditionalReference>
  </AdditionalReferenceCollection></Shipment></UniversalShipment>`;

let intake: TestIntake;
let freight: FreightSimulator;
beforeAll(async () => {
  intake = await TestIntake.open(inject('postgresUrl'));
  freight = await FreightSimulator.start();
});
afterAll(async () => {
  await freight.close();
  await intake.close();
});

test('what a freight system acknowledges arrives, a duplicate once, and also what speaks of nobody', async () => {
  const { id, token } = await intake.org();
  freight.acknowledgeTo(intake.addressOf(token, '/freight/'));
  freight.next('duplicate-acknowledgement', 'queued-discarded', 'stray-acknowledgement');
  const authorization = `Basic ${Buffer.from('eadaptor:eadaptor-demo!').toString('base64')}`;
  for (let times = 0; times < 3; times++)
    await fetch(freight.addressOf('LBYTRN'), { method: 'POST', headers: { authorization }, body: SHIPMENT });
  await intake.answered(5);
  const told = (await intake.recorded(id)).map(({ data }) => {
    const { key, handle } = data['reference'] as { key: string | null; handle: string | null };
    return [key, handle];
  });
  expect(told).toEqual([
    ['B00001001', HANDLE],
    [null, HANDLE],
    ['B88888888', null],
    ['B00001002', HANDLE],
  ]);
});
