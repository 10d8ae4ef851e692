import { createOrganisation } from '@tallyport/contracts/organisation/branch-http';
import { accessibleOrgs } from '@tallyport/contracts/organisation/http';
import { inviteMember, listInvitations } from '@tallyport/contracts/organisation/invitation-http';
import { removeMember } from '@tallyport/contracts/organisation/member-http';
import { updateCompiler } from '@tallyport/contracts/work-order/http';
import type pg from 'pg';
import { CHINESE_BROKER, IN_NONE, INVITED, OF_THE_SECOND, REMOVED, SECOND_ORGANISATION } from './demo-colleagues.js';
import { adminIn } from './demo-jobs.js';
import { type Member, ORG_ID, seedAccount, seedMember } from './demo-organisation.js';
import { eventually, TookTooLong } from './eventually.js';
import type { GatewayClient } from './gateway-client.js';
import type { SeededShipment } from './shipment.js';

/** So many jobs are still of who was removed. */
const LEFT_BEHIND = 2;

/** A mail leaves within a second or two. */
const MAIL_MS = 10_000;

/** The people beside those who sign in: a colleague, one who left, one of another organisation, one of none, and two who are invited. */
export async function seedColleagues(
  database: pg.Client,
  visitor: GatewayClient,
  members: readonly Member[],
  seeded: readonly SeededShipment[],
): Promise<void> {
  const admin = adminIn(members);
  await seedAccount(database, visitor, IN_NONE);
  await seedMember(database, visitor, CHINESE_BROKER);
  await seedMember(database, visitor, OF_THE_SECOND, await secondOrganisation(admin));
  await seedRemoved(database, visitor, admin, seeded);
  await seedInvitations(database, admin);
}

/** An admin of the first organisation made it: one person in two. */
async function secondOrganisation({ client }: Member): Promise<string> {
  const known = (await client.call(accessibleOrgs)).find(({ name }) => name === SECOND_ORGANISATION.name);
  return known?.id ?? (await client.call(createOrganisation, { idempotencyKey: 'demo/second', body: SECOND_ORGANISATION })).id;
}

async function seedRemoved(database: pg.Client, visitor: GatewayClient, admin: Member, seeded: readonly SeededShipment[]): Promise<void> {
  const { id } = await seedMember(database, visitor, REMOVED);
  const { rowCount } = await database.query('select from kept.member where org_id = $1 and account_id = $2 and removed_at is null', [
    ORG_ID,
    id,
  ]);
  if (rowCount === 0) return;
  for (const { key, workOrderId } of seeded.filter(({ status }) => status !== 'lodged').slice(-LEFT_BEHIND)) {
    const params = { o: ORG_ID, id: workOrderId };
    await admin.client.call(updateCompiler, { params, idempotencyKey: `demo/left-behind/${key}`, body: { user_id: id } });
  }
  await admin.client.call(removeMember, { params: { o: ORG_ID, member: id } });
}

async function seedInvitations(database: pg.Client, { client }: Member): Promise<void> {
  const params = { o: ORG_ID };
  const { results } = await client.call(listInvitations, { params });
  for (const [kind, email] of Object.entries(INVITED)) {
    const known = results.find((invitation) => invitation.email === email);
    if (known !== undefined && (kind === 'open' || known.is_expired)) continue;
    const body = { email, user_type: 'compiler' };
    const { id } = known ?? (await client.call(inviteMember, { params, idempotencyKey: `demo/invited/${kind}`, body }));
    if (kind === 'open') continue;
    await mailSent(client, id);
    await database.query(
      `update kept.invitation set created_at = now() - interval '9 days', expires_at = now() - interval '2 days' where org_id = $1 and id = $2`,
      [ORG_ID, id],
    );
  }
}

/** An invitation is sent while it is good, and its time passes after that. Where no mail server is reached it is not waited for. */
async function mailSent(client: GatewayClient, invitation: string): Promise<void> {
  const gone = async () => {
    const { results } = await client.call(listInvitations, { params: { o: ORG_ID } });
    return results.find(({ id, mail }) => id === invitation && mail !== 'queued') ?? null;
  };
  await eventually('the mail of an invitation', gone, MAIL_MS).catch((error: unknown) => {
    if (!(error instanceof TookTooLong)) throw error;
    process.stderr.write('No mail server was reached: an invitation of the demo waits to be sent.\n');
  });
}
