import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { Paper } from '../testing/paper.js';
import { withoutSecondCode } from './second-codes.js';

function codeOf(...texts: readonly string[]) {
  const lines = phrasesOf(new Paper().lines(40, 40, texts).page());
  const [first] = lines;
  const words = lines.flatMap((line) => line.words);
  return first === undefined ? null : withoutSecondCode({ ...first, words, text: texts.join(' '), lines })?.text;
}

test('the code of who buys the goods stands below that of who sells them', () => {
  expect(codeOf('SB-200', 'B-7781')).toBe('SB-200');
  expect(codeOf('BE152904-R', '(PZ-0091)')).toBe('BE152904-R');
});

test('what is said of a code in brackets is no part of it', () => {
  expect(codeOf('GR6060ARD (COD. INT.)')).toBe('GR6060ARD');
  expect(codeOf('BANC (COD. INT.)')).toBe('BANC');
});

test('a code that goes on in the next line is one', () => {
  expect(codeOf('HV5090-', 'BEY-12')).toBe('HV5090- BEY-12');
});
