import { expect, test } from 'vitest';
import { wordStem } from './word-stem.js';

test.each([
  [['knead', 'kneading', 'kneader', 'kneaded'], 'knead'],
  [['trimmer', 'trimming', 'trimmed'], 'trim'],
  [['slice', 'slicer', 'slicing'], 'slic'],
  [['ring'], 'ring'],
])('%j share the stem %s', (words, stem) => {
  expect(words.map(wordStem)).toEqual(words.map(() => stem));
});
