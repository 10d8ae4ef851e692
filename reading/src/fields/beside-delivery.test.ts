import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { blockBesideDelivery } from './beside-delivery.js';

const DELIVERY = ['Deliver To:', 'Alder Bonded Store', 'Mombasa Road, Nairobi, Kenya'];
const lines = (paper: Paper): string[] => blockBesideDelivery(readText(fileOf(paper))).map(({ text }) => text);

test('the address beside that for the goods, level with its label or with its name, is whose the goods are', () => {
  const block = ['Alder Wines Import', 'Unit 12, River Road', 'Nairobi, Kenya'];
  expect(lines(new Paper().lines(40, 120, block).lines(300, 120, DELIVERY))).toEqual(block);
  expect(lines(new Paper().lines(40, 133, block).lines(300, 120, DELIVERY))).toEqual(block);
});

test('what has a label over it, or is no address, is none', () => {
  expect(lines(new Paper().lines(40, 120, ['Supplier', 'Birch Ltd', '4 Quay Road', 'Kenya']).lines(300, 120, DELIVERY))).toEqual([]);
  expect(lines(new Paper().lines(40, 120, ['Thank you', 'for your order']).lines(300, 120, DELIVERY))).toEqual([]);
});
