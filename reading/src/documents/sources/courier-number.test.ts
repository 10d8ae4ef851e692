import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { Paper } from '../../testing/paper.js';
import { courierNumber } from './courier-number.js';

const numberIn = (words: string) => courierNumber(readText({ pages: [new Paper().print(40, 300, words).page()] }))?.value;

test('a courier prints its number in groups', () => {
  expect(numberIn('WAYBILL 44 1908 2276')).toBe('4419082276');
  expect(numberIn('Tracking number: 7741 8820 3316')).toBe('774188203316');
});

test('a waybill that is spoken of has none', () => {
  expect(numberIn('Waybill 1 of 2')).toBeUndefined();
});
