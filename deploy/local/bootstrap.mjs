/**
 * What `npm start` and `npm test` do before anything else, on the machine's own Node and without a dependency:
 * install the packages when they are missing or older than the lock file, then go on under the pinned Node.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, lstatSync, mkdirSync, readlinkSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../', import.meta.url));

const OLDEST_NODE_FOR_NPM = [20, 19];
const OLDEST_NODE_WITHOUT_PIN = [24, 0];

/** Installs what is missing and answers the Node to go on with. Ends the process with a sentence when it cannot. */
export function prepare() {
  refuseOlderThan(OLDEST_NODE_FOR_NPM, 'Tallyport is started with Node 20.19 or newer. Install one (any way you like) and try again.');
  if (needsInstall(root)) install();
  linkPinnedNode(root);
  const pinned = pinnedNode(root);
  if (existsSync(pinned)) return pinned;
  refuseOlderThan(
    OLDEST_NODE_WITHOUT_PIN,
    `npm brings no Node for ${process.platform}-${process.arch}. Install Node 24 or newer and try again.`,
  );
  return process.execPath;
}

/** Whether the packages are missing, or older than the lock file. */
export function needsInstall(folder) {
  const installed = join(folder, 'node_modules', '.package-lock.json');
  const lock = join(folder, 'package-lock.json');
  return !existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs;
}

/** The Node that npm brought for this platform. */
export function pinnedNode(folder) {
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  return join(folder, 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', file);
}

/** Points `node_modules/.bin/node` at the pinned Node: some versions of npm leave that link out. */
export function linkPinnedNode(folder) {
  if (process.platform === 'win32' || !existsSync(pinnedNode(folder))) return;
  const link = join(folder, 'node_modules', '.bin', 'node');
  const target = join('..', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  if (lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink() && readlinkSync(link) === target) return;
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  symlinkSync(target, link);
}

/**
 * Runs a program under the pinned Node, in front of everything on PATH, and answers its exit code.
 * Signals are handed on; the program decides when it is done.
 */
export async function runUnder(node, args) {
  const env = { ...environment(node), TALLYPORT_LAUNCHER: String(process.pid) };
  const child = spawn(node, args, { cwd: root, stdio: 'inherit', env });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  // npm hands its signals to us, but a kill of npm reaches nobody: then we are an orphan.
  if (process.env.npm_lifecycle_event !== undefined) whenOrphaned(() => child.kill('SIGTERM'));
  return await new Promise((resolve) => {
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function whenOrphaned(act) {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 500);
  timer.unref();
}

/** The environment in which every child, however deep, finds the pinned Node and our tools first. */
export function environment(node) {
  const folders = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''];
  return { ...process.env, PATH: folders.join(process.platform === 'win32' ? ';' : ':'), TURBO_TELEMETRY_DISABLED: '1' };
}

/** Says why it cannot go on, and ends. */
export function giveUp(sentence) {
  process.stderr.write(`  ${sentence}\n`);
  process.exit(1);
}

function install() {
  process.stdout.write('  … Installing the packages of the lock file (a minute or two, the first time)\n');
  const started = Date.now();
  const npm = process.env.npm_execpath;
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm, 'install']] : ['npm', ['install']];
  const { status, error } = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    const reason = error === undefined ? `npm install ended with code ${status}` : error.message;
    giveUp(
      `The packages could not be installed (${reason}). Either read npm's output above, or run "npm install" by hand and start again.`,
    );
  }
  // npm may write the lock file after the list of what it installed: what is installed now is as new as the lock file.
  const now = new Date();
  utimesSync(join(root, 'node_modules', '.package-lock.json'), now, now);
  process.stdout.write(`  ✓ Packages                 ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
}

function refuseOlderThan([major, minor], sentence) {
  const [ourMajor = 0, ourMinor = 0] = process.versions.node.split('.').map(Number);
  if (ourMajor < major || (ourMajor === major && ourMinor < minor)) giveUp(`This is Node ${process.versions.node}. ${sentence}`);
}
