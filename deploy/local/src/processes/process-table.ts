import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs';

/** Whether a process of this id exists, whoever owns it. A zombie still counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Answers the command line of a running process, its arguments joined by blanks, or undefined when it has none any
 * more (a zombie has none). A process id alone says nothing: the system gives it to another program later.
 */
export function commandLineOf(pid: number): string | undefined {
  const line = process.platform === 'linux' ? fromProc(pid) : fromPs(pid);
  return line === undefined || line === '' ? undefined : line;
}

/** Answers the ids of the processes that work in this folder. Only Linux tells; elsewhere none are known. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return [];
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const real = realpathSync(folder);
  return ids.filter((id) => workingFolder(id) === real).map(Number);
}

function workingFolder(id: string): string | undefined {
  try {
    return readlinkSync(`/proc/${id}/cwd`);
  } catch {
    // It is gone, dead but not yet buried, or somebody else's.
    return undefined;
  }
}

function fromProc(pid: number): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    return undefined;
  }
}

function fromPs(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
}
