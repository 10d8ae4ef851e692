import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { carrierInLetterhead } from './letterhead.js';

test('the form of a company on the next line of a logo belongs to its name', () => {
  const paper = new Paper()
    .print(40, 40, 'Coral Sea Container Services', 20)
    .print(40, 64, 'Pte Ltd', 20)
    .print(40, 120, 'Port of loading: Busan');
  expect(carrierInLetterhead(readText(fileOf(paper))).name?.value).toBe('Coral Sea Container Services Pte Ltd');
});

test('what stands smaller below a logo is no part of the name', () => {
  const paper = new Paper()
    .print(40, 40, 'Coral Sea Container Line', 20)
    .print(40, 64, 'Acme Ltd', 9)
    .print(40, 120, 'Port of loading: Busan');
  expect(carrierInLetterhead(readText(fileOf(paper))).name?.value).toBe('Coral Sea Container Line');
});
