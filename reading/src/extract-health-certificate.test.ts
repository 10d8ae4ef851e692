import { expect, test } from 'vitest';
import { extractDocument } from './extract.js';
import { fileOf, Paper } from './testing/paper.js';
import { plain } from './testing/plain.js';

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
