import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { renderOnDesk } from '../../../testing/desk.js';
import { ModelShare } from './model-share.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const used = {
  name: 'reader-1',
  outcome: 'used',
  reason: null,
  questions: 2,
  tokens_in: 1_800,
  tokens_out: 200,
  cost_micros: 6_500,
  latency_ms: 2_400,
  agreed: 11,
  added: 2,
  unverified: 1,
  refused: 0,
} as const;

test('says what came of the model’s values, and what it cost', () => {
  renderOnDesk(<ModelShare share={used} />);
  expect(screen.getByText('11 values as read, 2 added, 1 not found on the page, 0 rejected')).toBeVisible();
  expect(screen.getByText('2,000 tokens · 2.4 s · USD 0.0065')).toBeVisible();
});

test('says why a document was read without it', () => {
  renderOnDesk(<ModelShare share={{ ...used, outcome: 'fallback', reason: 'answer-refused', cost_micros: null }} />);
  expect(screen.getByText('Read without it: it refused to answer.')).toBeVisible();
  expect(screen.queryByText(/values as read/)).toBeNull();
  expect(screen.queryByText(/USD/)).toBeNull();
});
