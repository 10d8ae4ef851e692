import { appendFile, chown, open, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostgresPlace } from './postgres-server.js';

type Place = Pick<PostgresPlace, 'dataFolder' | 'account'>;

/** One file that the server reads beside its own configuration. Both contents have one length: on a full disk it is written in place. */
const NAME = 'tallyport.conf';
const CONTENT = { taken: 'default_transaction_read_only = off\n', refused: 'default_transaction_read_only = on \n' } as const;

/** Makes the file by which writes can be refused later, and lets them be taken now. Before each start of the server. */
export async function prepareWriteSwitch({ dataFolder, account }: Place): Promise<void> {
  const file = join(dataFolder, NAME);
  await writeFile(file, CONTENT.taken, { mode: 0o600 });
  if (account !== undefined) await chown(file, account.uid, account.gid);
  const configuration = join(dataFolder, 'postgresql.conf');
  if (!(await readFile(configuration, 'utf8')).includes(NAME)) await appendFile(configuration, `include_if_exists = '${NAME}'\n`);
}

/**
 * Lets the running server take writes, or refuse them while it goes on answering reads: a server that cannot write its log ahead
 * ends, and answers nobody. A server that does not run is left alone; it takes writes when it starts.
 */
export async function switchWrites(what: keyof typeof CONTENT, { dataFolder }: Pick<Place, 'dataFolder'>): Promise<void> {
  const file = await open(join(dataFolder, NAME), 'r+');
  try {
    await file.write(CONTENT[what], 0);
  } finally {
    await file.close();
  }
  const pid = Number.parseInt(await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(() => ''), 10);
  if (!Number.isNaN(pid)) process.kill(pid, 'SIGHUP');
}
