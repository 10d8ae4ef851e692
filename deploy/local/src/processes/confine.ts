import { setTimeout as sleep } from 'node:timers/promises';
import { commandLineOf } from '../../holder.mjs';
import { executableOnPath } from '../engines/executables.js';

/** Stands before a command. What it writes is for its owner alone: folders 0700, files 0600. */
export const PRIVATELY = ['/bin/sh', '-c', 'umask 077 && exec "$@"', 'privately'] as const;

interface ConfinedChild {
  readonly account?: object;
  /** Whether it starts others under another account, for which root needs its powers. */
  readonly keepsPowers?: boolean;
}

/** Answers what stands before a child's command; nothing on systems that have no such sandbox. */
export async function confinement(child: ConfinedChild): Promise<string[]> {
  return process.platform === 'win32' ? [] : [...PRIVATELY, ...(await withoutPowers(child))];
}

/**
 * As root: what it starts can never gain anything, and root's powers are taken from it, unless it has to start others under another
 * account. Nothing for an ordinary user, who has no powers.
 */
async function withoutPowers({ account, keepsPowers }: ConfinedChild): Promise<string[]> {
  if (process.getuid?.() !== 0) return [];
  const setpriv = await executableOnPath(['setpriv'], process.env);
  if (setpriv === undefined) return [];
  // Another account has lost them by the change, and is not allowed to set them.
  const powers = account !== undefined || keepsPowers === true ? [] : ['--bounding-set=-all', '--inh-caps=-all'];
  return [setpriv, '--no-new-privs', ...powers, '--'];
}

/** Resolves when the child's own program has taken the place of what stood before its command: only then is its command line its own. */
export async function untilConfined(pid: number, before: readonly string[], hasExited: () => boolean): Promise<void> {
  const wrappers = [PRIVATELY.join(' '), ...before.slice(PRIVATELY.length, PRIVATELY.length + 1)];
  const isWrapped = (line: string | undefined) => line === undefined || wrappers.some((wrapper) => line.startsWith(`${wrapper} `));
  while (before.length > 0 && !hasExited() && isWrapped(commandLineOf(pid))) await sleep(1);
}
