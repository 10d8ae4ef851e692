import { KNOWN_CAUSES } from '@tallyport/domain/freight-export/causes/known-causes';
import { beforeAll, expect, test } from 'vitest';
import { exportCauses } from '../../i18n/en/export-causes.js';
import { i18n, speak } from '../../i18n/i18n.js';
import { causeRemedy, causeTitle, causeWords } from './cause-words.js';

beforeAll(() => speak('en', ['operations']));

test('every known cause is said in words, and no other', () => {
  const codes = KNOWN_CAUSES.map(({ code }) => code).sort();
  expect(Object.keys(exportCauses.words).sort()).toEqual(codes);
  expect(Object.keys(exportCauses.remedies).sort()).toEqual(codes);
});

test('what a sentence is about is known from every line that means the cause', () => {
  const about = (text: string | undefined) => text?.includes('{{name}}') ?? false;
  const words: Readonly<Record<string, string>> = exportCauses.words;
  const remedies: Readonly<Record<string, string>> = exportCauses.remedies;
  const nameless = KNOWN_CAUSES.filter(
    ({ code, patterns }) => (about(words[code]) || about(remedies[code])) && !patterns.every((pattern) => pattern.includes('{key}')),
  );
  expect(nameless).toEqual([]);
});

test('a cause names its key as people call it, letter by letter; one that nobody knows is what was said', () => {
  const unknown = { code: 'organisation-unknown', name: 'Melbourne $& Sons' };
  expect(causeWords(i18n.t, unknown)).toBe('The freight system has no organisation Melbourne $& Sons.');
  expect(causeTitle(i18n.t, unknown)).toBe('The freight system has no organisation Melbourne $& Sons');
  expect(causeRemedy(i18n.t, unknown)).toBe('Give the party the code that the freight system has for it, then retry with changes.');
  const other = { code: 'other', name: 'the moon is blue' };
  expect([causeWords(i18n.t, other), causeRemedy(i18n.t, other)]).toEqual(['the moon is blue', null]);
});
