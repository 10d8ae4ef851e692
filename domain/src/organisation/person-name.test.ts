import { expect, test } from 'vitest';
import { personName } from './person-name.js';

test.each([
  ['Mei', 'Tan', 'Mei Tan'],
  ['伟', '陈', '陈伟'],
  ['小明', '欧阳', '欧阳小明'],
  [' 伟 ', '陈', '陈伟'],
  ['伟', 'Chen', '伟 Chen'],
  ['Priya', '', 'Priya'],
  ['', '陈', '陈'],
])('%j %j is %j', (first_name, last_name, name) => {
  expect(personName({ first_name, last_name })).toBe(name);
});
