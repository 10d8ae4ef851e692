import { expect, test } from 'vitest';
import { pickParty } from '../fields/pick-party.js';
import { phrasesOf } from '../page/phrases.js';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { withoutFillInLines } from './fill-in-lines.js';

const partsOf = (line: string) => withoutFillInLines(phrasesOf(new Paper().print(40, 40, line).page())).map(({ text }) => text);

test.each([
  ['Name: ____________________', ['Name:']],
  ['CARRIER: __________TRAILER:', ['CARRIER:', 'TRAILER:']],
  ['Freight_charges_are_to_be_prepaid', ['Freight_charges_are_to_be_prepaid']],
])('%s has the words %j', (line, parts) => expect(partsOf(line)).toEqual(parts));

test('what is written over the line of a form is the value of its label', () => {
  const paper = new Paper()
    .box(37, 80, 306, 180)
    .line(37, 96, 306)
    .print(150, 84, 'SHIP FROM')
    .print(41, 101, 'Name: __________________________________')
    .print(75, 100, 'Freight Shipper Co', 8)
    .print(41, 116, 'Address: _______________________________')
    .print(90, 115, '2000 Mill Road', 8);
  const { name, address } = pickParty(readText(fileOf(paper)), ['shipper']);
  expect([name?.value, address?.value]).toEqual(['Freight Shipper Co', '2000 Mill Road']);
});
