import { DECLARATION_TYPES } from '@tallyport/contracts/reference/declaration-type';
import { TRANSPORT_MODES } from '@tallyport/contracts/reference/transport-mode';
import { expect, test } from 'vitest';
import { showFieldValue } from '../format/field-value.js';
import { codeText } from './line-choices.js';

const entry = (list: typeof DECLARATION_TYPES, code: string) => list.entries.find((one) => one.code === code) ?? { code, en: '', zh: '' };

test('a code of ours is told by its words alone, one that brokers know beside them', () => {
  expect(codeText('transport_mode', entry(TRANSPORT_MODES, 'sea'), 'zh-CN')).toBe('海运');
  expect(codeText('declaration_type', entry(DECLARATION_TYPES, 'FRM'), 'zh-CN')).toBe('FRM 正式申报');
});

test('where only a value stands, codes of ours are words, also those that only papers say', () => {
  const shown = (code: string) => showFieldValue(code, 'code', 'zh-CN', 'transport_mode');
  expect(['sea', 'air', 'rail', 'AIR'].map(shown)).toEqual(['海运', '空运', '铁路', 'AIR']);
  expect(showFieldValue('sea', 'code', 'en-AU')).toBe('sea');
});
