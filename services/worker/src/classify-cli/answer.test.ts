import { expect, test } from 'vitest';
import { answerOf } from './answer.js';

test('Codes are told best first, with the reason for the best', () => {
  const reason = { phrase: 'garden gnome', words: ['gnome'] };
  const candidates = [
    { code: '681099', name: 'Articles of concrete', confidence: 0.71239, reason },
    { code: '392640', name: 'Plastic ornaments', confidence: 0.2, reason },
  ];
  expect(answerOf({ abstained: false, candidates, rejected: [] })).toEqual({
    codes: ['681099', '392640'],
    abstained: false,
    confidence: 0.712,
    reason: 'garden gnome (gnome)',
  });
});

test('A description without a known word is answered too', () => {
  expect(answerOf({ abstained: true, candidates: [], rejected: [] })).toMatchObject({ codes: [], abstained: true, confidence: 0 });
});

test('A phrase that was met by its meaning is not told as met by words', () => {
  const reason = { phrase: 'vacuum cleaner', words: [], by: 'meaning' as const };
  const candidates = [{ code: '850811', name: 'Vacuum cleaners', confidence: 0.6, reason }];
  expect(answerOf({ abstained: false, candidates, rejected: [] }).reason).toBe('means nearly vacuum cleaner');
});
