import type { Transaction } from 'kysely';
import { sql } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';

const DIGITS = 6;

/** The next number of an org's jobs. A number that was taken and not used stays a gap. */
export async function nextJobNumber(transaction: Transaction<GatewayTables>, orgId: string): Promise<number> {
  const { last } = await transaction
    .insertInto('kept.sequence')
    .values({ org_id: orgId, name: 'work-order', last: 1 })
    .onConflict((conflict) => conflict.columns(['org_id', 'name']).doUpdateSet({ last: sql<number>`sequence.last + 1` }))
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

/** `SYD-000123`: three letters of the branch and the number. A branch without Latin letters is `JOB`. */
export function jobCode(branchName: string, number: number): string {
  const letters = branchName
    .normalize('NFKD')
    .replaceAll(/[^A-Za-z]/g, '')
    .toUpperCase()
    .slice(0, 3);
  return `${letters === '' ? 'JOB' : letters}-${String(number).padStart(DIGITS, '0')}`;
}
