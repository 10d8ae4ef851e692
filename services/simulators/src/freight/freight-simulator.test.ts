import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { FreightDesks, shipmentIn } from './testing/freight-desk.js';
import { invoice, line, shipment, shipmentRequest } from './testing/messages.js';
import { all, textAt } from './xml/node.js';

const desks = new FreightDesks();
const JOB = { type: 'CustomsDeclaration', key: 'B00001001' };

afterEach(() => desks.close());

test.each([
  ['CustomsDeclaration', 'B00001001'],
  ['ForwardingShipment', 'S00001001'],
  ['ForwardingConsol', 'C00001001'],
])('a new %s gets the key %s, and the next one the next', async (type, key) => {
  const desk = await desks.open();
  expect(await desk.send(shipment({ type }))).toMatchObject({ status: 'PRS', key, log: [] });
  expect((await desk.send(shipment({ type, bill: 'BILL2' }))).key).toBe(key.replace('1001', '1002'));
  expect(desk.outcomes()).toEqual(['created', 'created']);
});

test('a job is read as the system writes it: four decimals, days with a time, the organisation’s own name', async () => {
  const desk = await desks.open();
  const day = '<InvoiceDate>2026-10-12</InvoiceDate>';
  await desk.send(shipment({ invoices: invoice('INV-1', [line(1)], day), more: '<TotalWeight>12.5</TotalWeight>' }));
  const read = await desk.send(shipmentRequest(JOB));
  const found = shipmentIn(read);
  expect([read.status, read.key]).toEqual(['PRS', 'B00001001']);
  expect(['WayBillNumber', 'TotalWeight', 'WayBillType/Description'].map((path) => textAt(found, path))).toEqual([
    'BILL1',
    '12.500',
    'House Waybill',
  ]);
  const text = JSON.stringify(found);
  for (const value of ['10.5000', '21.0000', '2026-10-12T00:00:00', 'WATTLEBIRD LIGHTING PTY LTD']) expect(text).toContain(`"${value}"`);
});

test('what is not there is no error', async () => {
  const desk = await desks.open();
  for (const request of [shipmentRequest(JOB), shipmentRequest({ reference: 'REF9' })])
    expect(await desk.send(request)).toMatchObject({
      status: 'PRS',
      log: [expect.stringContaining('Warning - No CustomsDeclaration found with')],
    });
  expect(desk.outcomes()).toEqual(['not found', 'not found']);
});

test('a complete collection takes the place of what stood; of a partial one, what is not sent stays', async () => {
  const desk = await desks.open();
  const container = (number: string, seal: string) =>
    `<ContainerCollection Content="Partial"><Container><ContainerNumber>${number}</ContainerNumber><Seal>${seal}</Seal></Container></ContainerCollection>`;
  await desk.send(
    shipment({ invoices: invoice('INV-1') + invoice('INV-2'), more: `<VesselName>CORAL</VesselName>${container('AAAU1', 'S1')}` }),
  );
  await desk.send(shipment({ key: JOB.key, invoices: invoice('INV-3', [line(7)]), more: container('BBBU2', 'S2'), reference: 'REF2' }));
  await desk.send(shipment({ key: JOB.key, invoices: invoice('INV-3', [line(8)]), more: container('AAAU1', 'S3'), reference: 'REF2' }));
  const found = shipmentIn(await desk.send(shipmentRequest(JOB)));
  const texts = (name: string) => all(found ?? { name: '', attributes: {}, text: '', children: [] }, name).map(({ text }) => text);
  expect(['InvoiceNumber', 'LineNo', 'Seal', 'VesselName', 'ReferenceNumber'].map(texts)).toEqual([
    ['INV-3'],
    ['8'],
    ['S3', 'S2'],
    ['CORAL'],
    ['REF1', 'REF2'],
  ]);
  expect(desk.outcomes()).toEqual(['created', 'updated', 'updated', 'read']);
});

test('a job is found by a reference of any kind where the system can do that, and not by it where it cannot', async () => {
  const desk = await desks.open();
  await desk.send(shipment({ reference: 'TPABC' }));
  const request = shipmentRequest({ reference: 'TPABC' });
  expect((await desk.send(request)).key).toBe('B00001001');
  await desk.direct('PUT', '/simulator/systems/DEFAULT', { finds_by_reference: false });
  expect(await desk.send(request)).toMatchObject({ status: 'ERR', log: ['Error - DataTarget Key is missing'] });
});

test('systems share nothing, and a message for another one is refused', async () => {
  const desk = await desks.open();
  const sydney = { system: 'LBYSYD' };
  await desk.send(shipment({ to: ['LBY', 'SYD'] }), sydney);
  expect((await desk.send(shipmentRequest(JOB), { system: 'LBYMEL' })).log[0]).toContain('No CustomsDeclaration found');
  expect(await desk.send(shipment({ to: ['LBY', 'MEL'], bill: 'B2' }), sydney)).toMatchObject({
    status: 'ERR',
    log: ['Error - The message is for LBYMEL, this is LBYSYD'],
  });
});

test('whoever has not the password of the system is refused, and the request is in the ledger all the same', async () => {
  const desk = await desks.open();
  await desk.direct('PUT', '/simulator/systems/LBYMEL', { password: 'changed' });
  const refused = await desk.post(shipment(), { system: 'LBYMEL' });
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Basic realm="eAdaptor"']);
  expect((await desk.send(shipment(), { system: 'LBYMEL', password: 'changed' })).key).toBe('B00001001');
  expect((await desk.send(shipment(), { system: 'LBYSYD' })).key).toBe('B00001001');
  expect(desk.outcomes()).toEqual(['log-in refused', 'created', 'created']);
});

test.each([
  ['another namespace', shipment().replace('2011/11', '2012/11'), 'is not supported'],
  ['no context', shipment().replace(/<DataContext>.*<\/DataContext>/su, ''), 'DataContext is missing'],
  ['no target', shipment().replace(/<DataTarget>.*<\/DataTarget>/su, ''), 'DataTarget is missing'],
  ['a kind of job that there is not', shipment({ type: 'Balloon' }), "Type 'Balloon' is not supported"],
  ['a key that nobody gave', shipment({ key: 'B00009999' }), "No CustomsDeclaration found with key 'B00009999'"],
  ['no XML', 'hello', 'could not be read'],
  ['a document type', `<!DOCTYPE x>${shipment()}`, 'could not be read'],
])('a message with %s is refused', async (_what, body, why) => {
  const desk = await desks.open();
  expect(await desk.send(body)).toMatchObject({ status: 'ERR', log: [expect.stringContaining(why)] });
  expect(desk.simulator.jobs()).toEqual([]);
});

test('jobs, the ledger and what was put off survive a restart, and are gone when they are to be', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'freight-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = await desks.open({ folder });
  await first.send(shipment());
  await first.direct('PUT', '/simulator/systems/LBYMEL', { password: 'changed' });
  first.simulator.next('late-commit:3600');
  await first.post(shipment({ bill: 'LATE' })).catch(() => undefined);
  await first.simulator.close();
  const second = await desks.open({ folder });
  expect((await second.post(shipment(), { system: 'LBYMEL' })).status).toBe(401);
  expect(second.outcomes()).toEqual(['created', 'under way', 'log-in refused']);
  await second.direct('POST', '/simulator/release');
  expect(second.simulator.jobs()).toMatchObject([{ bill: 'BILL1' }, { bill: 'LATE', key: 'B00001002' }]);
  await second.direct('DELETE', '/simulator');
  expect(await (await second.direct('GET', '/simulator/jobs')).json()).toEqual({ jobs: [] });
  expect((await second.send(shipment())).key).toBe('B00001001');
});
