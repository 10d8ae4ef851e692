import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endLeftOvers, ProcessRecords } from './process-records.js';
import { isAlive } from './process-table.js';

const PREFIX = 'tallyport-test-engine-';
const OWNER = 'owner';

/** The folder of one engine of a test, with the record of its process. */
export interface TestFolder {
  readonly path: string;
  readonly processes: ProcessRecords;
}

/** Makes a new folder for an engine of this process, and clears away those whose process was killed. */
export async function newTestFolder(engine: string, parent = tmpdir()): Promise<TestFolder> {
  await removeAbandoned(parent);
  const path = await mkdtemp(join(parent, `${PREFIX}${engine}-`));
  // PostgreSQL may run as another account, which must pass through this folder.
  await chmod(path, 0o755);
  await writeFile(join(path, OWNER), String(process.pid));
  return { path, processes: recordsOf(path) };
}

async function removeAbandoned(parent: string): Promise<void> {
  const names = (await readdir(parent)).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(parent, name))) {
    const owner = Number(await readFile(join(path, OWNER), 'utf8').catch(() => process.pid));
    // A folder without an owner is being made at this moment. An id that is in use again only delays the clearing.
    if (isAlive(owner)) continue;
    await endLeftOvers(recordsOf(path));
    await rm(path, { recursive: true, force: true });
  }
}

function recordsOf(path: string): ProcessRecords {
  return new ProcessRecords(join(path, 'processes.json'));
}
