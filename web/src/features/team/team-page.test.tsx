import type { Invitation } from '@tallyport/contracts/organisation/invitation-http';
import type { OrgMember } from '@tallyport/contracts/organisation/member-http';
import type { Capacity } from '@tallyport/contracts/organisation/roles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { speak } from '../../i18n/i18n.js';
import { json, refusal, type SeenRequest, serve } from '../../testing/answers.js';
import { aJob, ORG, pageOf, renderOnDesk, userAs } from '../../testing/desk.js';
import { TeamPage } from './team-page.js';
import { aMember } from './testing/a-member.js';

const MEI = { ...userAs(null), license_number: null };
const LINK = `https://desk.example/sign_up#invitation=${'a'.repeat(43)}`;

function anInvitation(more: Partial<Invitation> = {}): Invitation {
  return {
    id: 'f0000000-0000-4000-8000-000000000001',
    email: 'ana@harrow.example',
    user_type: 'broker',
    capacities: ['operator'],
    is_expired: false,
    made_by: MEI,
    created_at: new Date(Date.now() - 2.5 * 86_400_000).toISOString(),
    expires_at: new Date(Date.now() + 5.5 * 86_400_000).toISOString(),
    mail: 'sent',
    ...more,
  };
}

interface Options {
  readonly capacity?: Capacity | null;
  readonly invitations?: readonly Invitation[];
  readonly link?: string | null;
  readonly fails?: () => boolean;
  readonly open_jobs?: number;
}

/** A gateway that answers lists, and keeps what is asked of it. */
function show(members: readonly OrgMember[], options: Options = {}) {
  const { capacity = 'admin', invitations = [], link = LINK, fails = () => false, open_jobs = 0 } = options;
  const writes: SeenRequest[] = [];
  serve((request) => {
    const { method, address, body } = request;
    if (method === 'GET') {
      if (fails()) return refusal('unavailable');
      if (address.includes('/work_orders?')) return json(pageOf(address.includes('compiler=') ? [aJob()] : []));
      if (address.includes('/teams')) return json(pageOf([]));
      return json(pageOf<unknown>(address.includes('org_invitations') ? invitations : members));
    }
    writes.push(request);
    if (address.includes('alloc_assignee')) return json(aJob());
    if (method === 'DELETE') return json(address.includes('org_members') ? { open_jobs } : {});
    if (method === 'PUT') return json({ ...members[0], ...(body as object) });
    const isBound = address.includes('resend') ? invitations[0]?.email !== null : (body as { email?: string }).email !== undefined;
    return json({ ...anInvitation(isBound ? { mail: 'queued' } : { email: null, mail: null }), link: isBound ? null : link }, 201);
  });
  renderOnDesk(<TeamPage />, { role: null, me: { capacities: capacity ? [{ org: ORG.id, capacity }] : [] } });
  return writes;
}
const rowOf = async (name: RegExp) => {
  const header = await screen.findByRole('rowheader', { name });
  return within(header.closest('tr') ?? header);
};

beforeAll(() => speak('en', ['entry', 'desk', 'kept']));
beforeEach(() => vi.unstubAllGlobals());

test('each member stands with role, licence, capacities and open shipments', async () => {
  show([
    aMember(1, 'Mei', { user_type: 'broker', license_number: '01234', capacities: ['admin'], open_jobs: 12 }),
    aMember(2, 'Ana', { user_type: null }),
  ]);
  const mei = await rowOf(/Mei Tan/);
  for (const text of ['mei@harrow.example', 'Broker', 'licence 01234', 'admin', '12', '(you)']) expect(mei.getByText(text)).toBeVisible();
  expect((await rowOf(/Ana Tan/)).getByText('no role yet')).toBeVisible();
});

test('an open invitation tells its age and its end, and one past its time says so', async () => {
  const expired = anInvitation({
    id: 'f0000000-0000-4000-8000-000000000002',
    email: null,
    user_type: null,
    capacities: [],
    is_expired: true,
    mail: null,
  });
  show([aMember(1, 'Mei')], { invitations: [anInvitation(), expired] });
  const ana = await rowOf(/ana@harrow/);
  for (const text of ['Broker, operator', 'sent', '2 days ago', 'in 5 days']) expect(ana.getByText(text)).toBeVisible();
  const anybody = await rowOf(/whoever has the link/);
  for (const text of ['Expired', 'chooses the role', 'link given by hand']) expect(anybody.getByText(text)).toBeVisible();
});

test('an admin invites an address by keyboard, and the mail goes by itself', async () => {
  const writes = show([aMember(1, 'Mei')]);
  const user = userEvent.setup();
  await rowOf(/Mei Tan/);
  await user.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(dialog.getByText('Enter an e-mail address.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'E-mail address' }), 'ana@harrow.example');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'broker');
  await user.click(dialog.getByRole('checkbox', { name: /operator/ }));
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes.map(({ body }) => body)).toEqual([
    { email: 'ana@harrow.example', user_type: 'broker', capacities: ['operator'], locale: 'en' },
  ]);
});

test('a link for whoever has it is asked for without a body’s fields, shown once and copied', async () => {
  const writes = show([aMember(1, 'Mei')]);
  await userEvent.click(await screen.findByRole('button', { name: /Invite/ }));
  await userEvent.click(await screen.findByRole('radio', { name: /Whoever has the link/ }));
  await userEvent.click(screen.getByRole('button', { name: /Make the link/ }));
  const shown = within(await screen.findByRole('dialog', { name: 'The link of the invitation' }));
  expect(shown.getByRole('textbox', { name: 'The link' })).toHaveValue(LINK);
  await userEvent.click(shown.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(LINK);
  await userEvent.click(shown.getByRole('button', { name: 'I have sent it' }));
  expect(document.body).not.toHaveTextContent('invitation=');
  expect(writes.map(({ body }) => body)).toEqual([{}]);
});

test('an invitation is sent again, and revoked only after a question', async () => {
  const writes = show([aMember(1, 'Mei')], { invitations: [anInvitation()] });
  const user = userEvent.setup();
  await user.click((await rowOf(/ana@harrow/)).getByRole('button', { name: 'Send again to ana@harrow.example' }));
  await waitFor(() => expect(writes).toHaveLength(1));
  await user.click((await rowOf(/ana@harrow/)).getByRole('button', { name: /Revoke the invitation/ }));
  expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(writes.map(({ method }) => method)).toEqual(['POST', 'DELETE']));
});

test('nobody gives themselves more', async () => {
  show([aMember(1, 'Mei', { capacities: ['admin'] })]);
  await userEvent.click((await rowOf(/Mei Tan/)).getByRole('button', { name: 'Change Mei Tan' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mei Tan' }));
  expect(dialog.getByRole('checkbox', { name: /operator/ })).toBeDisabled();
  expect(dialog.getByRole('checkbox', { name: /admin/ })).toBeEnabled();
  expect(dialog.getByText(/Nobody gives themselves more/)).toBeVisible();
});

test('fault 61: who is removed leaves open shipments, which are given to a colleague at once', async () => {
  const [mei, ana] = [aMember(1, 'Mei'), aMember(2, 'Ana')];
  const writes = show([mei, ana], { open_jobs: 1 });
  const user = userEvent.setup();
  await user.click((await rowOf(/Ana Tan/)).getByRole('button', { name: 'Remove Ana Tan' }));
  expect(await screen.findByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Tan was removed.' }));
  expect(dialog.getByText(/One open shipment is still of Ana Tan/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Reassign' })).toBeDisabled();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'As compiler, to' }), 'Mei Tan');
  await user.click(dialog.getByRole('button', { name: 'Reassign' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes.map(({ body }) => body)).toEqual([null, { user_id: mei.id, user_type: 'compiler' }]);
});

test('others read the members, and neither invitations nor buttons', async () => {
  show([aMember(1, 'Mei')], { capacity: null, invitations: [anInvitation()] });
  await rowOf(/Mei Tan/);
  expect(screen.queryByText('Open invitations')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a failure says so and is tried again', async () => {
  let fails = true;
  show([aMember(1, 'Mei')], { fails: () => fails });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await userEvent.click(again);
  expect(await rowOf(/Mei Tan/)).toBeDefined();
});
