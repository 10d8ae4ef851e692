import type { Kysely } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import * as roles from './migrations/2026-11-21-1-roles.js';
import * as eventStore from './migrations/2026-11-21-2-event-store.js';
import * as identityAndKept from './migrations/2026-11-21-3-identity-and-kept.js';
import * as readModels from './migrations/2026-11-21-4-read-models.js';
import * as sweepsAndKnownDevices from './migrations/2026-11-21-5-sweeps-and-known-devices.js';

const migrations: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '2026-11-21-1-roles': roles,
      '2026-11-21-2-event-store': eventStore,
      '2026-11-21-3-identity-and-kept': identityAndKept,
      '2026-11-21-4-read-models': readModels,
      '2026-11-21-5-sweeps-and-known-devices': sweepsAndKnownDevices,
    }),
};

/** Brings the database to the newest shape; run by its owner. Answers with the names of the migrations that ran. */
export async function migrate(database: Kysely<unknown>): Promise<string[]> {
  const { error, results = [] } = await new Migrator({ db: database, provider: migrations }).migrateToLatest();
  if (error instanceof Error) throw error;
  if (error !== undefined) throw new Error('the database could not be brought to the newest shape', { cause: error });
  return results.map((result) => result.migrationName);
}
