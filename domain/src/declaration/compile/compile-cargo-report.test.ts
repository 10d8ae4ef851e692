import { expect, test } from 'vitest';
import { cifShipment, surroundings } from '../testing/shipment.js';
import { compileCargoReport } from './compile-cargo-report.js';

test('a house bill is reported with its master, its consignee and its containers', () => {
  const { fields, lines } = compileCargoReport(cifShipment(), surroundings());
  expect(Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value]))).toEqual({
    sender_reference: expect.stringMatching(/^SYD-000123-[0-9A-Z]{4}$/) as string,
    house_bill: 'HBLSHA250001',
    master_bill: 'MAEU123',
    vessel: 'EVER GIVEN',
    voyage: '025S',
    loading_port: 'CNNGB',
    arrival_port: 'AUSYD',
    discharge_port: 'AUSYD',
    destination_port: 'AUSYD',
    arrival_date: '2025-12-01',
    consignee_name: 'Lantern Bay Imports Pty Ltd',
    cargo_type: 'FCL',
    gross_weight: '12500',
    weight_unit: 'KG',
  });
  expect(lines.map((line) => [line.fields['container_number']?.value, line.fields['packages']?.value])).toEqual([['CSQU3054383', '480']]);
});

test('another report of the same job goes by another reference', () => {
  const other = { ...surroundings(), newId: (name: string) => `abcde000-${name}` };
  const [first, second] = [surroundings(), other].map(
    (around) => compileCargoReport(cifShipment(), around).fields['sender_reference']?.value,
  );
  expect(second).not.toBe(first);
});

test('without a bill there is nothing to report but the job', () => {
  const { fields, lines } = compileCargoReport([], surroundings());
  expect(lines).toEqual([]);
  expect(fields['house_bill']).toBeUndefined();
});
