import { expect, test } from 'vitest';
import { pickParty } from '../fields/pick-party.js';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';

function partyAt(paper: Paper): (string | undefined)[] {
  const { name, address } = pickParty(readText(fileOf(paper)), ['consignee']);
  return [name?.value, address?.value].map((value) => value?.toString());
}

test('a block goes on below the contact between the name and the street', () => {
  const paper = new Paper().lines(40, 100, [
    'Consignee',
    'Alder Foods B.V.',
    'Attn: R. de Wit',
    'Tel: +31 20 555 0119',
    'Quayweg 51',
    '1101 EX Amsterdam',
    'The Netherlands',
  ]);
  expect(partyAt(paper)).toEqual(['Alder Foods B.V.', 'Quayweg 51 1101 EX Amsterdam The Netherlands']);
});

test('within a ruled box, too', () => {
  const paper = new Paper()
    .box(30, 96, 300, 180)
    .box(300, 96, 560, 180)
    .lines(40, 100, ['Consignee', 'Alder Foods B.V.', 'Attn: R. de Wit', 'Quayweg 51', '1101 EX Amsterdam']);
  expect(partyAt(paper)).toEqual(['Alder Foods B.V.', 'Quayweg 51 1101 EX Amsterdam']);
});

test('a contact below the street ends the block', () => {
  const paper = new Paper().lines(40, 100, [
    'Consignee',
    'Alder Foods B.V.',
    'Quayweg 51',
    '1101 EX Amsterdam',
    'Attn: R. de Wit',
    'Birch Lane 12',
  ]);
  expect(partyAt(paper)).toEqual(['Alder Foods B.V.', 'Quayweg 51 1101 EX Amsterdam']);
});

test('of parties beside each other each has its own contacts', () => {
  const paper = new Paper()
    .box(30, 96, 300, 180)
    .box(300, 96, 560, 180)
    .lines(40, 100, ['Shipper', 'Birch Mills Ltd', 'Attn: J. Smith', '12 Quay Street', 'Hobart TAS 7000'])
    .lines(310, 100, ['Consignee', 'Alder Diner 46', 'Attn: R. de Wit', 'Quayweg 51', '1101 EX Amsterdam']);
  expect(partyAt(paper)).toEqual(['Alder Diner 46', 'Quayweg 51 1101 EX Amsterdam']);
});

test('in the cell under a label in one of its own, too', () => {
  const paper = new Paper()
    .box(30, 96, 300, 112)
    .box(30, 112, 300, 190)
    .lines(40, 100, ['Consignee'])
    .lines(40, 116, ['Alder Foods B.V.', 'Attn: J. Smith', 'Quayweg 51', '1101 EX Amsterdam']);
  expect(partyAt(paper)).toEqual(['Alder Foods B.V.', 'Quayweg 51 1101 EX Amsterdam']);
});

test('the numbers of a party over its name end nothing in its box', () => {
  const paper = new Paper()
    .box(30, 96, 300, 190)
    .lines(40, 100, ['Consignee', 'GSTIN: 27AAAAA0000A1Z5 Tel: 0341 555 0192', 'Alder Foods B.V.', 'Quayweg 51', '1101 EX Amsterdam']);
  expect(partyAt(paper)).toEqual(['Alder Foods B.V.', 'Quayweg 51 1101 EX Amsterdam']);
});
