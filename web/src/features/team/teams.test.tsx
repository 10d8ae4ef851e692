import type { Team } from '@tallyport/contracts/organisation/team-http';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../testing/answers.js';
import { ORG, pageOf, renderOnDesk } from '../../testing/desk.js';
import { TeamPage } from './team-page.js';
import { aMember } from './testing/a-member.js';

const [MEI, ANA] = [aMember(1, 'Mei'), aMember(2, 'Ana')];
const HARBOUR: Team = { id: 'a0000000-0000-4000-8000-000000000001', name: 'Harbour', members: [MEI], saved_views: 0 };

/** A gateway with two members, which keeps what is asked of it. */
function show(teams: readonly Team[], { isAdmin = true, refuses = false } = {}) {
  const writes: SeenRequest[] = [];
  serve((request) => {
    const { method, address, body } = request;
    if (method === 'GET' && address.includes('org_invitations')) return json(pageOf([]));
    if (method === 'GET') return json(pageOf<unknown>(address.includes('/teams') ? teams : [MEI, ANA]));
    writes.push(request);
    if (refuses) return refusal('team.name-taken');
    return method === 'DELETE' ? new Response(null, { status: 204 }) : json({ ...HARBOUR, ...(body as object), members: [] });
  });
  renderOnDesk(<TeamPage />, { role: null, me: { capacities: isAdmin ? [{ org: ORG.id, capacity: 'admin' }] : [] } });
  return writes;
}
const teamRow = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'The teams of the organisation' });
  return within(within(table).getByRole('rowheader', { name }).closest('tr') ?? table);
};

beforeAll(() => speak('en', ['entry', 'desk', 'kept']));
beforeEach(() => vi.unstubAllGlobals());

test('a team stands with its people and the way to their shipments, and each member with their teams', async () => {
  show([HARBOUR], { isAdmin: false });
  const row = await teamRow('Harbour');
  expect(row.getByText('Mei Tan')).toBeVisible();
  expect(row.getByRole('link', { name: 'Show the shipments of Harbour' })).toHaveAttribute(
    'href',
    `/organization/${ORG.id}/jobs?team=${HARBOUR.id}`,
  );
  const members = within(screen.getByRole('table', { name: 'The members of the organisation' }));
  expect(members.getByRole('row', { name: /Mei Tan.* Harbour/ })).toBeVisible();
  expect(members.queryByRole('row', { name: /Ana Tan.* Harbour/ })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an admin makes a team by keyboard', async () => {
  const writes = show([]);
  const user = userEvent.setup();
  expect(await screen.findByText(/No teams yet/)).toBeVisible();
  await user.keyboard('t');
  const dialog = within(await screen.findByRole('dialog', { name: 'Make a team' }));
  await user.keyboard('{Enter}');
  expect(dialog.getByText('Say what the team is called.')).toBeVisible();
  await user.keyboard('Harbour');
  await user.click(dialog.getByRole('checkbox', { name: 'Ana Tan' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes).toMatchObject([{ method: 'POST', body: { name: 'Harbour', members: [ANA.id] } }]);
});

test('only what differs is sent: a new name leaves the people as they are', async () => {
  const writes = show([HARBOUR]);
  const user = userEvent.setup();
  await user.click((await teamRow('Harbour')).getByRole('button', { name: 'Change Harbour' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(screen.getByRole('checkbox', { name: 'Mei Tan' })).toBeChecked();
  await user.clear(name);
  await user.type(name, 'Port{Enter}');
  await waitFor(() => expect(writes.map(({ body }) => body)).toEqual([{ name: 'Port' }]));
});

test('a name that is taken is said beside the name, and nothing that was typed is lost', async () => {
  show([HARBOUR], { refuses: true });
  const user = userEvent.setup();
  await user.click((await teamRow('Harbour')).getByRole('button', { name: 'Change Harbour' }));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Air{Enter}');
  expect(await screen.findByText('There is a team of this name already.')).toBeVisible();
  expect(name).toHaveValue('Air');
});

test('a team is deleted only after a question that says what becomes of its people and of the views that ask for it', async () => {
  const writes = show([{ ...HARBOUR, saved_views: 2 }]);
  const user = userEvent.setup();
  await user.click((await teamRow('Harbour')).getByRole('button', { name: 'Delete Harbour' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete the team Harbour?' }));
  expect(dialog.getByText(/their shipments stay theirs/)).toBeVisible();
  expect(dialog.getByText(/2 saved views ask for this team/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(dialog.getByRole('button', { name: 'Delete the team' }));
  await waitFor(() => expect(writes.map(({ method }) => method)).toEqual(['DELETE']));
});

test('the dialog of a member says in which teams they are, and writes that alone', async () => {
  const writes = show([HARBOUR]);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Change Ana Tan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Tan' }));
  await user.click(dialog.getByRole('checkbox', { name: 'Harbour' }));
  await user.click(dialog.getByRole('button', { name: /Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes).toMatchObject([{ method: 'PUT', body: { teams: [HARBOUR.id] } }]);
  expect(writes[0]?.address).toContain(`org_members/${ANA.id}/teams`);
});
