import { expect, test } from 'vitest';
import { missedForm, typedValue } from './typed-value.js';

const AU = { numbers: 'point', days: 'day first' } as const;

test.each([
  ['USD 16,460.00', 'decimal', '16460.00'],
  ['3,862.0 KGS', 'decimal', '3862.0'],
  ['24 FEB 2026', 'day', '2026-02-24'],
  ['03/04/2026', 'day', '2026-04-03'],
  ['2026年3月14日', 'day', '2026-03-14'],
  ['fob', 'code', 'FOB'],
  ['yes', 'yes or no', 'Y'],
  ['14 DRIFT LANE\nBOTANY', 'text', '14 DRIFT LANE BOTANY'],
  ['14 DRIFT LANE\nBOTANY', 'long text', '14 DRIFT LANE\nBOTANY'],
  ['   ', 'text', null],
] as const)('%j in a field of %s is written as %j', (text, form, written) => {
  expect(typedValue(text, form, AU)).toBe(written);
});

test('the style of the document decides what can be read both ways', () => {
  expect(typedValue('1.234', 'decimal', { ...AU, numbers: 'comma' })).toBe('1234');
  expect(typedValue('03/04/2026', 'day', { ...AU, days: 'month first' })).toBe('2026-03-04');
});

test('what does not fit is known before it is sent', () => {
  expect(missedForm(typedValue('a few', 'decimal', AU), 'decimal')).toBe('decimal');
  expect(missedForm(typedValue('soon', 'day', AU), 'day')).toBe('day');
  expect(missedForm(typedValue('12', 'decimal', AU), 'decimal')).toBeNull();
});
