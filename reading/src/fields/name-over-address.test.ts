import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { footerIssuerOf } from './footer-issuer.js';
import { letterheadOf } from './letterhead.js';

const letterhead = (name: string, ...below: readonly string[]) => {
  const paper = new Paper().print(360, 40, name, 14).lines(360, 58, below, 9).print(40, 200, 'Invoice No.: KR-117');
  return letterheadOf(readText(fileOf(paper)));
};

test('a name without a form of company heads a letter over address and telephone', () => {
  const { name, address } = letterhead('Bottega del Cedro', 'Via Roma 12', '20121 Milano, Italy', 'Tel: +39 02 555 0199');
  expect(name).toMatchObject({ value: 'Bottega del Cedro', certainty: 0.75 });
  expect(address?.value).toBe('Via Roma 12 20121 Milano, Italy');
});

test.each([
  ['nothing tells how to reach it', ['Via Roma 12', '20121 Milano, Italy']],
  ['no address follows', ['Handmade since ever', 'Tel: +39 02 555 0199']],
])('but not where %s', (_why, below) => {
  expect(letterhead('Bottega del Cedro', ...below).name).toBeNull();
});

test('the issuer at the foot may have its address and contacts in one line', () => {
  const paper = new Paper()
    .print(40, 40, 'INVOICE', 18)
    .print(148, 700, 'Kite & Anchor Ltd.', 10)
    .print(148, 714, '4 Quay Street – 1010 Auckland – New Zealand – Tel: +64 9 555 0123 E-mail: desk@kite.example', 8);
  const { name, address } = footerIssuerOf(readText(fileOf(paper)));
  expect(name?.value).toBe('Kite & Anchor Ltd.');
  expect(address?.value).toBe('4 Quay Street – 1010 Auckland – New Zealand');
});
