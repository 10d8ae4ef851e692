import { expect, test } from 'vitest';
import type { JudgedValue } from './judged-values.js';
import { calibrationError, groupsOf } from './left-out.js';

const value = (issuer: string, isRight: boolean, confidence = 0.8): JudgedValue => ({
  issuer,
  medium: 'ocr',
  evidence: 'label',
  confidence,
  isRight,
});

test('a group tells how far one issuer moves it', () => {
  const [group] = groupsOf([value('a', true), value('a', true), value('b', false), value('b', true)]);
  expect(group).toMatchObject({ name: 'ocr, label, doubtful', count: 4, right: 0.75, swing: 0.25 });
});

test('values that come true as often as promised have no error', () => {
  const values = [0, 1, 2, 3, 4].map((number) => value('a', number > 0));
  expect(calibrationError(values)).toBeCloseTo(0);
  expect(calibrationError([value('a', false, 1)])).toBe(1);
});
