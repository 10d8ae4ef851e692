import { renderHook } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { useValueSaid } from './use-value-said.js';

beforeAll(() => speak('zh', ['entry', 'desk', 'job']));

test.each([
  ['action', 'taken', '已接收'],
  ['sending.function', 'original', '原始'],
  ['entry_status', 'clear', '已放行'],
  ['transport_mode', 'sea', '海运'],
  ['charge', 'overseas-freight', '国际运费'],
  ['error_text', 'taken', 'taken'],
  ['loading_port', 'CNNGB', 'CNNGB'],
])('%s %s of a message says %s', (name, value, words) => {
  expect(renderHook(() => useValueSaid()).result.current(name, value)).toBe(words);
});
