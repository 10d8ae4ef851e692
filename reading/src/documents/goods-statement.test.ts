import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';

const headerOf = (paper: Paper): Record<string, unknown> => plain(extractDocument(fileOf(paper)).segments[0]?.header);

test('a letter tells its day, its invoice, its company and its goods without labels of a form', () => {
  const paper = new Paper()
    .print(200, 40, 'ASBESTOS FREE STATEMENT', 14)
    .print(40, 80, 'Lyon, 4 May 2026')
    .print(40, 110, 'RE: Invoice 202237132')
    .print(40, 140, 'We, Alder Metal Works Ltd., confirm that no part of the goods below holds asbestos.')
    .lines(40, 170, [
      'The products concerned are: Velvet curtain fabric, fire retardant; Handloom cotton rugs, natural and dyed;',
      'Brake pad set, front.',
    ])
    .print(40, 230, 'Best regards,')
    .draw(40, 245, 120, 270)
    .print(40, 280, 'Mr./Ms. Jane Doe, Export Manager');
  expect(headerOf(paper)).toMatchObject({
    company_name: 'Alder Metal Works Ltd.',
    issue_date: '2026-05-04',
    invoice_number: '202237132',
    goods_description: 'Velvet curtain fabric, fire retardant; Handloom cotton rugs, natural and dyed; Brake pad set, front',
    signature_exists: true,
  });
});

test('all goods of a schedule are told, and the country of one row is not that of the paper', () => {
  const paper = new Paper()
    .print(150, 30, 'DECLARATION OF NO ASBESTOS', 16)
    .row(100, [
      [40, 'Item'],
      [100, 'Description'],
      [300, 'HS code'],
      [400, 'Country of origin'],
    ])
    .row(120, [
      [40, '1'],
      [100, 'Cotton rug'],
      [300, '570292'],
      [400, 'Peru'],
    ])
    .row(140, [
      [40, '2'],
      [100, 'Copper wire'],
      [300, '854411'],
      [400, 'Chile'],
    ]);
  const header = headerOf(paper);
  expect(header).toMatchObject({ goods_description: 'Cotton rug, Copper wire' });
  expect(header['country_of_origin']).toBeUndefined();
});

test.each([
  ['Signed for us by: Jane Doe as Managing Director', 'Jane Doe'],
  ['Printed name: Jane Doe in the function of Export Manager', 'Jane Doe'],
  ['Name of declarant: Jane Doe, Sales Director', 'Jane Doe'],
  ['Printed name: Alder Metal Works Ltd.', undefined],
])('who signed is told by %s', (line, name) => {
  const paper = new Paper().print(150, 30, 'DECLARATION OF NO ASBESTOS', 16).print(40, 300, line);
  expect(headerOf(paper)['printed_name']).toBe(name);
});

test('what is filled into the blanks of a text is told without the words around it', () => {
  const paper = new Paper().print(100, 30, 'STATUTORY DECLARATION: NO ASBESTOS', 14);
  for (const [index, [filled, caption]] of BLANKS.entries())
    paper.print(40, 80 + 40 * index, filled).print(60, 92 + 40 * index, caption, 6);
  expect(headerOf(paper)).toMatchObject({ printed_name: 'Jane Doe', country_of_origin: 'Peru', invoice_number: 'CI/4262-21' });
});

const BLANKS = [
  ['I, Jane Doe', '(name of declarant)'],
  ['made in Peru', '(country of manufacture)'],
  ['and sold to', '(name of importer)'],
  ['under CI/4262-21', '(invoice number, or "various")'],
  ['Cotton rugs of all sizes', '(full description of the goods)'],
  ['4 May 2026', '(date of declaration)'],
] as const;

test('a health certificate tells packages and weights in numbered boxes, and numbers of a party are no part of its address', () => {
  const paper = new Paper()
    .print(150, 20, 'HEALTH CERTIFICATE', 16)
    .print(40, 60, 'I.1. Consignor:')
    .lines(40, 74, ['Alder Foods Ltda.', 'Rua das Flores 12', 'Campinas', 'CNPJ 38.047.562/0001-31'])
    .row(180, [
      [40, 'I.20. Quantity (net)'],
      [200, 'I.20a. Gross weight'],
      [380, 'I.22. Number and type of packages'],
    ])
    .row(194, [
      [40, '1,145.80 kg'],
      [200, '1,257.60 kg'],
      [380, '67 CRATES'],
    ]);
  const header = plain(extractDocument(fileOf(paper)).segments[0]?.header);
  expect(header).toMatchObject({
    exporter_address: 'Rua das Flores 12 Campinas',
    packages: '67',
    package_type: 'CRATES',
    net_weight: '1145.80',
    gross_weight: '1257.60',
  });
});
