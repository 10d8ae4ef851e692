import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { runTool } from './run-tool.js';

/** An account of this machine, as `spawn` takes it. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Answers the account under which PostgreSQL must run: `postgres`, when this process is root (the server refuses to
 * run as root), else undefined: our own. The account is made when it is missing.
 */
export async function accountForPostgres(): Promise<SystemAccount | undefined> {
  return process.getuid?.() === 0 ? await accountNamed('postgres') : undefined;
}

/** Makes the account under which strangers' files are opened, when this process is root and it is missing. */
export async function ensureReaderAccount(): Promise<void> {
  if (process.getuid?.() === 0) await accountNamed('tallyport-reader');
}

/** Answers the account of this name; root makes one that is missing. */
export async function accountNamed(name: string): Promise<SystemAccount> {
  return (await lookUp(name)) ?? (await create(name));
}

async function lookUp(name: string): Promise<SystemAccount | undefined> {
  try {
    const [uid, gid] = await Promise.all([runTool('id', ['-u', name]), runTool('id', ['-g', name])]);
    return { uid: Number(uid), gid: Number(gid) };
  } catch {
    return undefined;
  }
}

async function create(name: string): Promise<SystemAccount> {
  await runTool('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]);
  const account = await lookUp(name);
  if (account === undefined) throw new Error(`the system account ${name} could not be created`);
  return account;
}

/** Whether every folder on the way to this path lets any account pass. Folders that do not exist yet count as open. */
export async function isReachableByOthers(path: string): Promise<boolean> {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    const mode = await stat(folder).then(
      (found) => (found.isDirectory() ? found.mode : 0o001),
      () => 0o001,
    );
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
