import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import type { RiskyValue } from '@tallyport/domain/declaration/riskiest-values';
import { neverLodged } from '@tallyport/domain/lodgement/shown-lodgement';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, serve } from '../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../testing/desk.js';
import { LodgeSheet } from './lodge-sheet.js';

const JOB = aJob().id;
const RECORD: ShippingRecord = {
  id: 'f0000000-0000-4000-8000-000000000004',
  kind: 'declaration',
  work_order_id: JOB,
  document_id: null,
  document_type: null,
  from_page: null,
  to_page: null,
  withdrawn: false,
  stream_position: 9,
  fields: {},
  lines: [],
};
const shown = (value: string): ShownValue => ({ value, raw: null, place: null, method: 'person', confidence: 1, by: null, offered: null });
const RISKY: RiskyValue[] = [
  { line_id: null, field: 'valuation_date', shown: shown('2026-03-12'), atStake: '400.00' },
  { line_id: null, field: 'owner_reference', shown: shown('PO 7'), atStake: '20.00' },
];

function open(openQuestions: number) {
  const seen = serve(({ address, method }) => {
    if (method === 'POST') return json(neverLodged(RECORD.id, JOB, 'declaration'));
    if (address.includes('/checks')) return json({ ...pageOf([]), tally: { fails: 0, cannot_say: 0, overridden: 0, holds: 3 } });
    return json(pageOf([]));
  });
  const onSigned = vi.fn<() => void>();
  const others = { onClose: () => undefined, onSpot: () => undefined, onChecks: () => undefined };
  renderOnDesk(<LodgeSheet record={RECORD} risky={RISKY} step="lodge" {...{ openQuestions, onSigned }} {...others} />);
  return { seen, onSigned };
}

beforeAll(() => speak('en', ['entry', 'desk', 'job']));
beforeEach(() => vi.unstubAllGlobals());

test('each of the riskiest values is confirmed by itself, and only then Ctrl Enter signs what was looked at', async () => {
  const { seen, onSigned } = open(0);
  await screen.findByText('Nothing is in the way.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByText('Confirmed')).toHaveLength(1);
  expect(screen.getByRole('button', { name: /^Lodge/ })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(onSigned).toHaveBeenCalledOnce());
  const signed = seen.filter(({ method }) => method === 'POST');
  expect(signed.map(({ body }) => body)).toEqual([
    {
      stream_position: 9,
      confirmed: [
        { line_id: null, field: 'valuation_date', value: '2026-03-12' },
        { line_id: null, field: 'owner_reference', value: 'PO 7' },
      ],
    },
  ]);
});

test('while a question of customs is open that is said before anything is confirmed, and nothing is signed', async () => {
  const { seen } = open(1);
  expect(await screen.findByText('Answer every question of customs first.')).toBeVisible();
  await userEvent.keyboard('{Enter}{Enter}{Control>}{Enter}{/Control}');
  expect(screen.getByRole('button', { name: /^Lodge/ })).toBeDisabled();
  expect(seen.some(({ method }) => method === 'POST')).toBe(false);
  expect(screen.queryByText('Nothing is in the way.')).toBeNull();
});
