import { expect, test } from 'vitest';
import { readText } from '../../pipeline.js';
import { fileOf, Paper } from '../../testing/paper.js';
import { companySpeaking, personSpeaking } from './told-in-letters.js';

const letterWith = (line: string) => readText(fileOf(new Paper().print(40, 100, line, 8)));

test.each([
  'We, Alder Works Ltd., manufacturer of the goods below, declare that they are new.',
  'I, Jane Doe, Export Manager of Alder Works Ltd., declare that the goods are new.',
])('%s tells the company', (line) => {
  expect(companySpeaking(letterWith(line))?.value).toBe('Alder Works Ltd.');
});

test('who speaks for a company is told, too', () => {
  expect(personSpeaking(letterWith('I, Jane Doe, Export Manager of Alder Works Ltd., declare that'))?.value).toBe('Jane Doe');
});
