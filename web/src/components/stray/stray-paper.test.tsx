import type { Document } from '@tallyport/contracts/document-extraction/document';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, serve } from '../../testing/answers.js';
import { aJob, pageOf, renderOnDesk } from '../../testing/desk.js';
import { StrayPaper } from './stray-paper.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const job = aJob();
const finding = {
  reason: 'waybill-number' as const,
  said: 'HBL999',
  job_says: 'CLNB2603117',
  record_id: 'f0000000-0000-4000-8000-000000000006',
  field: 'bl_number',
  place: null,
  kept: false,
};
const document = {
  id: 'f0000000-0000-4000-8000-000000000005',
  work_order_id: job.id,
  file_name: 'bill.pdf',
  stray: [finding],
} as unknown as Document;

test('says what the paper names and the job does not; it is kept here, or moved to the job that names the same', async () => {
  const other = { ...aJob(), id: 'f0000000-0000-4000-8000-000000000007', code: 'SYD-000077', waybill_number: 'HBL999' };
  const seen = serve(({ address }) => json(address.includes('search_filter') ? pageOf([{ ...other, found: [] }]) : document));
  renderOnDesk(<StrayPaper document={document} mayChange />);
  expect(screen.getByText('This paper names waybill HBL999, the job CLNB2603117.')).toBeVisible();
  const posted = (end: string) => seen.filter(({ method, address }) => method === 'POST' && address.endsWith(end)).map(({ body }) => body);

  await userEvent.click(screen.getByRole('button', { name: 'Keep here' }));
  await waitFor(() => expect(posted('/keep_here')).toEqual([{ kept_for: [{ reason: 'waybill-number', said: 'HBL999' }] }]));

  await userEvent.click(screen.getByRole('button', { name: 'Move to another job' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Move to SYD-000077' }));
  await waitFor(() => expect(posted('/move')).toEqual([{ work_order_id: other.id }]));
});

test('what was kept says so, with the way back, and whoever only reads changes nothing', () => {
  serve(() => json({}));
  renderOnDesk(<StrayPaper document={{ ...document, stray: [{ ...finding, kept: true }] }} mayChange={false} />);
  expect(screen.getByText('Kept here.')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
