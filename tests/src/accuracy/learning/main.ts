import { openDocumentReader } from '@tallyport/worker/adapters/document-reader/open-document-reader';
import { Press } from '../generator/print/press.js';
import { TRIAL_SETS } from '../generator/trial-set.js';
import { learningTable } from './learning-table.js';
import { type LearntPaper, measureLearning } from './measure-learning.js';

const ISSUERS = Number(process.argv[2] ?? 4);

/** `npm run bench:learning -- [ISSUERS]`: what corrections of an issuer's papers do for its next ones. */
async function main(): Promise<void> {
  const press = await Press.open();
  if (press === null) throw new Error('this machine has no Chromium to print papers with');
  const reader = await openDocumentReader();
  try {
    for (const set of TRIAL_SETS) {
      const papers: LearntPaper[] = await measureLearning(set, ISSUERS, press, reader);
      console.log(`\n${set}\n${learningTable(papers)}`);
    }
  } finally {
    await Promise.all([press.close(), reader.close()]);
  }
}

await main();
