import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { HeaderSoFar } from '../header-so-far.js';
import { onlyWeightUnit } from './only-weight-unit.js';

function unitOn(paper: Paper) {
  const known = new HeaderSoFar({ header: new Map([['gross_weight', { value: '120', from: [], certainty: 1 }]]), lines: [] });
  return onlyWeightUnit(readText(fileOf(paper)), known)?.value;
}

test('a weight is in the only unit of freight that a paper names', () => {
  expect(unitOn(new Paper().print(40, 40, 'Gross: 120').print(40, 60, 'Poids kg'))).toBe('KG');
  expect(unitOn(new Paper().print(40, 40, 'Gross: 120 kg').print(40, 60, 'Weight 264 lbs'))).toBeUndefined();
});

test('where none is named a paper weighs as its country does', () => {
  expect(unitOn(new Paper().print(40, 40, 'Gross: 120').print(40, 60, 'Portland, ME 04101'))).toBe('LB');
  expect(unitOn(new Paper().print(40, 40, 'Peso bruto: 120').print(40, 60, 'CNPJ 12.345.678/0001-95'))).toBe('KG');
  expect(unitOn(new Paper().print(40, 40, 'Peso bruto: 120'))).toBeUndefined();
  expect(unitOn(new Paper().print(40, 40, 'Gross: 120').print(40, 60, '11 metric tons'))).toBeUndefined();
});
