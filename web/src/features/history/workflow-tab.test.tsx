import { act, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, serve } from '../../testing/answers.js';
import { aJob, pageOf, renderOnDesk, userAs } from '../../testing/desk.js';
import { WorkflowTab } from './workflow-tab.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const job = aJob();
const positions = [3, 5, 8, 12, 20];
const at = (position: number) => ({ position, recorded_at: '2026-03-11T03:32:08Z', lane: 'people', event_type: 'work-order.amended' });
const track = positions.map((position) => ({ ...at(position), status: null }));
const changes = positions.toReversed().map((position) => ({
  ...at(position),
  actor: { kind: 'person', user_id: userAs('broker').id },
  stream_id: `work-order/${job.id}`,
  subject: null,
  document_id: null,
  line: null,
  field: 'vessel',
  previous: null,
  next: `Vessel ${position}`,
  by_hand: false,
  names: {},
  note: null,
}));

test('keys that come faster than the page follows are each one change', async () => {
  serve(({ address }) => {
    if (address.includes('/history/track')) return json({ results: track });
    if (address.includes('/history')) return json(pageOf(changes));
    return json(address.endsWith(job.id) ? job : pageOf([]));
  });
  const { place } = renderOnDesk(<WorkflowTab job={job} asOf={undefined} />);
  await screen.findByText('Vessel 20');
  await screen.findByRole('slider');
  const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  act(() => {
    for (let presses = 0; presses < 3; presses++) press('ArrowLeft');
  });
  await waitFor(() => expect(place()).toBe('/?as_of=5'));
  act(() => {
    press('ArrowRight');
    press('ArrowRight');
  });
  await waitFor(() => expect(place()).toBe('/?as_of=12'));
});
