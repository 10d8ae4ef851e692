import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { partyOf } from './party.js';

const nameOver = (first: string, ...lines: readonly string[]): string | undefined =>
  partyOf(phrasesOf(new Paper().lines(40, 40, [first, ...lines]).page()), 0.9).name?.value.toString();

test.each(['Alder Kitchens, port 3', 'Alder Outfitters - Store 12', 'Alder DC 02'])('%s over a whole address is a name', (name) => {
  expect(nameOver(name, 'Quayvej 29', '3400 Hillerød')).toBe(name);
});

test('over a part of one it is a part of it', () => {
  expect(nameOver('Alder Kitchens, port 3', '3400 Hillerød')).toBeUndefined();
});

test.each(['Receiving', 'The Managing Director,', 'Mrs J. Alder, Bursar'])('under %s stands the party', (first) => {
  expect(nameOver(first, 'Birch Valve & Pump', '815 Leo St', 'Dayton, OH 45404')).toBe('Birch Valve & Pump');
});
