import { expect, test } from 'vitest';
import { printedSpans } from './printed-spans.js';
import { smallPaper, textOf } from './small-paper.js';

test('a number that is glued to its label is the word of both', () => {
  const words = smallPaper('Invoice No.:4711-A   Page 1', 'Order 14711-A');
  expect(printedSpans(words, '4711-A', 'number').map((span) => textOf(words, span))).toEqual(['No.:4711-A']);
});

test('a name is found wherever it is printed, without the marks between its words', () => {
  const words = smallPaper('Acme - Steel, Ltd.   of Leeds', 'for ACME STEEL LTD', 'Acme Steel');
  expect(printedSpans(words, 'Acme Steel Ltd', 'name').map((span) => textOf(words, span))).toEqual(['Acme Steel, Ltd.', 'ACME STEEL LTD']);
});

test('no name goes on from one page to the next', () => {
  const words = smallPaper('Acme Steel').map((word, at) => ({ ...word, page: 1 + at }));
  expect(printedSpans(words, 'Acme Steel', 'name')).toEqual([]);
});

test('an address over three lines is one span, without the column beside it', () => {
  const words = smallPaper(
    'Acme Steel Ltd        Invoice', //
    '12 Mill Lane          Number 88',
    'Leeds LS1 4AB         Date 12',
    'United Kingdom        Page 1',
  );
  const spans = printedSpans(words, '12 Mill Lane, Leeds LS1 4AB, United Kingdom', 'address');
  expect(spans.map((span) => textOf(words, span))).toEqual(['12 Mill Lane Leeds LS1 4AB United Kingdom']);
});

test('an address of which the paper says a half is not found', () => {
  const words = smallPaper('12 Mill Lane', 'York');
  expect(printedSpans(words, '12 Mill Lane, Leeds LS1 4AB', 'address')).toEqual([]);
});

test('values of other kinds, and values of two letters, are not looked for', () => {
  const words = smallPaper('20.00   DE');
  expect(printedSpans(words, '20.00', 'amount')).toEqual([]);
  expect(printedSpans(words, 'DE', 'place')).toEqual([]);
});
