import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../../i18n/i18n.js';
import { json, serve } from '../../../testing/answers.js';
import { aJob, renderOnDesk } from '../../../testing/desk.js';
import { ChosenFactRow } from './chosen-fact-row.js';

beforeAll(() => speak('en', ['entry', 'desk', 'job']));

const job = aJob();
const choices = [
  { value: 'import', label: 'Import' },
  { value: 'export', label: 'Export' },
];

test('another order type is chosen where it stands, against the version that was seen', async () => {
  const seen = serve(({ body }) => json({ ...job, ...(body as object), stream_position: 4 }));
  renderOnDesk(<ChosenFactRow job={job} field="order_type" choices={choices} readOnly={false} />);
  await userEvent.click(screen.getByRole('button', { name: /^Edit Order type/ }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Order type' }), 'Export');
  await waitFor(() => expect(seen).toMatchObject([{ method: 'PUT', body: { order_type: 'export', stream_position: 3 } }]));
});

test('Esc gives up, and who may only read is offered nothing', async () => {
  const seen = serve(() => json(job));
  const { unmount } = renderOnDesk(<ChosenFactRow job={job} field="order_type" choices={choices} readOnly={false} />);
  await userEvent.click(screen.getByRole('button', { name: /^Edit Order type/ }));
  await userEvent.keyboard('{Escape}');
  expect(screen.getByText('Import')).toBeVisible();
  unmount();
  renderOnDesk(<ChosenFactRow job={job} field="order_type" choices={choices} readOnly />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(seen).toEqual([]);
});
