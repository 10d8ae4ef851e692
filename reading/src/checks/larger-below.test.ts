import { expect, test } from 'vitest';
import { readText } from '../pipeline.js';
import { fileOf, Paper } from '../testing/paper.js';
import { largerBelow } from './larger-below.js';

function below(field: string, own: string, ...column: string[]): string | null {
  const paper = [own, ...column].reduce((drawn, figure, row) => drawn.print(300, 40 + 20 * row, figure), new Paper());
  const document = readText(fileOf(paper));
  return largerBelow(field, { value: own.replace(/[^\d.]/gu, ''), from: document.phrases.slice(0, 1), certainty: 1 }, document);
}

test('a larger figure under a weight is that of all goods', () => {
  expect(below('gross_weight', '800.00', '310.00', '1,110.00')).toBe('1,110.00');
});

test('nothing is larger under a total, words and numbers of papers are no figures, and other fields have other columns', () => {
  expect(below('gross_weight', '900.00', '310.00')).toBeNull();
  expect(below('gross_weight', '900.00', 'Tracking 774018226')).toBeNull();
  expect(below('total_amount', '900.00', '1,110.00')).toBeNull();
});
