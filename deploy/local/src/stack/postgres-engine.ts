import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../engines/postgres.js';
import { accountForPostgres } from '../engines/system-account.js';
import { askPostgres, initPostgres, postgresCommand, postgresUrl, removeStaleLock } from '../servers/postgres-server.js';
import { prepareWriteSwitch } from '../servers/postgres-writes.js';
import { type EngineInUse, type StackContext, variable } from './stack-context.js';
import { postgresFolder } from './stack-folder.js';
import { StartRefused } from './start-refused.js';

const OLDEST_MAJOR = 18;
/** The name of our database, where we make it ourselves. */
export const DATABASE = 'tallyport';
const READY_WITHIN_MS = 120_000;

export interface PostgresInUse extends EngineInUse {
  /** The address of our database, as its owner. */
  readonly ownerUrl: string;
  /** Where its data are, when it is our own. */
  readonly dataFolder?: string;
}

/** Answers a PostgreSQL that runs: the one of `DATABASE_URL`, or our own, which is started. */
export async function bringUpPostgres(context: StackContext): Promise<PostgresInUse> {
  const given = variable(context.env, 'DATABASE_URL');
  return given === undefined ? await startOwn(context) : await useGiven(given);
}

async function startOwn({ folder, ports, secrets, supervisor }: StackContext): Promise<PostgresInUse> {
  const account = await accountForPostgres();
  const { found: programs, source } = await findPostgres(account);
  const port = await ports.portFor('postgres');
  await ports.requireFree('postgres');
  const place = {
    programs,
    account,
    dataFolder: await postgresFolder(folder, account),
    port,
    password: secrets.postgresOwner,
    logFile: join(folder.logs, 'postgres.log'),
  };
  await initPostgres(place);
  const maintenanceUrl = postgresUrl(place, 'postgres');
  const probe = () => askPostgres(maintenanceUrl);
  const prepare = async () => {
    await removeStaleLock(place);
    await prepareWriteSwitch(place);
  };
  await supervisor.start({ command: postgresCommand(place), prepare, probe, readyWithinMs: READY_WITHIN_MS });
  await createDatabase(maintenanceUrl);
  return {
    name: 'PostgreSQL',
    version: await versionAt(maintenanceUrl),
    address: `127.0.0.1:${port}`,
    source,
    ownerUrl: postgresUrl(place, DATABASE),
    dataFolder: place.dataFolder,
  };
}

async function useGiven(ownerUrl: string): Promise<PostgresInUse> {
  const address = addressOf(ownerUrl);
  let version: string;
  try {
    version = await versionAt(ownerUrl);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(
      `The PostgreSQL of DATABASE_URL (${address}) does not answer: ${reason}. Either start it, or leave DATABASE_URL out, and one is started here.`,
    );
  }
  if (Number.parseInt(version, 10) < OLDEST_MAJOR) {
    throw new StartRefused(
      `The PostgreSQL of DATABASE_URL (${address}) is version ${version}, and Tallyport needs ${OLDEST_MAJOR} or newer. ` +
        'Either give the address of a newer one, or leave DATABASE_URL out, and one is started here.',
    );
  }
  return { name: 'PostgreSQL', version, address, source: 'DATABASE_URL', ownerUrl };
}

function addressOf(url: string): string {
  try {
    const { hostname, port } = new URL(url);
    return `${hostname}:${port === '' ? '5432' : port}`;
  } catch {
    throw new StartRefused('DATABASE_URL is not a URL: write postgresql://user:password@host:port/database.');
  }
}

async function versionAt(url: string): Promise<string> {
  return await withClient(url, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    return rows[0]?.server_version.split(' ', 1)[0] ?? 'unknown';
  });
}

async function createDatabase(maintenanceUrl: string): Promise<void> {
  await withClient(maintenanceUrl, async (client) => {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
}

/** Runs some queries on a connection of their own. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
