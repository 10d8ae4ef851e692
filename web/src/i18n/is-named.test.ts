import { beforeAll, expect, test } from 'vitest';
import { i18n, speak } from './i18n.js';
import { isNamed } from './is-named.js';

beforeAll(() => speak('en', ['job']));

test('a name that came as text is part of a key where there is a text for it', () => {
  const told = (name: string) => (isNamed('history.fields', name) ? i18n.t(`history.fields.${name}`) : null);
  expect(told('broker')).toBe('broker');
  expect(told('brokr')).toBeNull();
  expect(told('')).toBeNull();
});

test('a name may have dots in it, and what has names below it is none', () => {
  expect(isNamed('history.events', 'record.withdrawn')).toBe(true);
  expect(isNamed('history', 'events')).toBe(false);
});

test('a misspelt key does not compile, nor does one with any text in it', () => {
  // @ts-expect-error -- there is no text of this key
  expect(i18n.t('recordFields.curency')).toBe('recordFields.curency');
  const field: string = 'currency';
  // @ts-expect-error -- any text is no key
  expect(i18n.t(`recordFields.${field}`)).toBe('Currency');
  // @ts-expect-error -- there is no such heading
  expect(isNamed('recordFeilds', 'currency')).toBe(false);
});
