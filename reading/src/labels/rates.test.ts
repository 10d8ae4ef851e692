import { expect, test } from 'vitest';
import { phrasesOf } from '../page/phrases.js';
import { findLabels } from '../testing/find-labels.js';
import { Paper } from '../testing/paper.js';

test.each([
  ['TVA 19 %: 473,10', ['tax'], '473,10'],
  ['VAT @ 20%: 94.00', ['tax'], '94.00'],
  ['zzgl. 19 % MwSt.: 473,10', ['tax'], '473,10'],
  ['7,7 % MwSt.', ['tax'], null],
  ['Rabatt 5 %: 12,00', ['discount'], '12,00'],
])('the rate in %s is no value', (text, concepts, value) => {
  const labels = findLabels(phrasesOf(new Paper().print(40, 40, text).page()));
  expect(labels.map((label) => ({ concepts: label.concepts, value: label.inline?.text ?? null }))).toEqual([{ concepts, value }]);
});
