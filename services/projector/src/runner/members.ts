import type pg from 'pg';
import { memberName, type Projection } from '../projection.js';

/** The name under which checkpoints, parked streams and requests know the projector. */
export const CONSUMER = 'projector';

/** Takes a read model out of all lanes: they go on without it, and it is filled from the log until it can come back. */
export async function leaveLanes(pool: pg.Pool, member: string): Promise<void> {
  await pool.query(
    `update consumer.checkpoint set members = array_remove(members, $2) where consumer = $1 and lane in (
       select lane from consumer.checkpoint where consumer = $1 and $2 = any (members) order by lane for update)`,
    [CONSUMER, member],
  );
}

/** The read models of this release that some lane goes on without. */
export async function missingMembers(pool: pg.Pool, projections: readonly Projection[]): Promise<Projection[]> {
  const { rows } = await pool.query<{ member: string }>(
    `select distinct wanted.member from unnest($2::text[]) as wanted(member), consumer.checkpoint c
     where c.consumer = $1 and wanted.member <> all (c.members)`,
    [CONSUMER, projections.map(memberName)],
  );
  return projections.filter((projection) => rows.some((row) => row.member === memberName(projection)));
}
