import { afterEach, expect, test } from 'vitest';
import { FreightDesks, shipmentIn } from '../testing/freight-desk.js';
import { invoice, line, native, shipment, shipmentRequest } from '../testing/messages.js';
import { textAt } from '../xml/node.js';

const desks = new FreightDesks();
const JOB = { key: 'B00001001' };

afterEach(() => desks.close());

test.each([
  ['an organisation that is not known', shipment({ importer: 'WATBRO' }), 'Error - Organization code WATBRO not found'],
  [
    'a unit that is none',
    shipment({ invoices: invoice('INV-1', [line(1), line(2, { unit: 'BUNDLES' })]) }),
    "Error - InvoiceQuantityUnit 'BUNDLES' is not a valid unit (invoice INV-1, line 2)",
  ],
  [
    'a weight in a unit that is none',
    shipment({ more: '<TotalWeightUnit><Code>STONE</Code></TotalWeightUnit>' }),
    "Error - TotalWeightUnit 'STONE' is not a valid unit",
  ],
  [
    'a type of package that is none',
    shipment({ more: '<TotalNoOfPacksPackageType><Code>CRATES</Code></TotalNoOfPacksPackageType>' }),
    "Error - TotalNoOfPacksPackageType 'CRATES' is not a valid type of package",
  ],
  [
    'a line that occurs twice',
    shipment({ invoices: invoice('INV-1', [line(1), line(1)]) }),
    "Error - LineNo '1' occurs twice (invoice INV-1)",
  ],
  [
    'an invoice that occurs twice',
    shipment({ invoices: invoice('INV-1') + invoice('INV-1') }),
    "Error - InvoiceNumber 'INV-1' occurs twice",
  ],
])('%s is an error, and nothing is saved', async (_what, body, error) => {
  const desk = await desks.open();
  expect(await desk.send(body)).toMatchObject({ status: 'PRS', log: [error] });
  expect([desk.simulator.jobs(), desk.outcomes()]).toEqual([[], ['refused']]);
});

test.each([
  [
    'a currency',
    'GoodsValueCurrency/Code',
    '<GoodsValueCurrency><Code>eur</Code></GoodsValueCurrency>',
    "GoodsValueCurrency 'eur' is not a valid currency",
  ],
  ['a port', 'PortOfLoading/Code', '<PortOfLoading><Code>CNXXX</Code></PortOfLoading>', "PortOfLoading 'CNXXX' is not a valid port"],
  ['a number', 'TotalWeight', '<TotalWeight>2.000,384</TotalWeight>', "TotalWeight '2.000,384' is not a number"],
  [
    'a day',
    'DateCollection/Date/Value',
    '<DateCollection><Date><Type>Arrival</Type><Value>21/11/2026</Value></Date></DateCollection>',
    "Date '21/11/2026' is not a date",
  ],
  ['a day of the calendar', 'InvoiceDate', '<InvoiceDate>2026-02-30</InvoiceDate>', "InvoiceDate '2026-02-30' is not a date"],
  [
    'a country',
    'CountryOfExport/Code',
    '<CountryOfExport><Code>China</Code></CountryOfExport>',
    "CountryOfExport 'China' is not a valid country",
  ],
])('what is not %s is left out with a warning, and the rest is saved', async (_what, path, more, warning) => {
  const desk = await desks.open();
  expect(await desk.send(shipment({ more }))).toMatchObject({ status: 'PRS', key: JOB.key, log: [`Warning - ${warning} and was ignored`] });
  const found = shipmentIn(await desk.send(shipmentRequest(JOB)));
  expect([textAt(found, path), textAt(found, 'WayBillNumber')]).toEqual(['', 'BILL1']);
});

test('a bill is that of one job: another one is refused, and its own job may be sent again', async () => {
  const desk = await desks.open();
  await desk.send(shipment());
  expect((await desk.send(shipment({ reference: 'REF2' }))).log).toEqual(["Error - WayBillNumber 'BILL1' is already used by B00001001"]);
  expect((await desk.send(shipment({ key: JOB.key }))).log).toEqual([]);
  expect((await desk.send(shipment({ type: 'ForwardingShipment' }))).key).toBe('S00001001');
  expect((await desk.send(shipment(), { system: 'LBYMEL' })).key).toBe(JOB.key);
});

test('once the organisation is there the same message is taken', async () => {
  const desk = await desks.open();
  const body = shipment({ importer: 'WATBRO' });
  await desk.send(body);
  await desk.send(
    native('<Organization><OrgHeader Action="INSERT"><Code>WATBRO</Code><FullName>Watbro</FullName></OrgHeader></Organization>'),
  );
  expect((await desk.send(body)).key).toBe(JOB.key);
});
