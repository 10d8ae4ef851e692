import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { pickPackages, pickVolume, pickWeight } from './measures.js';

test.each(['6,700 CBM', '6.700 m3'])('%s are less than seven cubic metres', (printed) => {
  const text = readText(fileOf(new Paper().print(40, 40, `Measurement: ${printed}`).print(40, 60, 'Value: 1,250.00')));
  expect(Number(pickVolume(text, ['volume'])?.amount.value)).toBe(6.7);
});

test('kilograms are told by the style of the paper', () => {
  const text = readText(fileOf(new Paper().print(40, 40, 'Gross weight: 6,700 KGS').print(40, 60, 'Value: 1,250.00')));
  expect(pickWeight(text, ['gross_weight'])?.amount.value).toBe('6700');
});

test('a label with both units leaves it open', () => {
  const text = readText(fileOf(new Paper().print(40, 40, 'Gross weight (lbs) (kgs): 212')));
  expect(pickWeight(text, ['gross_weight'])?.unit).toBeNull();
});

test.each(['Kolli: 5, gross weight 981 kg', 'Cases: 5', 'Total cartons: 5 (gross 231 kg)'])('%s are five', (line) => {
  expect(pickPackages(readText(fileOf(new Paper().print(40, 40, line))), ['packages'])?.amount.value).toBe('5');
});

test('the zero of a blank form is no weight', () => {
  expect(pickWeight(readText(fileOf(new Paper().print(40, 40, 'Gross weight: 0 KG'))), ['gross_weight'])).toBeNull();
});

test.each(['Volume (m3)', 'Volume'])('so are thousandths under %s', (label) => {
  const text = readText(fileOf(new Paper().print(40, 40, `${label}: 41,318`).print(40, 60, 'Value: 1,250.00')));
  expect(Number(pickVolume(text, ['volume'])?.amount.value)).toBe(41.318);
});
