import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { scriptSignature } from './script-signature.js';

const GOODS = ['Brass tray oval, 25 pieces', 'Brass lamp, 40 pieces', 'Copper bowl, 12 pieces', 'Copper jug, 12 pieces'];

test.each([
  ['Anil Rastogi', 18, true],
  ['Anil Rastogi', 10, false],
  ['ALDER MILLS LTD', 18, false],
])('%s at a height of %i in the place for a signature', (words, size, signed) => {
  const paper = new Paper().lines(40, 100, GOODS).print(380, 600, 'Authorised signature').print(380, 620, words, size);
  const text = readText(fileOf(paper));
  const places = text.phrases.filter((phrase) => phrase.text.startsWith('Authorised'));
  expect(scriptSignature(places, text) !== null).toBe(signed);
});
