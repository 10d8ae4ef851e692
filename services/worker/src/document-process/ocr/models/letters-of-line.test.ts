import { expect, test } from 'vitest';
import { lettersOf } from './letters-of-line.js';

const ALPHABET = ['A', 'B'];

/** An answer in which each step is sure of one letter; `-` is none. */
function answerOf(steps: string, sureness = 1): Parameters<typeof lettersOf>[0] {
  const likelihood = new Float32Array(steps.length * 3);
  [...steps].forEach((letter, step) => {
    likelihood[step * 3 + ALPHABET.indexOf(letter) + 1] = sureness;
  });
  return { steps: steps.length, choices: 3, likelihood };
}

const textOf = (steps: string): string =>
  lettersOf(answerOf(steps), ALPHABET, 8)
    .map(({ text }) => text)
    .join('');

test('the same letter at neighbouring steps is one, with a step between it is two', () => {
  expect(textOf('-AAB-')).toBe('AB');
  expect(textOf('A-AB')).toBe('AAB');
  expect(textOf('----')).toBe('');
});

test('a letter stands in the middle of its steps and is as sure as its surest', () => {
  const [letter] = lettersOf(answerOf('--BB', 0.75), ALPHABET, 8);
  expect(letter).toEqual({ text: 'B', middle: 24, confidence: 0.75 });
});
