import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { issuerOf } from './issuer.js';

const BUYER = ['Cedar Hill Imports Ltd', '4 Foundry Road', 'Hornby, Christchurch 8042', 'New Zealand'];
const SELLER = ['Marlin Packaging S.p.A.', 'Via Garibaldi 25', '20921 Milano', 'Italy'];

test('of two addresses at the head the company that the paper names again issued it', () => {
  const paper = new Paper().lines(40, 40, BUYER).lines(360, 40, SELLER).print(40, 700, 'Marlin Packaging S.p.A.', 7);
  expect(issuerOf(readText(fileOf(paper))).name?.value).toBe('Marlin Packaging S.p.A.');
});

test('an address at the head without a telephone is whom the paper goes to, where the foot tells one of somebody else', () => {
  const foot = [...SELLER.slice(0, 3), 'Tel: +39 02 555 0100'];
  const paper = new Paper().lines(40, 40, BUYER).lines(200, 600, foot);
  expect(issuerOf(readText(fileOf(paper))).name?.value).toBe('Marlin Packaging S.p.A.');
});

test('who gets the goods, told at the foot, issued nothing', () => {
  const paper = new Paper()
    .lines(40, 40, SELLER)
    .print(40, 580, 'Consignee:')
    .lines(40, 594, [...BUYER, 'Tel: +64 3 555 0100']);
  expect(issuerOf(readText(fileOf(paper))).name?.value).toBe('Marlin Packaging S.p.A.');
});

test('an address in a letterhead may have a caption', () => {
  const paper = new Paper().lines(40, 40, ['Marlin Packaging Co., Ltd', 'ADD: 25 Harbour Road, Ningbo 315000, China']);
  expect(issuerOf(readText(fileOf(paper))).address?.value).toBe('25 Harbour Road, Ningbo 315000, China');
});
