import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { addressInLine, letterPartiesOf } from './letter-parties.js';
import type { Party } from './party.js';

const NOBODY: Party = { name: null, address: null };
const known = (name: string): Party => ({ name: { value: name, from: [], certainty: 0.8 }, address: null });
const WINDOW = ['Birke Handels-GmbH', 'z. Hd. Frau Muster', 'Rabattstr. 25', '34567 Osterhausen', 'Deutschland'];
const valuesOf = ({ name, address }: Party) => [name?.value, address?.value];

test('a letter goes to the address in its window, under the line of its sender', () => {
  const paper = new Paper()
    .print(240, 30, 'Kiefer GmbH', 16)
    .print(55, 140, 'Kiefer GmbH · Waldweg 17 · 12345 Tanndorf', 7)
    .lines(55, 160, WINDOW)
    .lines(330, 160, ['Rechnungsnummer: 2014-03', 'Datum: 11.07.2014']);
  const text = readText(fileOf(paper));
  expect(valuesOf(letterPartiesOf(text, known('Kiefer GmbH')).recipient)).toEqual([
    'Birke Handels-GmbH',
    'Rabattstr. 25 34567 Osterhausen Deutschland',
  ]);
  expect(addressInLine(text, known('Kiefer GmbH'))?.value).toBe('Waldweg 17, 12345 Tanndorf');
});

test('of two addresses without labels the upper one in the head is the sender', () => {
  const paper = new Paper()
    .lines(30, 40, ['Azure House', '4557 Silva St', 'Fremont CA 94538', 'United States'])
    .lines(350, 150, ['Mitchell & Sons', '215 Vine St', 'Scranton PA 18503', 'United States']);
  const { sender, recipient } = letterPartiesOf(readText(fileOf(paper)), NOBODY);
  expect(valuesOf(sender)).toEqual(['Azure House', '4557 Silva St Fremont CA 94538 United States']);
  expect(valuesOf(recipient)).toEqual(['Mitchell & Sons', '215 Vine St Scranton PA 18503 United States']);
});

test('of three nobody can tell who is meant, and an address has a town', () => {
  const three = new Paper()
    .lines(30, 40, ['Alder Ltd', '4 Silva St', 'Fremont CA 94538'])
    .lines(30, 140, ['Birch Ltd', '5 Vine St', 'Scranton PA 18503'])
    .lines(330, 140, ['Cedar Ltd', '6 Vine St', 'Scranton PA 18503']);
  expect(letterPartiesOf(readText(fileOf(three)), NOBODY).recipient).toEqual(NOBODY);
  const remarks = new Paper().lines(30, 140, ['Terms of sale', 'All goods remain ours', 'until they are paid']);
  expect(letterPartiesOf(readText(fileOf(remarks)), NOBODY)).toEqual({ sender: NOBODY, recipient: NOBODY });
});

test('a name in large print heads its address, a title does not, and a British code has a line of its own', () => {
  const large = new Paper().print(40, 30, 'Blue Fox Design', 20).lines(40, 60, ['123 Main St', 'Anytown, NY 12345']);
  expect(valuesOf(letterPartiesOf(readText(fileOf(large)), NOBODY).sender)).toEqual(['Blue Fox Design', '123 Main St Anytown, NY 12345']);
  const british = new Paper().print(40, 98, 'INVOICE', 18).lines(40, 122, ['The Garden Shop', '7 High Street', 'Bath', 'BA1 1AA']);
  expect(valuesOf(letterPartiesOf(readText(fileOf(british)), known('Oak & Sons Ltd')).recipient)).toEqual([
    'The Garden Shop',
    '7 High Street Bath BA1 1AA',
  ]);
});
