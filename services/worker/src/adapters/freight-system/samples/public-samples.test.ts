import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodeShipment } from '@tallyport/domain/freight-export/shipment/encode-shipment';
import { readShipment } from '@tallyport/domain/freight-export/shipment/read-shipment';
import { readXml } from '@tallyport/domain/freight-export/testing/read-xml';
import { expect, test } from 'vitest';
import { REAL_PAPERS } from '../../../testing/real-papers.js';

const FOLDER = join(REAL_PAPERS, 'cargowise');
const read = (name: string) => readShipment(readXml(readFileSync(join(FOLDER, name), 'utf8')));

test.skipIf(!existsSync(FOLDER))('the declaration of a real integrator is read', () => {
  const shipment = read('universal-shipment-import-template.xml');
  expect(shipment).toMatchObject({
    target: { type: 'CustomsDeclaration', key: null },
    owner: { company: 'GB1' },
    billNumber: 'CWIMPTEMP',
    billType: 'HWB',
    grossWeight: '1000',
    portOfLoading: 'NLRAA',
    references: [{ type: 'CLT', number: 'CWIMPTEMP' }],
  });
  expect(shipment?.parties.map(({ type, organisation }) => `${type} ${organisation}`)).toEqual([
    'LocalClient GBKIC050',
    'ImporterDocumentaryAddress GBKIC050',
    'SupplierDocumentaryAddress NLKIC005',
  ]);
  const [invoice] = shipment?.invoices ?? [];
  expect(invoice).toMatchObject({ number: 'TESTINVOICE', amount: '1000', currency: 'GBP' });
  expect(invoice?.lines.map(({ number, link }) => [number, link])).toEqual(['1', '2', '3', '4', '5', '6', '7'].map((one) => [one, one]));
  expect(shipment?.packingLines.map(({ items }) => items[0]?.lineLink)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(shipment && encodeShipment(shipment).outcome).toBe('encoded');
});

test.skipIf(!existsSync(FOLDER))('what a mapping without rules made of an invoice is named before it is sent', () => {
  const shipment = read('universal-shipment-from-99146873.xml');
  const encoded = shipment === null ? null : encodeShipment(shipment);
  const faults = encoded?.outcome === 'refused' ? encoded.faults.map(({ place, code, found }) => `${place} ${code} ${found}`) : [];
  expect(faults).toContain('invoices/1/currency not-a-currency eur');
  expect(faults).toContain('invoices/1/netWeight not-a-decimal 2.000,384');
});
