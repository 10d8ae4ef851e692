import { execFile } from 'node:child_process';
import { access } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The command that cuts a process off from the network, with its arguments; empty where the system has none. */
export type Isolation = readonly string[];

const PLACES = ['/usr/bin/unshare', '/bin/unshare'];
/** In a user namespace of its own (any user may), or as root without one. */
const WAYS = [['-r', '-n'], ['-n']];

/** Tries what this system allows. A new network namespace has not even a loopback interface that is up. */
export async function findIsolation(): Promise<Isolation> {
  for (const command of PLACES) {
    if (!(await exists(command))) continue;
    for (const way of WAYS) {
      const works = await run(command, [...way, '--', process.execPath, '--version'], { env: {} }).then(
        () => true,
        () => false,
      );
      if (works) return [command, ...way, '--'];
    }
  }
  return [];
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
