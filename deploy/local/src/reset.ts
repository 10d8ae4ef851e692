import { once } from 'node:events';
import { createInterface } from 'node:readline/promises';
import { holderOf } from '../holder.mjs';
import { endLeftOvers, ProcessRecords } from './processes/process-records.js';
import { explainFailure } from './stack/explain-failure.js';
import { removeStackData } from './stack/remove-stack-data.js';
import { stackFolder } from './stack/stack-folder.js';

/** `npm run reset`: removes all data of this checkout's stack, after asking. `--yes` does not ask. */
async function main(): Promise<number> {
  const folder = stackFolder();
  const holder = holderOf(folder.path);
  if (holder !== undefined) {
    console.error(`Tallyport runs from ${folder.path} (process ${holder.pid}). Stop it with Ctrl-C in its window first.`);
    return 1;
  }
  if (!process.argv.includes('--yes') && !(await agreed(folder.path))) {
    console.log('Nothing was removed.');
    return 1;
  }
  await endLeftOvers(new ProcessRecords(folder.processes));
  await removeStackData(folder);
  console.log(`Removed all data in ${folder.path}. The next "npm start" starts afresh.`);
  return 0;
}

async function agreed(path: string): Promise<boolean> {
  const question = createInterface({ input: process.stdin, output: process.stdout });
  // Without a terminal the input may end without an answer, and then the question is never settled.
  const ended = once(question, 'close').then(() => null);
  const asked = question.question(`Remove every job, document, log and setting in ${path}? Type "yes": `);
  const answer = await Promise.race([asked, ended]);
  question.close();
  if (answer === null) console.log('\nNobody answered. To run this without a terminal, confirm beforehand: npm run reset -- --yes');
  return answer?.trim().toLowerCase() === 'yes';
}

process.exit(
  await main().catch((error: unknown) => {
    console.error(explainFailure(error));
    return 1;
  }),
);
