import { expect, test } from 'vitest';
import { withQuestion } from './fold-model-share.js';

const asked = {
  documentId: '00000000-0000-4000-8000-000000000001',
  workOrderId: '00000000-0000-4000-8000-000000000002',
  attempt: 1,
  question: 0,
  model: 'm',
  outcome: 'used',
  reason: null,
  tokensIn: 900,
  tokensOut: 100,
  costMicros: 250,
  latencyMs: 800,
  agreed: 5,
  added: 2,
  unverified: 1,
  refused: 0,
} as const;

test('questions of one reading add up, and one that was used makes the model used', () => {
  const fallback = { ...asked, question: 1, outcome: 'fallback', reason: 'timeout', tokensIn: 0, tokensOut: 0, costMicros: null } as const;
  const share = withQuestion(withQuestion(null, fallback), asked);
  expect(share).toMatchObject({ outcome: 'used', reason: 'timeout', questions: 2, tokens_in: 900, tokens_out: 100, cost_micros: 250 });
});

test('where no answer was used the reason stands, and what has no price costs nothing known', () => {
  const refused = { ...asked, outcome: 'fallback', reason: 'answer-refused', costMicros: null } as const;
  expect(withQuestion(undefined, refused)).toMatchObject({ outcome: 'fallback', reason: 'answer-refused', cost_micros: null });
});
