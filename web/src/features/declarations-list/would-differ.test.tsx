import type { DeclarationAfterImport } from '@tallyport/contracts/declaration/after-import-http';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, serve } from '../../testing/answers.js';
import { ORG, pageOf, renderOnDesk } from '../../testing/desk.js';
import { DeclarationsPage } from './declarations-page.js';

const rate = (version: number, text: string, source: string) => ({
  table: 'exchange_rate',
  id: `exchange_rate/${version}/1`,
  valid_from: '2026-01-01',
  valid_to: null,
  source,
  law: '',
  file_date: '2026-01-01',
  is_demonstration: false,
  values: { currency: 'USD', rate: text },
});
const FOUND: DeclarationAfterImport = {
  id: 'f0000000-0000-4000-8000-000000000001',
  work_order_id: 'e0000000-0000-4000-8000-000000000001',
  job_code: 'SYD-000013',
  reference: 'SYD-000013',
  party: 'Wattlebrook Lighting',
  version: 2,
  signed_at: '2026-03-14T01:00:00.000Z',
  difference: '412.35',
  reason: null,
  amounts: [{ name: 'due', signed: '4574.25', now: '4986.60' }],
  rows: [{ before: rate(1, '0.6543', 'As it was'), after: rate(2, '0.6000', 'Corrected') }],
};

function show(second: readonly DeclarationAfterImport[] = []) {
  const path = `/organization/${ORG.id}/declarations`;
  const seen = serve(({ address }) => {
    if (!address.includes('/after_import')) return json(pageOf([]));
    const isSecond = address.includes('page=2');
    const results = isSecond ? second : [FOUND];
    return json({ results, count: 21, next: isSecond ? null : '/next', previous: null });
  });
  return { ...renderOnDesk(<DeclarationsPage kind="declaration" />, { path, route: '/organization/:organizationId/declarations' }), seen };
}

beforeAll(() => speak('en', ['entry', 'desk', 'job', 'kept']));
beforeEach(() => vi.unstubAllGlobals());

test('by a key only those are shown that would come out otherwise, with the difference and the rows behind it', async () => {
  const { place } = show();
  await screen.findByText('No declarations yet.');
  await userEvent.keyboard('d');
  expect(place()).toContain('differ=yes');
  const table = await screen.findByRole('table');
  expect(within(table).getByRole('row', { name: /SYD-000013/ })).toHaveTextContent('4,574.254,986.60+412.35');
  expect(table).toHaveTextContent(/USD · 0\.6543.*As it was.*USD · 0\.6000.*Corrected/);
  expect(screen.getByText(/Looked through 20 of 21/)).toBeVisible();
  await userEvent.keyboard('d');
  expect(await screen.findByText('No declarations yet.')).toBeVisible();
});

test('the next twenty are looked through when they are asked for, and not before', async () => {
  const { seen } = show([
    {
      ...FOUND,
      id: 'f0000000-0000-4000-8000-000000000002',
      job_code: 'SYD-000014',
      difference: null,
      reason: { code: 'no-row', values: { table: 'tax_rate', key: 'GST', day: '2025-12-01' } },
    },
  ]);
  await screen.findByText('No declarations yet.');
  await userEvent.click(screen.getByRole('button', { name: /Would differ/ }));
  await screen.findByRole('table');
  const asked = () => seen.filter(({ address }) => address.includes('/after_import')).length;
  expect(asked()).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: /Look on/ }));
  expect(await screen.findByText('the table “Tax” has no row for GST on 1 Dec 2025.')).toBeVisible();
  expect([asked(), screen.queryByRole('button', { name: /Look on/ })]).toEqual([2, null]);
});
