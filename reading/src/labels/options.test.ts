import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { isOption, withoutUnticked } from './options.js';

const saidBy = (...lines: readonly string[]): string[] => {
  const phrases = phrasesOf(new Paper().lines(40, 40, lines, 12).page());
  return withoutUnticked({ relation: 'right', lines: phrases }).lines.map(({ text }) => text);
};

test.each([
  [['☐ Methyl bromide', '☒ Sulfuryl fluoride'], ['Sulfuryl fluoride']],
  [['[X] Sea [ ] Air'], ['Sea']],
  [['☐ Prepaid ☐ Collect'], []],
  [['□ a bullet before one line'], ['□ a bullet before one line']],
])('of the options %j only the ticked one is said', (lines, said) => {
  expect(saidBy(...lines)).toEqual(said);
});

test('a word behind a box is an option, whatever it would name elsewhere', () => {
  expect([isOption('☐ Importer'), isOption('[x] Exporter'), isOption('Importer ☐')]).toEqual([true, true, false]);
});
