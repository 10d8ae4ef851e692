import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

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
