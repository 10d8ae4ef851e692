import { expect, test } from 'vitest';
import { extractDocument } from '../extract.js';
import { fileOf, Paper } from '../testing/paper.js';
import { plain } from '../testing/plain.js';
import { isOpenOrderClause, isOrderClause } from './order-clause.js';

test('goods are consigned to order in the words of many languages', () => {
  const clauses = ['TO ORDER', 'To the order of Alder Bank', 'UNTO ORDER', 'A LA ORDEN DE ALDER', "À l'ordre de", 'AN ORDER', '凭指示'];
  expect(clauses.filter((text) => !isOrderClause(text))).toEqual([]);
  expect(['TO ORDERLY HOUSE', 'ORDER', 'An orderly company'].filter(isOrderClause)).toEqual([]);
});

test('a clause that breaks off says whose order it is on the next line', () => {
  expect(['TO ORDER OF', 'TO ORDER', 'TO THE ORDER OF ALDER BANK'].map(isOpenOrderClause)).toEqual([true, false, false]);
});

/** A bill of lading with some lines in the box of its consignee. */
function consigneeOf(lines: readonly string[]): unknown {
  const paper = new Paper()
    .print(200, 20, 'BILL OF LADING', 16)
    .box(40, 60, 300, 130)
    .print(44, 64, 'Shipper', 7)
    .lines(44, 76, ['Alder Trading Ltd', '12 Quay Street, Bristol'])
    .box(40, 130, 300, 200)
    .print(44, 134, 'Consignee', 7)
    .lines(44, 146, lines)
    .box(40, 200, 300, 270)
    .print(44, 204, 'Notify party', 7)
    .lines(44, 216, ['Birch Imports Pty Ltd', '8 Harbour Road, Fremantle WA 6160']);
  return plain(extractDocument(fileOf(paper)).segments[0]?.header)['consignee_name'];
}

test('the clause is what a bill names in the place of a consignee', () => {
  expect(consigneeOf(['TO ORDER'])).toBe('TO ORDER');
  expect(consigneeOf(['TO ORDER OF', 'BANCO DEL ALDER, SANTIAGO'])).toBe('TO ORDER OF BANCO DEL ALDER, SANTIAGO');
});
