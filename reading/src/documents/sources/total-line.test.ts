import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { grossOnTotalLine, netOnTotalLine, packagesOnTotalLine, piecesOnTotalLine } from './total-line.js';

const form = () => new Paper().print(40, 100, 'PIECES').print(140, 100, 'DESCRIPTION').print(320, 100, 'WEIGHT').print(320, 110, '(LBS)');
const found = (paper: Paper) => {
  const text = readText(fileOf(paper));
  return [piecesOnTotalLine(text)?.amount.value, grossOnTotalLine(text)?.amount.value, grossOnTotalLine(text)?.unit?.value];
};

test('the line of totals of a form tells pieces and weight under the heads far above it', () => {
  expect(found(form().print(42, 300, '5').print(140, 300, 'TOTAL').print(322, 300, '1,425'))).toEqual(['5', '1425', 'LB']);
});

test('a part of the whole is no total, and pieces are no packages where nothing says so', () => {
  const paper = form().print(42, 300, '5').print(140, 300, 'SUBTOTAL').print(322, 300, '1,425');
  expect(found(paper)).toEqual([undefined, undefined, undefined]);
  const total = form().print(42, 300, '5').print(140, 300, 'TOTAL');
  expect(packagesOnTotalLine(readText(fileOf(total)))).toBeNull();
});

test('what is net without a unit may be money', () => {
  const net = (head: string) => {
    const paper = new Paper().print(40, 100, 'Details').print(320, 100, head).print(140, 300, 'Total').print(322, 300, '1425.50');
    return netOnTotalLine(readText(fileOf(paper)))?.amount.value;
  };
  expect(net('Net')).toBeUndefined();
  expect(net('Net kg')).toBe('1425.50');
});
