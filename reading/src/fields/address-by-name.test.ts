import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { addressUnderName } from './address-by-name.js';
import { pickParty } from './pick-party.js';

const paper = () =>
  new Paper().lines(40, 90, ['Alder & Birch Boats', '7 Quay Crescent', 'HOBART TAS 7109']).row(640, [
    [320, 'Customer'],
    [410, 'Alder & Birch Boats'],
  ]);

test('an address stands under the same name elsewhere', () => {
  const text = readText(fileOf(paper()));
  expect(addressUnderName(text, pickParty(text, ['buyer']).name)?.value).toBe('7 Quay Crescent HOBART TAS 7109');
});

test('of two addresses under one name neither is taken', () => {
  const text = readText(fileOf(paper().lines(300, 90, ['Alder & Birch Boats', '12 Wharf Lane', 'SORELL TAS 7172'])));
  expect(addressUnderName(text, pickParty(text, ['buyer']).name)).toBeNull();
});
