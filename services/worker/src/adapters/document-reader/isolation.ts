import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { withSeccomp } from './seccomp.js';

const run = promisify(execFile);

/** The sandbox around a process that sees files of unknown origin. */
export interface Isolation {
  /** What stands before its command. */
  readonly command: readonly string[];
  readonly hasNoNetwork: boolean;
}

/** The account for these processes where the service is root: the local stack makes the first, every system has the second. */
const ACCOUNTS = ['tallyport-reader', 'nobody'];

/** A new network namespace has not even a loopback interface that is up. */
const NO_NETWORK = ['unshare', '--net'];
/** The same for an ordinary user, who gets a namespace of users with it and stays who he is; older systems make him its root. */
const NO_NETWORK_AS_USER = ['unshare', '--map-current-user', '--net'];
const NO_NETWORK_AS_INNER_ROOT = ['unshare', '--map-root-user', '--net'];
/** Nothing that it starts or reads can give it more than it has. */
const NO_NEW_POWERS = ['setpriv', '--no-new-privs'];
/** Root's powers are taken away one and all, also from whatever is started later. */
const NO_POWERS = [...NO_NEW_POWERS, '--bounding-set=-all', '--inh-caps=-all'];

/**
 * Answers the strongest sandbox that this system allows around a process that has to read these files. As root that is an account of
 * its own without any power; where that account may not enter the checkout, root without its powers.
 */
export async function findIsolation(toRead: readonly string[]): Promise<Isolation> {
  for (const way of process.getuid?.() === 0 ? [...(await waysOfRoot()), ...WAYS_OF_USERS] : WAYS_OF_USERS) {
    if (await works(way, toRead)) return await withinSeccomp(way, toRead);
  }
  return await withinSeccomp([], toRead);
}

/** The same sandbox, and calls that a parser never makes refused by the kernel, where that is to be had: sockets are among them. */
async function withinSeccomp(way: readonly string[], toRead: readonly string[]): Promise<Isolation> {
  const seccomp = withSeccomp();
  const both = [...way, ...seccomp];
  if (seccomp.length > 0 && (await works(both, toRead))) return { command: both, hasNoNetwork: true };
  return { command: way, hasNoNetwork: way.includes('--net') };
}

const WAYS_OF_USERS = [
  [...NO_NETWORK_AS_USER, ...NO_NEW_POWERS],
  [...NO_NETWORK_AS_INNER_ROOT, ...NO_POWERS],
  NO_NETWORK_AS_INNER_ROOT,
  NO_NEW_POWERS,
];

async function waysOfRoot(): Promise<string[][]> {
  const account = await accountOptions();
  const asOther = account === undefined ? [] : [[...NO_POWERS, ...account]];
  return [...asOther.map((way) => [...NO_NETWORK, ...way]), [...NO_NETWORK, ...NO_POWERS], ...asOther, NO_POWERS];
}

async function accountOptions(): Promise<string[] | undefined> {
  for (const name of ACCOUNTS) {
    const ids = await Promise.all(['-u', '-g'].map((option) => run('id', [option, name]))).catch(() => undefined);
    if (ids === undefined) continue;
    const [uid, gid] = ids.map(({ stdout }) => stdout.trim());
    return [`--reuid=${uid}`, `--regid=${gid}`, '--clear-groups'];
  }
  return undefined;
}

const READ = 'for (const file of process.argv.slice(1)) require("node:fs").closeSync(require("node:fs").openSync(file))';

async function works(way: readonly string[], toRead: readonly string[]): Promise<boolean> {
  const [command, ...args] = [...way, process.execPath, '-e', READ, ...toRead] as const;
  return await run(command ?? '', args, { env: { PATH: '/usr/bin:/bin:/usr/sbin:/sbin' } }).then(
    () => true,
    () => false,
  );
}
