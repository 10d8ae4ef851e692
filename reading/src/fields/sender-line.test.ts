import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { senderParts } from './sender-line.js';

test.each([
  ['Kiefer GmbH · Waldweg 17 · 12345 Tanndorf', ['Kiefer GmbH', 'Waldweg 17', '12345 Tanndorf']],
  ['Moulin SARL - 12 chemin du Bois - 84340 Malaucène', ['Moulin SARL', '12 chemin du Bois', '84340 Malaucène']],
  ['Kiefer GmbH - Hamburg', ['Kiefer GmbH - Hamburg']],
  ['Waldweg 17 · 12345 Tanndorf', ['Waldweg 17 · 12345 Tanndorf']],
])('%s has the parts %j', (line, parts) => {
  const [phrase] = phrasesOf(new Paper().print(40, 40, line).page());
  expect(phrase === undefined ? [] : senderParts(phrase).map(({ text }) => text)).toEqual(parts);
});
