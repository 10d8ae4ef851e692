import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import { expect, test } from 'vitest';
import { cifShipment, record, surroundings } from '../testing/shipment.js';
import { compileDeclaration } from './compile-declaration.js';

const textsOf = (fields: Readonly<Record<string, Reading>>) =>
  Object.fromEntries(Object.entries(fields).map(([field, { value }]) => [field, value]));
const compiled = compileDeclaration(cifShipment(), surroundings());
const linesOf = (type: string) => compiled.lines.filter(({ fields }) => fields['line_type']?.value === type);

test('the header says what the bill, the job and its importer say', () => {
  expect(textsOf(compiled.fields)).toEqual({
    declaration_type: 'FRM',
    declaration_purpose: 'IMP',
    entry_nature: 'N10',
    broker_reference: 'SYD-000123',
    owner_name: 'Lantern Bay Imports',
    owner_id: '51824753556',
    owner_reference: 'PO-7781',
    transport_mode: 'sea',
    vessel: 'EVER GIVEN',
    voyage: '025S',
    loading_port: 'CNNGB',
    first_arrival_port: 'AUSYD',
    discharge_port: 'AUSYD',
    destination_port: 'AUSYD',
    first_arrival_date: '2025-12-01',
    arrival_date: '2025-12-01',
    gross_weight: '12500',
    weight_unit: 'KG',
    delivery_name: 'Lantern Bay Imports Pty Ltd',
    valuation_date: '2025-11-03',
    duty_date: '2025-12-01',
  });
});

test('a value of a paper names the value that it was taken from, with its place on the page', () => {
  const [bill] = cifShipment();
  expect(compiled.fields['weight_unit']).toEqual({
    value: 'KG',
    raw: 'KGS',
    place: bill?.fields['weight_unit']?.place,
    method: 'compiled',
    confidence: 0.97,
    from: { recordId: bill?.id, kind: 'waybill', lineId: null, field: 'weight_unit', position: 3 },
  });
  expect(compiled.fields['owner_id']?.from).toBeUndefined();
});

test('an invoice, its charges and its container are lines of their own', () => {
  expect(linesOf('invoice').map(({ fields }) => textsOf(fields))).toEqual([
    {
      line_type: 'invoice',
      invoice_number: 'INV-1',
      invoice_term: 'CIF',
      invoice_total: '48250.00',
      goods_total: '48250.00',
      invoice_currency: 'USD',
    },
  ]);
  expect(linesOf('charge').map(({ fields }) => [fields['charge']?.value, fields['charge_amount']?.value])).toEqual([
    ['overseas-freight', '2350.00'],
    ['overseas-insurance', '145.00'],
  ]);
  expect(linesOf('transport').map(({ fields }) => textsOf(fields))).toEqual([
    {
      line_type: 'transport',
      cargo_type: 'FCL',
      container_number: 'CSQU3054383',
      seal: 'SL1',
      house_bill: 'HBLSHA250001',
      master_bill: 'MAEU123',
      packages: '480',
      package_type: 'CT',
    },
  ]);
});

test('goods are classified as far as their invoice says, and counted in the unit of the tariff', () => {
  const goods = linesOf('goods').map(({ fields }) => fields);
  expect(goods.map((fields) => [fields['tariff_classification']?.value, fields['statistical_code']?.value])).toEqual([
    ['61091000', '11'],
    ['84713000', '03'],
    ['61091000', '11'],
  ]);
  expect(goods.map((fields) => fields['country_of_origin']?.value)).toEqual(['CN', 'CN', 'CN']);
  expect(goods[0]?.['quantity']).toMatchObject({ value: '1200', raw: '100 DOZ × 12' });
});

test('the same records give the same declaration', () => {
  expect(compileDeclaration(cifShipment(), surroundings())).toEqual(compiled);
});

test('without papers there is what the job says, and no line', () => {
  const { fields, lines } = compileDeclaration([], surroundings());
  expect(lines).toEqual([]);
  expect(fields['valuation_date']).toBeUndefined();
  expect(fields['owner_name']?.value).toBe('Lantern Bay Imports');
});

test('houses under one master are one shipment, which weighs what they weigh together', () => {
  const house = (number: number, weight: string) =>
    record('waybill', number, { bl_number: `H${number}`, gross_weight: weight, weight_unit: 'KG' }, [], 'HBL');
  const master = record('waybill', 30, { bl_number: 'M1', gross_weight: '999', weight_unit: 'KG' }, [], 'MBL');
  const { fields, lines } = compileDeclaration([house(10, '100.5'), house(11, '200'), master], surroundings());
  expect(fields['gross_weight']?.value).toBe('300.5');
  expect(lines.map((line) => [line.fields['house_bill']?.value, line.fields['master_bill']?.value])).toEqual([
    ['H10', 'M1'],
    ['H11', 'M1'],
  ]);
});
