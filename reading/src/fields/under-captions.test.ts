import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { Paper } from '../testing/paper.js';
import { pick } from './pick.js';
import { pickParty } from './pick-party.js';
import { readShortText } from './value-readers.js';

const boxed = () =>
  new Paper().box(30, 30, 300, 110).print(36, 34, 'Place of receipt', 7).print(36, 50, 'Outward harbour', 6).print(36, 62, 'Ravenna', 10);

test('small print over a value is the caption of another one', () => {
  expect(pick(readText({ pages: [boxed().page()] }), ['place_of_receipt'], readShortText)).toBeNull();
});

test('small print over the name of a party is a caption that is not known', () => {
  const paper = new Paper()
    .print(36, 34, 'Exporter', 9)
    .print(36, 46, 'Registered establishment', 6)
    .print(36, 58, 'Ravenna Foods S.r.l.', 10);
  expect(pickParty(readText({ pages: [paper.page()] }), ['shipper', 'seller', 'producer']).name?.value).toBe('Ravenna Foods S.r.l.');
});
