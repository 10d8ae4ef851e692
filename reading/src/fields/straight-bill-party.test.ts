import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { pickParty } from './pick-party.js';

test('a straight bill of lading tells its parties behind FROM and TO, with captions before each line of their addresses', () => {
  const paper = new Paper()
    .row(60, [
      [40, 'FROM: SHIPPER Alder Millwork'],
      [340, 'TO: CONSIGNEE Birch Supply'],
    ])
    .row(78, [
      [40, 'STREET 611 Depot St'],
      [340, 'STREET 10 Pass Rd'],
    ])
    .row(96, [
      [40, 'ORIGIN Bend, OR'],
      [240, 'ZIP 97701'],
      [340, 'DESTINATION Truckee, CA'],
      [520, 'ZIP 96161'],
    ]);
  const text = readText(fileOf(paper));
  const told = (['seller', 'buyer'] as const).map((concept) => pickParty(text, [concept]));
  expect(told.map(({ name, address }) => [name?.value, address?.value])).toEqual([
    ['Alder Millwork', '611 Depot St, Bend, OR 97701'],
    ['Birch Supply', '10 Pass Rd, Truckee, CA 96161'],
  ]);
});
