import { type Kysely, type RawBuilder, type SqlBool, sql, type Transaction } from 'kysely';

/**
 * The tenant of a single query, set in the query's own round trip. Row-level security reads it, so a query without it
 * sees nothing. It stands in InitPlan form, which PostgreSQL evaluates before any row; a plan test watches that.
 */
export function inOrg(orgId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(select set_config('app.org', ${orgId}, true)) is not null`;
}

/** The same for a statement as text, whose first parameter is the organisation. */
export const TENANT_GUARD = `(select set_config('app.org', $1::text, true)) is not null`;

/** Several statements of one tenant in one transaction. `actor` is who the change log of kept rows names. */
export function tenantTransaction<Tables, Result>(
  database: Kysely<Tables>,
  { orgId, actor }: { orgId: string; actor?: string },
  work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return database.transaction().execute(async (transaction) => {
    await sql`select set_config('app.org', ${orgId}, true), set_config('app.actor', ${actor ?? ''}, true)`.execute(transaction);
    return work(transaction);
  });
}
