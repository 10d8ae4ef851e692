import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { weightBesidePackages } from './weight-beside-packages.js';

const weightOn = (note: string) => weightBesidePackages(readText(fileOf(new Paper().print(200, 30, 'INVOICE', 16).print(40, 400, note))));

test.each([
  ['12 parcels, 418 kg, collected by road', '418', 'KG'],
  ['28 LINES 3 SKIDS 1,846 LBS', '1846', 'LB'],
])('a note that counts packages tells what they weigh: %s', (note, value, unit) => {
  const weight = weightOn(note);
  expect(weight?.amount.value).toBe(value);
  expect(weight?.unit?.value).toBe(unit);
});

test.each(['12 bags of 25 kg', '12 cartons, net 418 kg', '12 drums, 40 kg each', '3 cases 40 kg, 2 cases 55 kg'])('not so: %s', (note) => {
  expect(weightOn(note)).toBeNull();
});
