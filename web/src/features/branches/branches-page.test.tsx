import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, serve } from '../../testing/answers.js';
import { ORG, renderOnDesk } from '../../testing/desk.js';
import { BranchesPage } from './branches-page.js';

beforeAll(() => speak('en', ['entry', 'desk', 'kept']));
const admin = { capacities: [{ org: ORG.id, capacity: 'admin' as const }] };

test('an admin adds a branch by keyboard, with a zone of its own', async () => {
  const seen = serve(({ body }) => json({ id: ORG.id, ...(body as object) }, 201));
  renderOnDesk(<BranchesPage />, { me: admin });
  const user = userEvent.setup();
  expect(screen.getByRole('row', { name: /Sydney Australia\/Sydney \d\d:\d\d/ })).toBeVisible();
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a branch' }));
  await user.keyboard('{Enter}');
  expect(dialog.getByText('Say what the branch is called.')).toBeVisible();
  await user.keyboard('Perth');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Time zone' }), 'Australia/Perth');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(seen[0]).toMatchObject({ method: 'POST', body: { name: 'Perth', time_zone: 'Australia/Perth' } });
});

test('a name that is taken is said beside the name, and nothing that was typed is lost', async () => {
  serve(() => refusal('branch.name-taken'));
  renderOnDesk(<BranchesPage />, { me: admin });
  await userEvent.click(screen.getByRole('button', { name: 'Change Sydney' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Perth{Enter}');
  expect(await screen.findByText('There is a branch of this name already.')).toBeVisible();
  expect(name).toHaveValue('Perth');
});

test('others read the branches and change none', () => {
  renderOnDesk(<BranchesPage />);
  expect(screen.getByRole('rowheader', { name: 'Sydney' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
