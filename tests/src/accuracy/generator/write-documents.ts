import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { makeDocument } from './make-document.js';
import type { Press } from './print/press.js';
import { printDocument } from './print/print-document.js';
import type { TrialSet } from './trial-set.js';

/** Writes so many documents of a set into a folder, each with its gold beside it; `filter` keeps those whose name holds it. */
export async function writeDocuments(press: Press, set: TrialSet, count: number, folder: string, filter = ''): Promise<void> {
  for (let number = 0; number < count; number++) {
    const made = makeDocument(set, number);
    if (!made.name.includes(filter)) continue;
    const { bytes, ending } = await printDocument(press, made);
    const path = join(folder, `${made.name}.${ending}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
    await writeFile(`${path}.gold.json`, `${JSON.stringify({ ...made.gold, document: `${made.name}.${ending}` }, null, 1)}\n`);
  }
}
