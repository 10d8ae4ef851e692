import { StepFact } from '@tallyport/contracts/document-extraction/step-facts';
import { beforeAll, expect, test } from 'vitest';
import { i18n, speak } from '../../../i18n/i18n.js';
import { factWords } from './fact-words.js';

beforeAll(() => speak('en', ['entry', 'job']));

test('every fact has words', () => {
  const wordless = StepFact.shape.what.options.filter((what) =>
    factWords(i18n.t, [{ what, count: 2, text: 'x' }]).startsWith('documents.'),
  );
  expect(wordless).toEqual([]);
});

test('what a step found is said as one line', () => {
  expect(factWords(i18n.t, [{ what: 'stored', count: 49_152 }])).toBe('48 kB, stored and hashed');
  const read = [{ what: 'words', count: 1 } as const, { what: 'read-as', text: 'ocr' } as const];
  expect(factWords(i18n.t, read)).toBe('1 word, read as scan');
});
