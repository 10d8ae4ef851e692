import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { pickParty } from './pick-party.js';

test('name and address of a party may have captions of their own', () => {
  const paper = new Paper()
    .print(40, 100, 'THE BUYER:')
    .print(40, 114, 'Name: Alder Goods Ltd.')
    .print(40, 128, 'Add: 4 Mill Road, Perth')
    .print(40, 142, 'Attn: Jane Doe')
    .print(40, 170, 'THE SELLER:')
    .print(40, 184, 'Name: Birch Works Ltd.');
  const { name, address } = pickParty(readText(fileOf(paper)), ['buyer']);
  expect([name?.value, address?.value]).toEqual(['Alder Goods Ltd.', '4 Mill Road, Perth']);
});

test('the form of a company goes on below its captioned name', () => {
  const paper = new Paper()
    .print(40, 100, 'SELLER:')
    .print(40, 114, 'Company name: Birch Components Export')
    .print(40, 126, 'JSC')
    .print(40, 140, 'Address: 4 Mill Road, Perth');
  expect(pickParty(readText(fileOf(paper)), ['seller']).name?.value).toBe('Birch Components Export JSC');
});

test('a heading over a box with labels heads them, and what stands beside the name is none', () => {
  const paper = new Paper()
    .box(30, 40, 300, 110)
    .line(30, 56, 300)
    .print(135, 43, 'SHIP TO')
    .box(300, 40, 570, 110)
    .print(304, 58, 'CARRIER NAME: Old Road Freight')
    .lines(
      34,
      60,
      ['Name: Maple Pipes Ltd      Location #: 12', 'Address: 4 Yonge St', 'City/State/Zip: Toronto, ON M5E 1J8', 'CID#: 991'],
      9,
    );
  const { name, address } = pickParty(readText(fileOf(paper)), ['consignee']);
  expect([name?.value, address?.value]).toEqual(['Maple Pipes Ltd', '4 Yonge St, Toronto, ON M5E 1J8']);
});
