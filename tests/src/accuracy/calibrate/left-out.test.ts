import { expect, test } from 'vitest';
import type { JudgedValue } from './judged-values.js';
import { groupsOf } from './left-out.js';

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
