import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../../testing/answers.js';
import { TariffPage } from './tariff-page.js';

const versions = [{ schedule: 'starter', version: 2, imported_at: '2026-03-01T00:00:00.000Z', file_name: 'starter', entries: 6271 }];
const found = {
  results: [
    {
      code: '961700',
      name: 'Vacuum flasks',
      confidence: 0.88,
      source: 'tariff',
      because: 'thermos flask',
      words: [],
      product_code: null,
      lookup_code: null,
    },
  ],
  abstained: false,
  paths: {
    '961700': [
      { code: '96', name: 'Sundries', below: 0 },
      { code: '9617', name: 'Flasks', below: 0 },
    ],
  },
  versions,
};
const tree = {
  path: [{ code: '96', name: 'Sundries', below: 0 }],
  results: [{ code: '9617', name: 'Flasks', below: 1 }],
  texts: [{ schedule: 'starter', text: 'odds and ends' }],
  versions,
};

function show(answer?: (request: SeenRequest) => Response | undefined) {
  const seen = serve((request) => answer?.(request) ?? json(request.address.includes('/search') ? found : tree));
  render(<TariffPage />);
  return seen;
}

beforeEach(() => history.replaceState(null, '', '/tariff'));

beforeAll(() => speak('en', ['entry', 'tariff']));

test('A search says what, how likely and why, and stands in the address', async () => {
  show();
  await userEvent.type(screen.getByRole('searchbox'), 'thermos flask{Enter}');
  expect(await screen.findByText('9617.00')).toBeVisible();
  expect(screen.getByText('88 % likely')).toBeVisible();
  expect(screen.getByText('Because of “thermos flask”')).toBeVisible();
  expect(location.search).toBe('?q=thermos+flask');
});

test('The tree is opened step by step, and the way back is shown', async () => {
  const seen = show();
  await userEvent.click(await screen.findByText('Flasks'));
  expect(location.search).toBe('?code=9617');
  expect(seen.at(-1)?.address).toContain('under=9617');
  await userEvent.click(screen.getAllByText('Chapters')[0] ?? document.body);
  expect(location.search).toBe('');
  expect(await screen.findByText(/version 2 of 1 Mar 2026, 6,271 entries/)).toBeVisible();
});

test('Who asks too often is told to wait', async () => {
  history.replaceState(null, '', '/tariff?q=lamp');
  show(({ address }) => (address.includes('/search') ? refusal('too-many-requests') : undefined));
  expect(await screen.findByText('Too many attempts. Wait a while and try again.')).toBeVisible();
});
