import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { volumeInWords, weightInWords } from './measures-in-words.js';

const paperWith = (...lines: string[]) => readText(fileOf(new Paper().lines(40, 100, lines)));
const weights = (...lines: string[]) =>
  (['gross_weight', 'net_weight'] as const).map((field) => Number(weightInWords(field)(paperWith(...lines))?.amount.value ?? 0));

test.each([
  ['Packed on 14 pallets. Net weight 906 kg. Gross weight 974 kg.', 974, 906],
  ['11 pallets · 984.5 kg gross', 984.5, 0],
  ['3 bultos - Peso bruto: 214 Kg - Peso neto: 196 Kg', 214, 196],
  ['Gesamtgewicht brutto 668 kg auf 2 Paletten', 668, 0],
  ['Leveres FOB Hirtshals. Bruttovægt 312 kg.', 312, 0],
  ['6 cartons · N.W. 168.5 kg · G.W. 181.0 kg', 181, 168.5],
  ['4 Paletten, 390 kg brutto, 350 kg netto', 390, 350],
  ['total 2,500 cartons, gross weight approx. 17,250 kgs', 17250, 0],
  ['2 pallets. All up weight 545 kg.', 545, 0],
  ['Each bag holds 25 kg', 0, 0],
  ['320 bags of 60 kg net, 25 kg net each', 0, 0],
  ['14 cartons (Gross 231 kg / Net 203 kg)', 231, 203],
  ['Tres cajas, peso bruto aproximado 21 kg', 21, 0],
])('%s', (line, gross, net) => {
  expect(weights(line)).toEqual([gross, net]);
});

test('weights that differ tell none of the whole', () => {
  expect(weights('Lot 1 gross weight 214 kg', 'Lot 2 gross weight 218 kg')).toEqual([0, 0]);
});

test('a volume is told in a note, and how much air an hour is none', () => {
  expect(volumeInWords(paperWith('Net weight 906 kg. Volume 33.6 m³'))?.amount.value).toBe('33.6');
  expect(volumeInWords(paperWith('Temp: +3°C, vent. 25 cbm/h'))).toBeNull();
});
