import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { DocumentExplanation } from '@tallyport/contracts/document-extraction/explanation';
import type { PageText } from '@tallyport/contracts/document-extraction/page-text';
import type { RecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownValue } from '@tallyport/contracts/shipping-record/http';
import { shownValue } from '@tallyport/domain/shipping-record/testing/shown-record';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, type SeenRequest, serve } from '../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../testing/desk.js';
import { ReviewTab } from './review-tab.js';

// Without a layout nothing is in view, so every row is taken as being so.
vi.mock('../../components/ui/virtual-list.js', () => ({
  VirtualList: ({
    count,
    region,
    children,
  }: {
    count: number;
    region: React.ComponentProps<'div'>;
    children: (index: number) => React.ReactNode;
  }) => (
    <div {...region}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>{children(index)}</div>
      ))}
    </div>
  ),
}));

const ID = (end: number) => `a0000000-0000-4000-8000-00000000000${end}`;
const job = aJob();
const box = { x: 0.6, y: 0.1, width: 0.1, height: 0.02 };
const value = (text: string, more: Partial<ShownValue> = {}): ShownValue =>
  shownValue(text, { raw: text, place: { page: 1, boxes: [box], address: null }, confirmed: null, ...more });
const document = {
  id: ID(1),
  work_order_id: job.id,
  file_name: 'invoice.pdf',
  media_type: 'application/pdf',
  bytes: 1,
  hash: 'h',
  uploaded_at: '2026-03-01T00:00:00Z',
  uploaded_by: null,
  segments: [{ from_page: 1, to_page: 1, type: 'CIV', title: null, confidence: 1, corrected_by: null }],
  withdrawn: false,
  copy_of: null,
  extraction: null,
  doubtful: 2,
  unverified: 0,
  stray: [],
  stream_position: 1,
} satisfies Document;
const invoice: ShippingRecord = {
  id: ID(2),
  kind: 'invoice',
  work_order_id: job.id,
  document_id: document.id,
  document_type: 'CIV',
  from_page: 1,
  to_page: 1,
  fields: {
    goods_total: value('16460.00', { confidence: 0.74 }),
    invoice_date: value('2026-02-24', { confidence: 0.8 }),
    invoice_number: value('CA-2026-0317'),
  },
  lines: [],
  withdrawn: false,
  stream_position: 3,
};
const text: PageText = {
  page: 1,
  width: 595,
  height: 842,
  method: 'text layer',
  language: 'en',
  words: [
    { text: '18,460.00', box, confidence: 1 },
    { text: 'USD', box: { ...box, x: 0.75 }, confidence: 1 },
  ],
  tables: [],
  flags: [
    { kind: 'hidden text', message: 'Hidden text was left out', boxes: [] },
    { kind: 'rotated', count: 90, message: 'It lay on its side', boxes: [] },
  ],
};

const explanation: DocumentExplanation = {
  segments: [
    {
      from_page: 1,
      to_page: 1,
      values: [
        {
          field: 'goods_total',
          line: null,
          value: '16460.00',
          place: { page: 1, boxes: [box], address: null },
          certainty: 0.8,
          confidence: 0.74,
          label: {
            label: 'Sum of goods',
            relation: 'right',
            is_guess: true,
            is_source: true,
            rivals: [{ label: 'Total', says: '18 pieces', why: 'unfit' }],
          },
          column: null,
          method: 'text layer',
          checks: [
            { name: 'kind', holds: true, says: 'it has the form of an amount' },
            { name: 'sum', holds: false, says: 'the lines come to another sum' },
          ],
          ranked: [{ value: '16460.00', chance: 0.91 }],
          is_ranked: false,
        },
      ],
    },
  ],
};

let requests: SeenRequest[];

beforeAll(() => speak('en', ['entry', 'desk', 'job']));
beforeEach(() => {
  requests = serve(({ method, address, body }) => {
    if (address.includes('/text')) return json(text);
    if (address.includes('/explanation')) return json(explanation);
    if (/documents\?|documents$/.test(address)) return json(pageOf([document]));
    if (method === 'POST') return json(written(body));
    if (address.includes('/invoices')) return json(pageOf([invoice]));
    if (/\/pages\//.test(address)) return json({}, 404);
    return json(pageOf([]));
  });
});

/** What the server would answer: a confirmed value is confirmed, an amended one is a person's, one that was taken back as read. */
function written(body: unknown): ShippingRecord {
  const [edit] = (body as { edits: { kind: string; fields?: { field: RecordField }[]; changes?: { field: string; next: string }[] }[] })
    .edits;
  if (edit?.kind === 'take-back') return { ...invoice, stream_position: 5 };
  const by = { user_id: ID(9), at: '2026-03-02T00:00:00Z' };
  const confirmed =
    edit?.fields?.map(({ field }): [string, ShownValue] => [field, { ...(invoice.fields[field] ?? value('')), confirmed: by }]) ?? [];
  const amended = edit?.changes?.map(({ field, next }): [string, ShownValue] => [field, value(next, { method: 'person', by })]) ?? [];
  return { ...invoice, fields: { ...invoice.fields, ...Object.fromEntries([...confirmed, ...amended]) }, stream_position: 4 };
}

const edits = () => requests.filter(({ method }) => method === 'POST').flatMap(({ body }) => (body as { edits: unknown[] }).edits);
const card = () => screen.getByRole('region', { name: 'The value to check' });

async function show(): Promise<void> {
  renderOnDesk(<ReviewTab job={job} asOf={undefined} />, { path: `/?tab=review&document=${document.id}` });
  await screen.findByRole('heading', { name: '2 to check' });
}

test('begins with the doubt that would cost most; Enter accepts it as read and goes on', async () => {
  await show();
  expect(card()).toHaveTextContent('Goods total');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: '1 to check' });
  expect(edits()).toEqual([{ kind: 'confirm', line_id: null, fields: [{ field: 'goods_total', value: '16460.00' }] }]);
  expect(card()).toHaveTextContent('Invoice date');
  expect(screen.getByText('Invoice date, 24 Feb 2026, 80 % sure, 1 to check')).toHaveAttribute('role', 'status');
});

test('why a value is what it is stands one key away, and closes by the same key', async () => {
  await show();
  await userEvent.keyboard('w');
  const why = await screen.findByRole('region', { name: 'Why this value' });
  expect(await within(why).findByText('Given by the label “Sum of goods”')).toBeVisible();
  expect(why).toHaveTextContent('The reader was 80 % sure; the print makes that 74 %');
  expect(why).toHaveTextContent('18 pieces at “Total”: no value of this kind');
  expect(within(why).getByRole('img', { name: 'Fails' }).parentElement).toHaveTextContent('the lines come to another sum');
  expect(why).toHaveTextContent('16460.00 91 %');
  await userEvent.keyboard('w');
  expect(screen.queryByRole('region', { name: 'Why this value' })).toBeNull();
});

test('one print that raised two doubts is accepted once, and undone at once', async () => {
  invoice.fields['total_amount'] = value('16460.00', { confidence: 0.74 });
  onTestFinished(() => void delete invoice.fields['total_amount']);
  renderOnDesk(<ReviewTab job={job} asOf={undefined} />, { path: `/?tab=review&document=${document.id}` });
  await screen.findByRole('heading', { name: '3 to check' });
  expect(card()).toHaveTextContent('also read as Total amount: accepted together');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: '1 to check' });
  const fields = ['goods_total', 'total_amount'].map((field) => ({ field, value: '16460.00' }));
  expect(edits()).toEqual([{ kind: 'confirm', line_id: null, fields }]);
  expect(card()).toHaveTextContent('Invoice date');
  await userEvent.keyboard('u');
  await waitFor(() => expect(edits().at(-1)).toEqual({ kind: 'unconfirm', line_id: null, fields }));
});

test('what is typed is shown as it will be written, and is not sent while it does not fit', async () => {
  await show();
  await userEvent.keyboard('e');
  const input = screen.getByRole('textbox', { name: 'Goods total' });
  await userEvent.type(input, '{Control>}a{/Control}', { skipClick: true });
  await userEvent.clear(input);
  await userEvent.type(input, 'many', { skipClick: true });
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number');
  await userEvent.keyboard('{Enter}');
  expect(edits()).toEqual([]);
  await userEvent.clear(input);
  await userEvent.type(input, 'USD 18,460.00{Enter}', { skipClick: true });
  await waitFor(() =>
    expect(edits()).toEqual([{ kind: 'amend', changes: [{ field: 'goods_total', previous: '16460.00', next: '18460.00' }] }]),
  );
  expect(screen.getByRole('grid', { name: 'Values' })).toHaveFocus();
});

test('undo right behind a correction gives the machine its value back, and leads there', async () => {
  await show();
  await userEvent.keyboard('e');
  const input = screen.getByRole('textbox', { name: 'Goods total' });
  await userEvent.clear(input);
  await userEvent.type(input, '18460{Enter}', { skipClick: true });
  await userEvent.keyboard('u');
  await waitFor(() =>
    expect(edits()).toEqual([
      { kind: 'amend', changes: [{ field: 'goods_total', previous: '16460.00', next: '18460' }] },
      { kind: 'take-back', line_id: null, fields: [{ field: 'goods_total', value: '18460' }] },
    ]),
  );
  await screen.findByRole('heading', { name: '2 to check' });
  expect(card()).toHaveTextContent('Goods total');
});

test('walks over the words of the page and writes the one that is taken, with its place', async () => {
  await show();
  await screen.findByText('Hidden text was left out');
  expect(screen.getByText('The page lay turned by 90 degrees and was put upright.')).toBeVisible();
  await userEvent.keyboard('d');
  await waitFor(() => expect(card()).toHaveTextContent('Enter saves 18,460.00'));
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
  const place = { page: 1, boxes: [{ ...box, width: 0.25 }], address: null };
  await waitFor(() =>
    expect(edits()).toMatchObject([{ kind: 'amend', changes: [{ field: 'goods_total', next: '18460.00', place: { page: 1 } }] }]),
  );
  const [sent] = edits() as { changes: { place: typeof place }[] }[];
  expect(sent?.changes[0]?.place.boxes[0]?.width).toBeCloseTo(0.25);
});

test('Esc gives up the draft first, and only then leaves', async () => {
  await show();
  await userEvent.keyboard('e{Escape}');
  expect(screen.getByRole('heading', { name: '2 to check' })).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an auditor sees everything and can change nothing', async () => {
  renderOnDesk(<ReviewTab job={job} asOf={undefined} />, { role: null, path: `/?tab=review&document=${document.id}` });
  await screen.findByRole('heading', { name: '2 to check' });
  await userEvent.keyboard('{Enter}e');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Accept/ })).toBeNull();
  expect(edits()).toEqual([]);
});
