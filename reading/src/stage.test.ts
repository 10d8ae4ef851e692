import { expect, test } from 'vitest';
import { runStages, type Stage, stage, unknownNames } from './stage.js';

interface Sum {
  readonly value: number;
  readonly seen: readonly string[];
}

const MACHINE: readonly Stage<Sum>[] = [
  stage('first', 'a sum', { one: ({ value }) => ({ value: value + 1 }), double: ({ value }) => ({ value: value * 2 }) }),
  stage('second', 'what was seen', { look: ({ value, seen }) => ({ seen: [...seen, String(value)] }) }),
];
const START: Sum = { value: 3, seen: [] };

test('passes run in the order in which they are written, each on what all before it made', () => {
  expect(runStages(MACHINE, START)).toEqual({ value: 8, seen: ['8'] });
});

test.each([
  [['first'], { value: 3, seen: ['3'] }],
  [['first/one'], { value: 6, seen: ['6'] }],
  [['second/look', 'first/double'], { value: 4, seen: [] }],
])('without %o what they change stays as it was', (names, left) => {
  expect(runStages(MACHINE, START, { without: new Set(names) })).toEqual(left);
});

test('who stands around is told of each pass that runs, and of none that is left out', () => {
  const told: string[] = [];
  const without = new Set(['first/double']);
  runStages(MACHINE, START, {
    without,
    around: (inStage, pass, work) => {
      told.push(`${inStage}/${pass}`);
      return work();
    },
  });
  expect(told).toEqual(['first/one', 'second/look']);
});

test('a name that nothing has is told', () => {
  expect(unknownNames(['first', 'first/one', 'third', 'second/one'], MACHINE)).toEqual(['third', 'second/one']);
});
