import { expect, test } from 'vitest';
import { pickParty } from '../fields/pick-party.js';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';

test('a heading may name a party in a second word that no table has', () => {
  const paper = new Paper()
    .print(40, 100, 'Buyer/Quarkreceiver')
    .row(120, [
      [40, 'Nummer:'],
      [230, 'GE2020211'],
    ])
    .row(138, [
      [40, 'Name:'],
      [230, 'Kunden AG Mitte'],
    ])
    .row(156, [
      [40, 'Anschrift:'],
      [230, 'Kundenweg 15'],
    ])
    .row(174, [[230, 'DE 69876 Frankfurt']]);
  const { name, address } = pickParty(readText(fileOf(paper)), ['buyer']);
  expect([name?.value, address?.value]).toEqual(['Kunden AG Mitte', 'Kundenweg 15, DE 69876 Frankfurt']);
});

test('the number of a party behind its heading is not its name', () => {
  const paper = new Paper().lines(40, 100, ['Bill-to party 104477', 'Alder Optik AS', 'Strandgaten 61', 'NO-5004 Bergen']);
  const { name, address } = pickParty(readText(fileOf(paper)), ['buyer']);
  expect([name?.value, address?.value]).toEqual(['Alder Optik AS', 'Strandgaten 61 NO-5004 Bergen']);
});
