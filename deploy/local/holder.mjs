/** Who runs the stack of a folder. Plain JavaScript: a start looks before it builds anything. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The file in which a start says that the folder is its own. */
export function holderFile(folder) {
  return join(folder, 'start.json');
}

/** The folder of a checkout's stack: `TALLYPORT_HOME`, or `.tallyport` in the checkout. */
export function homeOf(checkout, env = process.env) {
  const named = env.TALLYPORT_HOME;
  return named === undefined || named === '' ? join(checkout, '.tallyport') : resolve(named);
}

/** Answers the process that runs the stack of this folder, or undefined. One that was killed does not count. */
export function holderOf(folder) {
  try {
    const { pid, commandLine } = JSON.parse(readFileSync(holderFile(folder), 'utf8'));
    return Number.isInteger(pid) && typeof commandLine === 'string' && commandLineOf(pid) === commandLine
      ? { pid, commandLine }
      : undefined;
  } catch {
    return undefined;
  }
}

/** What a second start of a folder is told. */
export function alreadyRuns(folder, { pid }) {
  return (
    `Tallyport already runs from ${folder} (process ${pid}). Either stop it with Ctrl-C in its window, ` +
    'or set TALLYPORT_HOME to another folder to run a second one.'
  );
}

/**
 * Answers the command line of a running process, its arguments joined by blanks, or undefined when it has none any
 * more (a zombie has none). A process id alone says nothing: the system gives it to another program later.
 */
export function commandLineOf(pid) {
  const line = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  return line === undefined || line === '' ? undefined : line;
}

function fromProc(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined;
  }
}

function fromPs(pid) {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
