import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';

const invoice = (lines: readonly (readonly [string, string])[], facts: readonly string[] = []) => {
  const paper = new Paper()
    .lines(40, 40, ['Green Hat Ltd.', '7 Mill Lane, Leeds'])
    .print(340, 40, 'SALES INVOICE', 18)
    .lines(340, 90, ['Invoice no: RE-17', 'Due date: 03 May 2026'])
    .lines(40, 140, facts);
  for (const [index, [text, amount]] of lines.entries()) paper.print(40, 240 + 16 * index, text).print(460, 240 + 16 * index, amount);
  return extractDocument(fileOf(paper)).segments[0]?.segment.type;
};

test('an invoice of charges for a carriage is that of a forwarder', () => {
  const charges = [
    ['Air freight 412.0 KG @ GBP 3.15', '1,297.80'],
    ['Fuel surcharge', '350.20'],
    ['Documentation fee', '35.00'],
    ['Customs clearance', '55.00'],
  ] as const;
  expect(invoice(charges)).toBe('FIN');
});

test('an invoice of goods with a line for their carriage is none', () => {
  const goods = [
    ['Hammer', '40.00'],
    ['Tongs', '30.00'],
    ['Air freight', '12.00'],
    ['Handling fee', '3.00'],
  ] as const;
  expect(invoice(goods)).toBe('CIV');
});

test('half of the lines will do on an invoice that tells of a flight', () => {
  const lines = [
    ['Description', 'Amount'],
    ['Labels', '12.00'],
    ['Straps', '18.00'],
    ['Boxes', '41.00'],
    ['Air freight 412.0 KG', '1,297.80'],
    ['Screening fee', '35.00'],
    ['Agency charges', '55.00'],
  ] as const;
  const facts = ['MAWB No: 589-00417725', 'HAWB No: SAS-33018', 'Flight: GJ 501', 'Chargeable weight: 690.0 KG'];
  expect(invoice(lines, facts)).toBe('FIN');
  expect(invoice(lines)).toBe('CIV');
});

test.each([
  [['Flete marítimo LCL', 'THC y desconsolidación destino', 'Gastos de documentación', 'Despacho de importación']],
  [['Vejfragt Hirtshals – Oslo', 'Færge', 'Brændstoftillæg 12,5 %', 'Eksportangivelse']],
  [['Zeevracht Rotterdam – Paramaribo', 'Uitvoeraangifte', 'Voortransport', 'Wachttijd laden']],
])('charges are known in other languages: %s', (charges) => {
  expect(invoice(charges.map((charge) => [charge, '120.00'] as const))).toBe('FIN');
});
