import { z } from 'zod';
import { createPool } from './connect.js';
import { kyselyOf } from './kysely.js';
import { migrate } from './migrate.js';
import { SERVICE_ROLES, setRolePasswords } from './role-passwords.js';
import { requireServerVersion } from './server-version.js';

const Passwords = z.record(z.enum(SERVICE_ROLES), z.string().min(16));

/** A migration may read a whole table. */
const TEN_MINUTES_MS = 600_000;

/** `node migrate-main.js`: migrates DATABASE_URL as its owner and sets the passwords of ROLE_PASSWORDS (JSON, role to password). */
async function main(): Promise<void> {
  const environment = z.object({ DATABASE_URL: z.string(), ROLE_PASSWORDS: z.string() }).parse(process.env);
  const pool = createPool({ url: environment.DATABASE_URL, name: 'migrate', size: 1, answerMs: TEN_MINUTES_MS });
  const database = kyselyOf<unknown>(pool);
  try {
    await requireServerVersion(database);
    const names = await migrate(database);
    await setRolePasswords(database, Passwords.parse(JSON.parse(environment.ROLE_PASSWORDS)));
    process.stdout.write(`${names.length} migrations ran\n`);
  } finally {
    await database.destroy();
  }
}

await main();
