import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { bareNumberOf } from './bare-number.js';

test.each(['No.:', 'Số / No:', 'Numero:'])('a certificate has its number behind %s alone', (caption) => {
  expect(bareNumberOf(readText(fileOf(new Paper().print(40, 40, `${caption} AB1234`))))?.value).toBe('AB1234');
});
