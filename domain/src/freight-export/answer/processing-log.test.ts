import { expect, test } from 'vitest';
import { parseProcessingLog } from './processing-log.js';

test('a log has one message a line, in its order, and none is lost but blanks', () => {
  const log = 'Error - A\r\n\r\n  Warning - B\n1 job was created.\rERROR: C';
  expect(parseProcessingLog(log).map(({ severity, text }) => [severity, text])).toEqual([
    ['error', 'Error - A'],
    ['warning', 'Warning - B'],
    ['info', '1 job was created.'],
    ['error', 'ERROR: C'],
  ]);
});

test.each([
  ["Error - OrganizationCode 'WATBRO' was not found", 'OrganizationCode', 'WATBRO'],
  ['Warning - InvoiceQuantityUnit [PCS] is not a known code', 'InvoiceQuantityUnit', 'PCS'],
  ['Error - Organization WATBROSYD does not exist', null, 'WATBROSYD'],
  ['Error - Invoice "INV 2026/7" is there twice', null, 'INV 2026/7'],
  ['Error - The job is locked by another user', null, null],
])('of "%s" the element %s and the key %s are guessed', (line, element, key) => {
  expect(parseProcessingLog(line)).toMatchObject([{ text: line, element, key }]);
});

test('what is too long is cut, and what is too much is left out', () => {
  expect(parseProcessingLog(`Error - ${'x'.repeat(5_000)}`)[0]?.text).toHaveLength(1_000);
  expect(parseProcessingLog('Error - x\n'.repeat(5_000))).toHaveLength(200);
});
