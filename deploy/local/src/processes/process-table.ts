import { readdirSync, readlinkSync, realpathSync } from 'node:fs';

/** Whether a process of this id exists, whoever owns it. A zombie still counts. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
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
