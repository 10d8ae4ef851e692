import { expect, test } from 'vitest';
import { extractDocument } from '../../extract.js';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { plain } from '../../testing/plain.js';
import { modeOfSigns } from './mode-of-signs.js';

const invoice = (...lines: string[]) => new Paper().print(200, 30, 'COMMERCIAL INVOICE', 16).lines(40, 80, ['Invoice No.: A-17', ...lines]);
const modeOf = (...lines: string[]) => plain(extractDocument(fileOf(invoice(...lines))).segments[0]?.header)['transport_mode'];

test.each([
  ['INTERNATIONAL AIR WAYBILL NO.', 'air'],
  ['Flight KQ 116 NBO-AMS', 'air'],
  ['payment against copy of B/L', 'sea'],
  ['Transporte: camión completo, matrícula 4471 KLD', 'road'],
  ['Old Dominion LTL', 'road'],
])('%s tells that goods go by %s', (words, mode) => {
  expect(modeOfSigns(readText(fileOf(invoice(words))))?.value).toBe(mode);
});

test('signs of two ways of transport tell none', () => {
  expect(modeOfSigns(readText(fileOf(invoice('Air waybill 123', 'by truck to the airport'))))).toBeNull();
});

test('the name of a service tells how it carries, and a term for ships that goods go by sea', () => {
  expect(modeOf('Ship via: DHL Express Air')).toBe('air');
  expect(modeOf('Incoterm: FOB Valencia')).toBe('sea');
  expect(modeOf('Incoterm: DAP Leeds')).toBeUndefined();
});
