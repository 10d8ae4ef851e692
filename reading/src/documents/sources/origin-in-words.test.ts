import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';

const originOf = (...lines: string[]) =>
  plain(
    extractDocument(fileOf(new Paper().lines(34, 30, ['CERTIFICATE OF ORIGIN', 'Exporter: JADE TEA CO., LTD.']).lines(34, 120, lines)))
      .segments[0]?.header,
  )['country_of_origin'];

test.each([
  ['VIETNAM ORIGIN', 'VIETNAM'],
  ['We certify that the goods are made in Peru', 'Peru'],
  ['We certify that all goods were wholly produced in the Netherlands.', 'Netherlands'],
  ['Zero-rated. Product of New Zealand. Gross weight 131.5 kg', 'New Zealand'],
  ['All of it is made here in Carlow, Ireland (heading 6912.00)', 'Ireland'],
  ['Ursprung Schweiz. 1 Paket, 6.2 kg brutto', 'Schweiz'],
  ['Peso neto 14 kg, Origen: España', 'España'],
  ['We certify that the teas are of Kenya origin.', 'Kenya'],
])('%s', (line, country) => {
  expect(originOf(line)).toBe(country);
});

test('Two countries, a criterion and words that name no country are none', () => {
  expect(originOf('PERU ORIGIN', 'CHILE ORIGIN')).toBeUndefined();
  expect(originOf('ORIGIN CRITERION: B')).toBeUndefined();
  expect(originOf('made in the best tradition')).toBeUndefined();
});

test('The country on the dotted line of a declaration, a little below its words', () => {
  const paper = new Paper().lines(34, 30, ['CERTIFICATE OF ORIGIN', 'Exporter: JADE TEA CO., LTD.']);
  paper.lines(34, 120, ['that all the goods were produced in']).lines(240, 132, ['MALAYSIA']);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)['country_of_origin']).toBe('MALAYSIA');
});

test('An invoice says in a sentence where its goods come from', () => {
  const paper = new Paper().lines(34, 30, ['COMMERCIAL INVOICE', 'Invoice No.: 12', 'Terms: 45 days. Product of Australia.']);
  expect(plain(extractDocument(fileOf(paper)).segments[0]?.header)['country_of_origin']).toBe('Australia');
});
