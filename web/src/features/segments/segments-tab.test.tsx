import type { Document, DocumentSegment } from '@tallyport/contracts/document-extraction/document';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, type SeenRequest, serve } from '../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../testing/desk.js';
import { SegmentsTab } from './segments-tab.js';

const job = aJob();
const piece = (fromPage: number, toPage: number, type: DocumentSegment['type'], confidence = 0.98): DocumentSegment => ({
  from_page: fromPage,
  to_page: toPage,
  type,
  title: null,
  confidence,
  corrected_by: null,
});
const bundle: Document = {
  id: 'a0000000-0000-4000-8000-000000000001',
  work_order_id: job.id,
  file_name: 'bundle.pdf',
  media_type: 'application/pdf',
  bytes: 1,
  hash: 'h',
  uploaded_at: '2026-03-01T00:00:00Z',
  uploaded_by: null,
  segments: [piece(1, 2, 'HBL'), piece(3, 4, 'CIV', 0.6)],
  withdrawn: false,
  copy_of: null,
  extraction: null,
  doubtful: 0,
  unverified: 0,
  stray: [],
  stream_position: 7,
};

let standing: Document;
let requests: SeenRequest[];

beforeAll(() => speak('en', ['entry', 'desk', 'job']));
beforeEach(() => {
  standing = bundle;
  requests = serve(({ method, address, body }) => {
    if (/\/pages\//.test(address)) return json({}, 404);
    if (method !== 'PUT') return json(pageOf(address.includes('/documents') ? [standing] : []));
    const { segments } = body as { segments: { from_page: number; to_page: number; type: DocumentSegment['type'] }[] };
    standing = {
      ...standing,
      segments: segments.map(({ from_page, to_page, type }) => piece(from_page, to_page, type)),
      stream_position: standing.stream_position + 1,
    };
    return json(standing, 202);
  });
});

const sent = () => requests.filter(({ method }) => method === 'PUT').map(({ body }) => body);
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

async function show(): Promise<void> {
  renderOnDesk(<SegmentsTab job={job} asOf={undefined} />);
  await screen.findByText('60 % sure');
}

test('a moved cut is drawn at once, told as what it costs, and sent against the version that was seen', async () => {
  await show();
  await userEvent.keyboard('j.');
  expect(screen.getByText(/^2 documents will be read again/)).toHaveAttribute('role', 'status');
  expect(sent()).toEqual([]);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        segments: [
          { from_page: 1, to_page: 3, type: 'HBL', title: null },
          { from_page: 4, to_page: 4, type: 'CIV', title: null },
        ],
        stream_position: 7,
      },
    ]),
  );
});

test('what was cut can be put back', async () => {
  await show();
  await userEvent.keyboard('j{Backspace}{Control>}{Enter}{/Control}');
  await waitFor(() => expect(rows()).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()[1]).toMatchObject({ segments: [{ to_page: 2 }, { from_page: 3, type: 'CIV' }], stream_position: 8 });
});

test('Esc discards what was drawn', async () => {
  await show();
  await userEvent.keyboard('c{Escape}');
  expect(rows()).toHaveLength(2);
  expect(sent()).toEqual([]);
});

test('a type is chosen by its code, or typed as the title of another paper', async () => {
  await show();
  await userEvent.keyboard('jt');
  await userEvent.type(screen.getByRole('combobox', { name: 'Type, by code or name' }), 'pkl{Enter}', { skipClick: true });
  expect(rows()[1]).toContain('Packing List');
  await userEvent.keyboard('t');
  await userEvent.type(screen.getByRole('combobox'), 'Letter of credit{Enter}', { skipClick: true });
  expect(rows()[1]).toContain('Letter of credit');
});
