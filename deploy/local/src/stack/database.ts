import { join } from 'node:path';
import { runTool } from '../engines/run-tool.js';
import { withClient } from './postgres-engine.js';
import type { Secrets, ServiceRole } from './secrets.js';
import type { StackContext } from './stack-context.js';
import { checkout } from './stack-folder.js';

/** Whether this database has never been migrated: what a start then makes is seeded. */
export async function isNewDatabase(ownerUrl: string): Promise<boolean> {
  return await withClient(ownerUrl, async (client) => {
    const { rowCount } = await client.query(`select 1 from pg_namespace where nspname = 'event_store'`);
    return rowCount === 0;
  });
}

/** Brings the schema to this version and sets the passwords of the service roles. */
export async function migrateDatabase(ownerUrl: string, { folder, secrets }: Pick<StackContext, 'folder' | 'secrets'>): Promise<string> {
  const printed = await runTool(process.execPath, [join(checkout, 'services/lib/database/dist/migrate-main.js')], {
    env: { DATABASE_URL: ownerUrl, ROLE_PASSWORDS: JSON.stringify(secrets.roles) },
    name: 'The migration',
    logFile: join(folder.logs, 'migrate.log'),
  });
  return printed.trim();
}

/** Answers the epoch of the log: the topic is named after it. */
export async function epochOf(ownerUrl: string): Promise<string> {
  return await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ epoch: string }>('select epoch from event_store.relay_state');
    const epoch = rows[0]?.epoch;
    if (epoch === undefined) throw new Error('the database holds no epoch');
    return epoch;
  });
}

/** Answers the address of the database for a service: its own role, with that role's password. */
export function serviceUrl(ownerUrl: string, role: ServiceRole, secrets: Secrets): string {
  const url = new URL(ownerUrl);
  url.username = `tallyport_${role}`;
  url.password = secrets.roles[role];
  return url.toString();
}
