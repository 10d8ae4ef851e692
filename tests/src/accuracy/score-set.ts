import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Press } from './generator/print/press.js';
import { writeDocuments } from './generator/write-documents.js';
import type { Options, ScoredSet } from './options.js';
import { readDocuments } from './read-documents.js';
import type { DocumentScore } from './score/score-document.js';
import { scoreFolder } from './score/score-folder.js';

/** Sample documents are not part of the repository; they lie beside it where there are any. */
const SAMPLES = fileURLToPath(new URL('../../../../shared/samples', import.meta.url));

/** Reads and scores one set in a folder of its own, which is emptied first. Answers the reason where it cannot be had here. */
export async function scoreSet(set: ScoredSet, folder: string, options: Options): Promise<DocumentScore[] | string> {
  await rm(folder, { recursive: true, force: true });
  const answers = join(folder, 'answers');
  const documents = set === 'samples' ? SAMPLES : join(folder, 'documents');
  if (set === 'samples') {
    if (!existsSync(SAMPLES)) return 'there are no sample documents beside the repository';
  } else {
    const press = await Press.open();
    if (press === null) return 'this machine has no Chromium to print documents with';
    try {
      await writeDocuments(press, set, options.count, documents, options.only);
    } finally {
      await press.close();
    }
  }
  await readDocuments(documents, answers);
  return scoreFolder(documents, answers);
}
