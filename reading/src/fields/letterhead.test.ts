import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { carrierInLetterhead, letterheadOf } from './letterhead.js';

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

test('a name that is centred over a longer address is told', () => {
  const paper = new Paper()
    .print(200, 40, 'Alder Tools Co.,Ltd.', 12)
    .print(60, 60, '188 Xinghai Road, Beilun District, Ningbo, Zhejiang, China 315800');
  expect(letterheadOf(readText(fileOf(paper))).name?.value).toBe('Alder Tools Co.,Ltd.');
});

test('a name that ends in the midst goes on below, and who owns a company is not its name', () => {
  const paper = new Paper().lines(40, 40, ['COOPERATIVA DE CAFE DO SUL DE', 'MINAS'], 14).print(40, 84, 'Rodovia 491, 37800 Guaxupe');
  expect(letterheadOf(readText(fileOf(paper))).name?.value).toBe('COOPERATIVA DE CAFE DO SUL DE MINAS');
  const owned = new Paper().lines(40, 40, ['Inh. Jane Alder e.K.', 'Alder Tea e.K. - Brook 7 - 20457 Hamburg']);
  expect(letterheadOf(readText(fileOf(owned))).name?.value).toBe('Alder Tea e.K.');
});

test('a name whose form stands alone below it is one of a company', () => {
  const paper = new Paper().lines(429, 40, ['Alder Marine Supplies', 'Pty Ltd', 'Unit 3, 18 Quay Road', 'HOBART TAS 7000']);
  const { name, address } = letterheadOf(readText(fileOf(paper.print(40, 40, 'TAX INVOICE', 16))));
  expect([name?.value, address?.value]).toEqual(['Alder Marine Supplies Pty Ltd', 'Unit 3, 18 Quay Road HOBART TAS 7000']);
});
