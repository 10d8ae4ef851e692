import type { Transaction } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';

/** Branches, members and teams of an organisation are changed one at a time: who writes waits for who does so already. */
export async function lockOrganisation(transaction: Transaction<GatewayTables>): Promise<void> {
  await transaction.selectFrom('kept.organisation').select('org_id').forNoKeyUpdate().executeTakeFirst();
}
