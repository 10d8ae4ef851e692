import { expect, test } from 'vitest';
import { addToTable, type TextTable, translatorOf } from './translate.js';

const english: TextTable = new Map();
addToTable(english, {
  lines: { found_one: '{{count}} line of {{file}}', found_other: '{{count}} lines of {{file}}' },
  changes: { since_zero: 'Nothing.', since_one: 'One.', since_other: '{{count}}.' },
  events: { 'record.withdrawn': 'withdrawn by {{name}}' },
  plain: 'Nothing.',
});
const chinese: TextTable = new Map();
addToTable(chinese, { lines: { found_other: '{{file}} 有 {{count}} 行' } });

test('what is counted takes the form that the language has for the number', () => {
  const t = translatorOf(english, 'en-AU');
  expect(t('lines.found', { count: 1, file: 'a.csv' })).toBe('1 line of a.csv');
  expect(t('lines.found', { count: 0, file: 'a.csv' })).toBe('0 lines of a.csv');
  expect(translatorOf(chinese, 'zh-Hans')('lines.found', { count: 1, file: 'a.csv' })).toBe('a.csv 有 1 行');
});

test('none at all may have a text of its own', () => {
  const t = translatorOf(english, 'en-AU');
  expect([0, 1, 2].map((count) => t('changes.since', { count }))).toEqual(['Nothing.', 'One.', '2.']);
});

test('a name may have dots in it, and braces in a value are no variable', () => {
  const t = translatorOf(english, 'en-AU');
  expect(t('events.record.withdrawn', { name: '{{count}} <b>$&</b>' })).toBe('withdrawn by {{count}} <b>$&</b>');
  expect(t('plain')).toBe('Nothing.');
});

test('a text that is not there is shown by its key', () => {
  expect(translatorOf(english, 'en-AU')('lines.lost', { count: 2 })).toBe('lines.lost');
});
