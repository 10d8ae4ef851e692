import type { Lineage } from '@tallyport/contracts/lodgement/lineage';
import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { neverLodged } from '@tallyport/domain/lodgement/shown-lodgement';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { DeclaredAs } from './declared-as.js';

const id = (number: number) => `f0000000-0000-4000-8000-00000000000${number}`;
const AT = '2026-03-14T01:00:00.000Z';
const JOB = aJob().id;
const said = (value: string, more: Partial<ShownValue> = {}): ShownValue => ({
  value,
  raw: null,
  place: null,
  method: 'compiled',
  confidence: 1,
  by: null,
  offered: null,
  ...more,
});
const nothing = { document_type: null, from_page: 1, to_page: 1, withdrawn: false, stream_position: 3, work_order_id: JOB };
const INVOICE: ShippingRecord = {
  id: id(1),
  kind: 'invoice',
  document_id: id(2),
  ...nothing,
  fields: {},
  lines: [{ line_id: id(3), fields: { total_price: said('1000.00') } }],
};
const FROM = { record_id: id(1), kind: 'invoice', line_id: id(3), field: 'total_price', position: 3 } as const;
const DECLARATION: ShippingRecord = {
  id: id(4),
  kind: 'declaration',
  document_id: null,
  ...nothing,
  fields: {},
  lines: [
    { line_id: id(5), fields: { line_type: said('invoice'), invoice_total: said('1000.00') } },
    { line_id: id(3), fields: { line_type: said('goods'), price: said('1000.00', { from: FROM }) } },
  ],
};
const SENT: Lineage = {
  results: [
    {
      place: 47,
      text: "MOA+38:1000.00:USD'",
      part: 'goods',
      item: 1,
      row: 'segment/1/80',
      values: [
        {
          name: 'price',
          value: '1000.00',
          element: 1,
          component: 2,
          fields: [{ line_id: id(3), field: 'price', value: '1000.00', from: FROM, ends: [] }],
          adds_up: [],
          ends: [],
          errors: [{ code: 'IMD0090', words: 'The price is too low', place: 'goods', line: 1, segment: 'MOA:38', field: 'price' }],
          customs_amount: null,
        },
      ],
    },
  ],
  count: 1,
  next: null,
  previous: null,
  version: 2,
  customs_message: id(6),
  answered_at: AT,
  rows: [],
};

const MESSAGE: LodgementMessage = {
  purpose: 'lodge',
  version: 2,
  control_reference: 'K3X90PQ2RT71AB',
  phase: 'accepted',
  record_position: 3,
  snapshot: 'b'.repeat(64),
  interchange: null,
  bytes: null,
  signed_by: { user_id: id(7), name: 'Mei Harper', licence_number: '01234' },
  signed_at: AT,
  confirmed: [],
  reason: null,
  unknown_attempts: 0,
  failure: null,
  answered_at: AT,
  errors: [],
  amounts: [],
};

function show(isMade: boolean) {
  const message = { ...MESSAGE, interchange: isMade ? 'a'.repeat(64) : null };
  const seen = serve(({ address }) => {
    if (address.includes('/lineage')) return json(SENT);
    if (address.includes('/lodgement')) return json({ ...neverLodged(id(4), JOB, 'declaration'), created_at: AT, messages: [message] });
    return json(pageOf(address.includes('/declarations') ? [DECLARATION] : []));
  });
  renderOnDesk(<DeclaredAs paper={INVOICE} spot={{ line: id(3), field: 'total_price' }} />, { path: '/?tab=invoices' });
  return seen;
}

beforeAll(() => speak('en', ['entry', 'desk', 'job']));
beforeEach(() => vi.unstubAllGlobals());

test('a value of a paper leads to the line that declares it, to the segment that was sent, and to what customs said', async () => {
  show(true);
  const declared = await screen.findByRole('link', { name: 'Declaration, Line 1, Price' });
  expect(declared).toHaveAttribute('href', expect.stringContaining(`record=${id(4)}&line=2&field=price`));
  const segment = await screen.findByRole('link', { name: "MOA+38:1000.00:USD'" });
  expect(segment).toHaveAttribute('href', expect.stringContaining(`tab=edi&part=logs&message=${id(6)}&segment=47`));
  expect(screen.getByText('The price is too low')).toBeVisible();
});

test('before a message is made nothing is asked of it', async () => {
  const seen = show(false);
  await screen.findByRole('link', { name: 'Declaration, Line 1, Price' });
  expect(seen.some(({ address }) => address.includes('/lineage'))).toBe(false);
  expect(screen.queryByText(/Sent as/)).toBeNull();
});
