import { type Kysely, sql } from 'kysely';

/** The roles that services connect with; `tallyport_` stands before each name in the database. */
export const SERVICE_ROLES = ['gateway', 'login', 'worker', 'relay', 'projector', 'reactor'] as const;
export type ServiceRole = (typeof SERVICE_ROLES)[number];

/** Sets the passwords of the service roles and the limits of what one of their transactions may take. */
export async function setRolePasswords(database: Kysely<unknown>, passwords: Readonly<Record<ServiceRole, string>>): Promise<void> {
  for (const role of SERVICE_ROLES) {
    const name = sql.id(`tallyport_${role}`);
    await sql`alter role ${name} password ${sql.lit(passwords[role])}`.execute(database);
    await sql`alter role ${name} set idle_in_transaction_session_timeout = '60s'`.execute(database);
  }
}
