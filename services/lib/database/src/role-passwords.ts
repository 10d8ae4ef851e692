import { type Kysely, sql } from 'kysely';

/** The roles that services connect with; `tallyport_` stands before each name in the database. */
export const SERVICE_ROLES = ['gateway', 'login', 'worker', 'relay', 'projector', 'reactor', 'intake'] as const;
export type ServiceRole = (typeof SERVICE_ROLES)[number];

/**
 * What a session of a service may hold after its service is gone: a transaction that stands still, a statement whose
 * connection was closed, a connection to a machine that does not answer. Whatever it locks is free after that.
 */
const LIMITS = [
  ['idle_in_transaction_session_timeout', '60s'],
  ['client_connection_check_interval', '2s'],
  ['tcp_keepalives_idle', '10'],
  ['tcp_keepalives_interval', '5'],
  ['tcp_keepalives_count', '3'],
] as const;

/** Sets the passwords of the service roles and the limits of what one of their transactions may take. */
export async function setRolePasswords(database: Kysely<unknown>, passwords: Readonly<Record<ServiceRole, string>>): Promise<void> {
  for (const role of SERVICE_ROLES) {
    const name = sql.id(`tallyport_${role}`);
    await sql`alter role ${name} password ${sql.lit(passwords[role])}`.execute(database);
    for (const [setting, value] of LIMITS) await sql`alter role ${name} set ${sql.raw(setting)} = ${sql.lit(value)}`.execute(database);
  }
}
