import { mkdir, statfs } from 'node:fs/promises';
import { StartRefused } from './start-refused.js';

const MEGABYTE = 1_048_576;

/** What engines and logs write while they start and rest. Less than this, and PostgreSQL stops in the middle. */
const NEEDED_MB = 500;

/** Throws a sentence when the disk of the folder is too full to start. */
export async function requireDiskSpace(folder: string, freeMegabytes: (folder: string) => Promise<number> = freeSpace): Promise<void> {
  await mkdir(folder, { recursive: true });
  const free = await freeMegabytes(folder);
  if (free >= NEEDED_MB) return;
  throw new StartRefused(
    `The disk of ${folder} has ${Math.floor(free)} MB left, and a start needs ${NEEDED_MB} MB. ` +
      'Either free some, or set TALLYPORT_HOME to a folder on another disk.',
  );
}

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return (bavail * bsize) / MEGABYTE;
}
