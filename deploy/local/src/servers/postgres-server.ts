import { chown, mkdir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { commandLineOf } from '../../holder.mjs';
import type { PostgresPrograms } from '../engines/postgres.js';
import { runTool } from '../engines/run-tool.js';
import type { SystemAccount } from '../engines/system-account.js';
import { type ChildCommand, type RunningChild, startChild, waitUntilReady } from '../processes/child.js';
import { processesIn } from '../processes/process-table.js';

/** The database account that owns everything. */
const POSTGRES_OWNER = 'tallyport';

export interface PostgresPlace {
  readonly programs: PostgresPrograms;
  readonly account: SystemAccount | undefined;
  readonly dataFolder: string;
  readonly port: number;
  readonly password: string;
  readonly logFile: string;
  /** Further settings of the server, as `name=value`. */
  readonly settings?: readonly string[];
}

/** Answers the address of a database of this server, with the owner's password. */
export function postgresUrl(place: Pick<PostgresPlace, 'password' | 'port'>, database: string): string {
  return `postgresql://${POSTGRES_OWNER}:${place.password}@127.0.0.1:${place.port}/${database}`;
}

/** Makes the data folder on the first start; does nothing later. */
export async function initPostgres(place: PostgresPlace): Promise<void> {
  if (await exists(join(place.dataFolder, 'PG_VERSION'))) return;
  // A start that is cut short in here must not leave something that looks like a data folder.
  const unfinished = `${place.dataFolder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(unfinished), { recursive: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (place.account !== undefined) await chown(unfinished, place.account.uid, place.account.gid);
  const passwordFile = `${place.dataFolder}.password`;
  await writeFile(passwordFile, `${place.password}\n`, { mode: 0o600 });
  if (place.account !== undefined) await chown(passwordFile, place.account.uid, place.account.gid);
  try {
    await runTool(
      place.programs.initdb,
      [
        '--pgdata',
        unfinished,
        '--username',
        POSTGRES_OWNER,
        '--pwfile',
        passwordFile,
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--no-sync',
      ],
      place.account === undefined ? {} : { account: place.account },
    );
  } finally {
    await unlink(passwordFile);
  }
  await rename(unfinished, place.dataFolder);
}

/** The command that runs the server. Its fast shutdown is SIGINT: SIGTERM would wait for every connection. */
export function postgresCommand(place: PostgresPlace): ChildCommand {
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=200'];
  return {
    name: 'PostgreSQL',
    command: place.programs.postgres,
    args: [
      '-D',
      place.dataFolder,
      '-p',
      String(place.port),
      ...[...settings, ...(place.settings ?? [])].flatMap((setting) => ['-c', setting]),
    ],
    env: { LC_ALL: 'C' },
    cwd: place.dataFolder,
    logFile: place.logFile,
    stopSignal: 'SIGINT',
    ...(place.account === undefined ? {} : { account: place.account }),
  };
}

/**
 * Removes the lock of a server that was killed, when its process id now belongs to nobody or to somebody else. The
 * server itself looks only whether the id is in use, and a container without a reaper keeps the dead in its table.
 */
export async function removeStaleLock({ dataFolder }: Pick<PostgresPlace, 'dataFolder'>): Promise<void> {
  const lock = join(dataFolder, 'postmaster.pid');
  const pid = Number.parseInt(await readFile(lock, 'utf8').catch(() => ''), 10);
  if (Number.isNaN(pid) || commandLineOf(pid)?.includes(dataFolder)) return;
  // Its children end when they notice that it is gone; while one of them works, nobody else may open the data.
  for (let look = 0; look < 100 && processesIn(dataFolder).length > 0; look += 1) await sleep(100);
  if (processesIn(dataFolder).length === 0) await rm(lock, { force: true });
}

/** Starts the server and resolves when it answers a query. */
export async function startPostgresServer(place: PostgresPlace): Promise<RunningChild> {
  await initPostgres(place);
  await removeStaleLock(place);
  const child = await startChild(postgresCommand(place));
  await waitUntilReady(child, () => askPostgres(postgresUrl(place, 'postgres')), 60_000);
  return child;
}

/** Resolves when the server at this address answers a query. */
export async function askPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // A connection that is cut after its answer is no matter of ours.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select 1');
  } finally {
    await client.end();
  }
}

async function exists(file: string): Promise<boolean> {
  return await stat(file).then(
    () => true,
    () => false,
  );
}
