import type { JobOffers as Offers } from '@tallyport/contracts/work-order/offers-http';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { listenToKeyboard } from '../../../lib/keyboard/use-shortcuts.js';
import { json, serve } from '../../../testing/answers.js';
import { aJob, renderOnDesk } from '../../../testing/desk.js';
import { JobOffers } from './job-offers.js';

beforeAll(async () => {
  await speak('en', ['entry', 'desk', 'job']);
  listenToKeyboard();
});

const job = aJob();
const from = {
  document_id: 'f0000000-0000-4000-8000-000000000005',
  record_id: 'f0000000-0000-4000-8000-000000000006',
  field: 'vessel',
  place: { page: 2, boxes: [], address: null },
};
const named = { name: null, current_name: null, from };
const offers: Offers = {
  offers: [
    { field: 'vessel', value: 'EVER GIVEN', current: 'PETREL', ...named },
    { field: 'voyage', value: '025S', current: null, ...named },
  ],
  filled: [],
  stream_position: 3,
};

test('each offer stands beside what it differs from, with its page; one key takes all, another takes that back', async () => {
  const seen = serve(({ method, body }) =>
    json(method === 'POST' && !(body as { reopen?: unknown }).reopen ? { ...offers, offers: [], stream_position: 4 } : offers),
  );
  renderOnDesk(<JobOffers job={job} />);
  expect(await screen.findByText('The papers say otherwise than the job in 2 values.')).toBeVisible();
  expect(screen.getByText('PETREL')).toBeVisible();
  const [page] = screen.getAllByRole('link', { name: 'page 2' });
  expect(page?.getAttribute('href')).toContain(`document=${from.document_id}&page=2&record=${from.record_id}&field=vessel`);

  await userEvent.keyboard('{Shift>}T{/Shift}');
  expect(await screen.findByText('2 values taken.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  expect(await screen.findByText('EVER GIVEN')).toBeVisible();
  const both = offers.offers.map(({ field, value }) => ({ field, value }));
  const answers = () => seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(answers()).toEqual([{ accept: both }, { reopen: both }]));
});

test('one offer alone is kept out', async () => {
  const seen = serve(() => json(offers));
  renderOnDesk(<JobOffers job={job} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Voyage: keep mine' }));
  await waitFor(() =>
    expect(seen.filter(({ method }) => method === 'POST')).toMatchObject([{ body: { dismiss: [{ field: 'voyage', value: '025S' }] } }]),
  );
});
