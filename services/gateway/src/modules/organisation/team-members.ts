import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { notFound, ProblemError } from '../../platform/problems/problem-error.js';

type Writing = Transaction<GatewayTables>;

/** Puts these people into a team and everybody else out of it: who stays is not written. */
export async function asPutInto(transaction: Writing, team: { orgId: string; teamId: string }, people: readonly string[]): Promise<void> {
  const members = await membersAmong(transaction, people);
  if (members.size < people.length) throw new ProblemError('team.unknown-member');
  const rows = await transaction.selectFrom('kept.team_member').select('account_id').where('team_id', '=', team.teamId).execute();
  const known = rows.map(({ account_id }) => account_id);
  await remove(transaction, { team_id: [team.teamId], account_id: known.filter((id) => !members.has(id)) });
  await add(
    transaction,
    people.filter((id) => !known.includes(id)).map((id) => ({ org_id: team.orgId, team_id: team.teamId, account_id: id })),
  );
}

/** Puts a member into these teams and out of all others. */
export async function asTeamsOf(
  transaction: Writing,
  { orgId, accountId }: { orgId: string; accountId: string },
  teams: readonly string[],
): Promise<void> {
  if (!(await membersAmong(transaction, [accountId])).has(accountId)) throw notFound();
  const there = await transaction.selectFrom('kept.team').select('id').execute();
  if (teams.some((id) => there.every((team) => team.id !== id))) throw new ProblemError('team.unknown');
  const rows = await transaction.selectFrom('kept.team_member').select('team_id').where('account_id', '=', accountId).execute();
  const known = rows.map(({ team_id }) => team_id);
  await remove(transaction, { team_id: known.filter((id) => !teams.includes(id)), account_id: [accountId] });
  await add(
    transaction,
    teams.filter((id) => !known.includes(id)).map((id) => ({ org_id: orgId, team_id: id, account_id: accountId })),
  );
}

/** Those of these people who belong to the organisation now. */
async function membersAmong(transaction: Writing, people: readonly string[]): Promise<ReadonlySet<string>> {
  if (people.length === 0) return new Set();
  const rows = await transaction
    .selectFrom('kept.member')
    .select('account_id')
    .where('account_id', 'in', [...people])
    .where('removed_at', 'is', null)
    .execute();
  return new Set(rows.map(({ account_id }) => account_id));
}

async function add(transaction: Writing, rows: readonly GatewayTables['kept.team_member'][]): Promise<void> {
  if (rows.length > 0) await transaction.insertInto('kept.team_member').values(rows).execute();
}

async function remove(transaction: Writing, { team_id, account_id }: { team_id: string[]; account_id: string[] }): Promise<void> {
  if (team_id.length === 0 || account_id.length === 0) return;
  await transaction.deleteFrom('kept.team_member').where('team_id', 'in', team_id).where('account_id', 'in', account_id).execute();
}
