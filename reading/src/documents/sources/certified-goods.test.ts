import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import type { Known } from '../declaration.js';
import { grossOfAll, ofAllLines, packagesOfLines, packageTypeOfLines } from './certified-goods.js';

const blank = readText(fileOf(new Paper()));

function invoiceOf(...numbers: readonly (string | null)[]): unknown {
  const lines = numbers.map((value) => new Map(value === null ? [] : [['invoice_number', { value, from: [], certainty: 0.9 }]]));
  const known = { lines, get: () => null } as unknown as Known<'invoice_number'>;
  return ofAllLines('invoice_number')(blank, known)?.value ?? null;
}

test('what all lines say that say it is said of the certificate', () => {
  expect([invoiceOf('JT-88', null, 'JT-88'), invoiceOf('JT-88', 'JT-89'), invoiceOf(null)]).toEqual(['JT-88', null, null]);
});

function goodsOf(...counted: readonly (readonly [packages: string, quantity: string])[]): Known<never> {
  const said = (value: string) => ({ value, from: [], certainty: 0.9 });
  const lines = counted.map(
    ([packages, quantity]) =>
      new Map([
        ['packages', said(packages)],
        ['package_type', said('CARTONS')],
        ['quantity', said(quantity)],
      ]),
  );
  return { lines, get: () => null } as unknown as Known<never>;
}

test('the packages of all lines are those of the certificate', () => {
  const goods = goodsOf(['720', '8640'], ['90', '1575']);
  expect([packagesOfLines(blank, goods)?.value, packageTypeOfLines(blank, goods)?.value]).toEqual(['810', 'CARTONS']);
});

test('the weight of one of several lines is not that of all', () => {
  const text = readText(fileOf(new Paper().print(40, 60, '1575 KGS G.W.')));
  expect(grossOfAll(text, goodsOf(['720', '8640'], ['90', '1575']))).toBeNull();
  expect(grossOfAll(text, goodsOf(['720', '8640'], ['90', '900']))?.amount.value).toBe('1575');
});
