import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { REAL_PAPERS } from '@tallyport/worker/testing/real-papers';
import { DISGUISES } from './calibrate/disguise.js';
import { isClosed } from './closed-sets.js';
import { Press } from './generator/print/press.js';
import { writeDocuments } from './generator/write-documents.js';
import type { Options, ScoredSet } from './options.js';
import { readDocuments } from './read-documents.js';
import { isRealSet } from './real/paper-groups.js';
import { stagePapers } from './real/stage-papers.js';
import type { DocumentScore } from './score/score-document.js';
import { scoreFolder } from './score/score-folder.js';
import { isSpecimenSet, stageSpecimens } from './specimens/specimen-sets.js';

/** Reads and scores one set in a folder of its own, which is emptied first unless its papers are taken again. Answers the reason where it cannot be had here. */
export async function scoreSet(set: ScoredSet, folder: string, options: Options): Promise<DocumentScore[] | string> {
  const answers = join(folder, 'answers');
  const documents = join(folder, 'documents');
  const isAgain = options.isAgain && existsSync(documents);
  await rm(isAgain ? answers : folder, { recursive: true, force: true });
  const why = isAgain ? null : await makeDocuments(set, documents, options);
  if (why !== null) return why;
  // What the reader complains of would name a paper.
  const reading = { pages: join(folder, 'pages'), isSilent: isClosed(set), without: options.without };
  const scores: DocumentScore[] = [];
  for (const disguise of options.isDisguised ? DISGUISES : [undefined]) {
    await readDocuments(documents, answers, { ...reading, disguise });
    scores.push(...(await scoreFolder(documents, answers)));
  }
  return scores;
}

/** Puts the papers of a set into a folder, or answers why it cannot. */
async function makeDocuments(set: ScoredSet, documents: string, options: Options): Promise<string | null> {
  if (isRealSet(set)) {
    if (!existsSync(REAL_PAPERS)) return `there are no real papers at ${REAL_PAPERS}`;
    await stagePapers(REAL_PAPERS, set, documents);
  } else if (isSpecimenSet(set)) {
    await stageSpecimens(set, documents);
  } else {
    const press = await Press.open();
    if (press === null) return 'this machine has no Chromium to print documents with';
    try {
      await writeDocuments(press, set, options.count, documents, options.only);
    } finally {
      await press.close();
    }
  }
  return null;
}
