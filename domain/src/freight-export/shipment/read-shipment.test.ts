import { expect, test } from 'vitest';
import { randomItem } from '../testing/random-item.js';
import { readXml } from '../testing/read-xml.js';
import { handWritten, sampleShipment } from '../testing/sample-shipment.js';
import { encodeShipment } from './encode-shipment.js';
import { SHIPMENT } from './layout.js';
import { readShipment } from './read-shipment.js';
import type { FreightShipment } from './shipment.js';

test('what was written by hand is read as it was meant', () => {
  expect(readShipment(readXml(handWritten('shipment-update.xml')))).toEqual(sampleShipment());
});

test('what is sent is read back the same, of 5,000 random shipments', () => {
  for (let seed = 1; seed <= 5_000; seed += 1) {
    const made = randomItem(SHIPMENT, seed) as FreightShipment;
    const shipment = made.invoices.length > 0 ? made : { ...made, invoices: sampleShipment().invoices };
    const encoded = encodeShipment(shipment);
    if (encoded.outcome === 'refused') throw new Error(`seed ${seed}: ${JSON.stringify(encoded.faults[0])}`);
    expect(readShipment(readXml(encoded.text)), `seed ${seed}`).toEqual(shipment);
  }
});

test('the answer to a request is read, whose job is a source and whose codes have descriptions and blanks', () => {
  const shipment = readShipment(readXml(handWritten('shipment-answer.xml')));
  expect(shipment).toMatchObject({
    target: { type: 'CustomsDeclaration', key: 'B00012345' },
    owner: { company: 'SYD', enterprise: 'LBY', server: 'TRN' },
    billNumber: 'NGB26H00318',
    grossWeight: '4180.500',
    portOfLoading: 'CNNGB',
    vessel: null,
    parties: [{ type: 'ImporterDocumentaryAddress', organisation: 'WATTLEAU' }],
    dates: [{ type: 'Arrival', isEstimate: 'Y', day: '2026-11-21' }],
  });
  expect(shipment?.invoices[0]).toMatchObject({ amount: '20080.0000', day: null, lines: [{ number: '1', price: '12000.0000' }] });
});

test('asked for a shipment that goes in a consol, it is read with the bill of the consol as its master', () => {
  const answer = readXml(handWritten('consol-answer.xml'));
  expect(readShipment(answer, { type: 'ForwardingShipment', key: 'S00004712' })).toMatchObject({
    target: { type: 'ForwardingShipment', key: 'S00004712' },
    owner: { company: 'SYD' },
    billNumber: 'NGB26H00319',
    otherBills: [{ number: 'CLNT26104477', type: 'MWB' }],
  });
  expect(readShipment(answer, { type: 'ForwardingShipment', key: 'S00009999' })).toMatchObject({ billNumber: 'CLNT26104477' });
});

test('of a job with several sources it is the one that was asked for', () => {
  const two = `<UniversalShipment><Shipment><DataContext><DataSourceCollection>
    <DataSource><Type>ForwardingShipment</Type><Key>S1</Key></DataSource><DataSource><Type>CustomsDeclaration</Type><Key>B2</Key></DataSource>
    </DataSourceCollection></DataContext></Shipment></UniversalShipment>`;
  expect(readShipment(readXml(two), { type: 'CustomsDeclaration', key: 'B2' })?.target).toEqual({ type: 'CustomsDeclaration', key: 'B2' });
});

test('an answer without a job is none', () => {
  expect(readShipment(readXml('<UniversalResponse><Status>PRS</Status><Data/></UniversalResponse>'))).toBeNull();
});
