import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../../testing/answers.js';
import { aJob, ORG, pageOf, renderOnDesk } from '../../../testing/desk.js';
import { Board } from './board.js';

beforeAll(() => speak('en', ['entry', 'desk', 'finding']));
// The page of a test has no heights: a virtual list would show nothing.
vi.mock('@tanstack/react-virtual', () => ({
  useVirtualizer: ({ count }: { readonly count: number }) => ({
    getVirtualItems: () => Array.from({ length: count }, (_, index) => ({ index, start: index * 84 })),
    getTotalSize: () => count * 84,
    scrollToIndex: () => undefined,
  }),
}));

const jobAt = (n: number, more: Partial<ListedWorkOrder>) =>
  aJob({ id: `e0000000-0000-4000-8000-00000000000${n}`, code: `SYD-00000${n}`, ...more });
const JOBS = [jobAt(1, { job_status: 'received' }), jobAt(2, { job_status: 'compile' }), jobAt(3, { job_status: 'available' })];
const listed = ({ address }: SeenRequest) => {
  const status = new URL(address, 'http://x').searchParams.get('job_status');
  return json(pageOf(JOBS.filter(({ job_status }) => job_status === status)));
};
const column = (name: string) => within(screen.getByRole('region', { name }));
const stands = async (name: string, code: string) => waitFor(() => expect(column(name).getByText(code)).toBeInTheDocument());
const show = () => renderOnDesk(<Board query={{}} onOpen={() => undefined} />, { path: `/organization/${ORG.id}/jobs` });

test('five columns in the order of the bar, each with its count', async () => {
  serve(listed);
  show();
  await stands('Ready for Compile', 'SYD-000002');
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    'Job Received 1',
    'Ready for Compile 1',
    'Available 1',
    'Accepted 0',
    'Lodged 0',
  ]);
});

test('] moves a card one step; refused, it goes back and the toast names both', async () => {
  serve((asked) => (asked.address.includes('update_job_status') ? refusal('work-order.illegal-transition') : listed(asked)));
  show();
  await stands('Job Received', 'SYD-000001');
  await userEvent.keyboard(']');
  expect(await screen.findByText('SYD-000001 is still Job Received, not Ready for Compile')).toBeInTheDocument();
  await stands('Job Received', 'SYD-000001');
});

test('a step back asks for the reason first, as on the job’s page', async () => {
  const seen = serve((asked) => (asked.address.includes('update_job_status') ? refusal('work-order.broker-needed') : listed(asked)));
  show();
  await stands('Available', 'SYD-000003');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}[[');
  expect(await screen.findByText('Mark SYD-000003 as Ready for Compile?')).toBeInTheDocument();
  expect(seen.some(({ address }) => address.includes('update_job_status'))).toBe(false);
  await userEvent.type(screen.getByLabelText('Reason'), 'wrong papers');
  await userEvent.click(screen.getByRole('button', { name: /Mark as Ready for Compile/ }));
  await waitFor(() =>
    expect(seen.find(({ address }) => address.includes('update_job_status'))?.body).toEqual({
      job_status: 'compile',
      reason: 'wrong papers',
    }),
  );
});
