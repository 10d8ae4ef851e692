import { createInterface } from 'node:readline/promises';
import { endLeftOvers, ProcessRecords } from './processes/process-records.js';
import { removeStackData } from './stack/remove-stack-data.js';
import { holderOf } from './stack/single-start.js';
import { stackFolder } from './stack/stack-folder.js';

/** `npm run reset`: removes all data of this checkout's stack, after asking. `--yes` does not ask. */
async function main(): Promise<number> {
  const folder = stackFolder();
  const holder = holderOf(folder);
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
  console.log(`Removed all data in ${folder.path}. The next "npm start" begins anew.`);
  return 0;
}

async function agreed(path: string): Promise<boolean> {
  const question = createInterface({ input: process.stdin, output: process.stdout });
  try {
    const answer = await question.question(`Remove every job, document, log and setting in ${path}? Type "yes": `);
    return answer.trim().toLowerCase() === 'yes';
  } catch {
    // The input ended without an answer.
    return false;
  } finally {
    question.close();
  }
}

process.exit(await main());
