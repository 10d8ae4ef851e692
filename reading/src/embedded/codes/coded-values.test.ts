import type { DocumentType } from '@tallyport/contracts/document-extraction/document-types';
import { expect, test } from 'vitest';
import { codedValues } from './coded-values.js';

const EPC = 'BCD\n002\n1\nSCT\n\nLindner\nDE02120300000000202051\nEUR119.00\n\n\nA-17';
const SWISS = `SPC\n0200\n1\n${'x\n'.repeat(15)}1190.00\nCHF\n`;

const cases: [DocumentType, string, [string, string][]][] = [
  ['AWB', '1761234567500001', [['waybill_number', '176-12345675']]],
  ['HAWB', '17612345675', [['master_number', '176-12345675']]],
  ['AWB', '17612345671', []],
  ['CIV', 'CSQU3054383', [['container_number', 'CSQU3054383']]],
  ['CIV', 'CSQU3054384', []],
  ['CIV', '(02)04012345000010(37)12(400)PO-1', [['purchase_order', 'PO-1']]],
  [
    'CIV',
    EPC,
    [
      ['total_amount', '119.00'],
      ['currency', 'EUR'],
    ],
  ],
  [
    'CIV',
    SWISS,
    [
      ['total_amount', '1190.00'],
      ['currency', 'CHF'],
    ],
  ],
  ['CIV', EPC.replace('EUR119.00', 'EUR1e9'), []],
  ['CIV', 'https://example.com/?amount=119.00', []],
];

test.each(cases)('on a paper of the type %s, %j says %j', (type, text, expected) => {
  expect(codedValues(text, type).map(({ field, value }) => [field, value])).toEqual(expected);
});
