import { problem } from '@tallyport/contracts/problems';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { shownRecord, shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { queryKeys } from '../../lib/query-keys.js';
import { json, serve } from '../../testing/answers.js';
import { aJob, ORG, pageOf, renderOnDesk } from '../../testing/desk.js';
import { RecordTab } from './record-tab.js';

// Without a layout nothing is in view, so every row is taken as being so.
vi.mock('../../components/ui/virtual-list.js', () => ({
  VirtualList: ({ count, children }: { count: number; children: (index: number) => React.ReactNode }) =>
    Array.from({ length: count }, (_, index) => <div key={index}>{children(index)}</div>),
}));

beforeAll(async () => {
  await speak('en', ['entry', 'desk', 'job']);
  Element.prototype.scrollIntoView = () => undefined;
});
beforeEach(() => {
  vi.unstubAllGlobals();
});

const JOB = aJob();
const before = shownRecord({
  id: 'f0000000-0000-4000-8000-000000000002',
  work_order_id: JOB.id,
  document_id: null,
  fields: { currency: shownValue('USD') },
});
const withCurrency = (value: string, position: number): ShippingRecord => ({
  ...before,
  stream_position: position,
  fields: {
    currency: shownValue(value, {
      method: 'person',
      pulled: { sync_id: 'f0000000-0000-4000-8000-000000000001', key: 'B00001234' },
      offered: { value: 'USD', place: null, confidence: 1, stood: true },
    }),
  },
});

/** A gateway on which somebody takes the currency over while another person types one. */
function serveInvoice() {
  let now = before;
  const seen = serve(({ method, address, body }) => {
    const path = address.split('?')[0] ?? '';
    if (method === 'POST') {
      const [{ changes }] = (body as { edits: [{ changes: { previous: string; next: string }[] }] }).edits;
      const theirs = now.fields.currency?.value;
      if (changes[0]?.previous === theirs) return json(withCurrency(changes[0]?.next ?? '', 7));
      const conflicts = [{ field: 'currency', yours: changes[0]?.next, theirs, line: null }];
      return json(problem('field-conflict', { conflicts }), 409);
    }
    if (path.endsWith('/invoices')) return json(pageOf([now]));
    return json(pageOf([]));
  });
  return { seen, pull: (value: string) => (now = withCurrency(value, 5)) };
}

test('fault 51: text that somebody types stays while a pull arrives; then both values stand, and none is lost', async () => {
  const { seen, pull } = serveInvoice();
  const { cache } = renderOnDesk(<RecordTab job={JOB} asOf={undefined} kind="invoice" />);
  await userEvent.click(await screen.findByTitle('USD'));
  const input = screen.getByRole('textbox', { name: 'Currency' });
  await userEvent.clear(input);
  await userEvent.type(input, 'EUR');
  pull('AUD');
  await act(() => cache.invalidateQueries({ queryKey: queryKeys.job(ORG.id, JOB.id) }));
  await screen.findByText('1 value was taken over from the freight system; what stood is offered back.');
  expect(screen.getByRole('textbox', { name: 'Currency' })).toHaveValue('EUR');
  await userEvent.keyboard('{Enter}');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('EUR');
  expect(alert).toHaveTextContent('AUD');
  const written = seen.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(written).toEqual([{ edits: [{ kind: 'amend', changes: [{ field: 'currency', previous: 'USD', next: 'EUR' }] }] }]);
});

test('what a pull overwrote is offered back in its row, and says where the other value came from', async () => {
  const { seen, pull } = serveInvoice();
  pull('AUD');
  renderOnDesk(<RecordTab job={JOB} asOf={undefined} kind="invoice" />);
  await userEvent.click(await screen.findByTitle('AUD'));
  await userEvent.keyboard('{Escape}');
  expect(await screen.findByText('Taken over from the freight system, B00001234')).toBeVisible();
  expect(screen.getByText(/^Before: USD/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take all' }));
  await waitFor(() =>
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      edits: [{ kind: 'amend', changes: [{ field: 'currency', previous: 'AUD', next: 'USD' }] }],
    }),
  );
});
