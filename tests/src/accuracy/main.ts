import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Options, readOptions, USAGE } from './options.js';
import { figureTable, worstDocuments } from './print-scores.js';
import { recordFigures } from './record/record-figures.js';
import { scoreSet } from './score-set.js';

/** `npm run bench:accuracy`: how well documents are read, on the samples and on generated papers. */
async function main(options: Options): Promise<void> {
  const folder = options.keep ?? (await mkdtemp(join(tmpdir(), 'tallyport-accuracy-')));
  try {
    for (const set of options.sets) {
      const scores = await scoreSet(set, join(folder, set), options);
      if (typeof scores === 'string') {
        console.log(`${set}: not measured, ${scores}`);
        continue;
      }
      console.log(`\n${set}\n${worstDocuments(scores, options.worst)}\n\n${figureTable(scores)}`);
      if (options.isRecorded) await recordFigures(set, scores);
    }
  } finally {
    if (options.keep === null) await rm(folder, { recursive: true });
  }
}

const options = readOptions(process.argv.slice(2));
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await main(options);
}
