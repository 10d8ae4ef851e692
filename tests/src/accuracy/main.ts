import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isClosed } from './closed-sets.js';
import { type Options, readOptions, type ScoredSet, USAGE } from './options.js';
import { isRealSet } from './real/paper-groups.js';
import { recordFigures } from './record/figure-log.js';
import { measuredCommit } from './record/measured-commit.js';
import type { DocumentScore } from './score/score-document.js';
import { scoreSet } from './score-set.js';
import { figuresByLabel } from './show/by-label.js';
import { commonMisses } from './show/common-misses.js';
import { byLook, byType, figureTable } from './show/figure-table.js';
import { sureButWrong } from './show/sure-but-wrong.js';
import { totals } from './show/totals.js';
import { worstDocuments } from './show/worst-documents.js';
import { isSpecimenSet } from './specimens/specimen-sets.js';

/** `npm run bench:accuracy`: how well documents are read, on the samples and on generated papers. */
async function main(options: Options): Promise<void> {
  const folder = options.keep ?? (await mkdtemp(join(tmpdir(), 'tallyport-accuracy-')));
  try {
    for (const set of options.sets) {
      const commit = options.isRecorded ? measuredCommit() : null;
      const scores = await scoreSet(set, join(folder, set), options);
      // Of closed sets nothing stays behind but the figures of all together.
      if (isClosed(set)) await rm(join(folder, set), { recursive: true, force: true });
      if (typeof scores === 'string') {
        console.log(`${set}: not measured, ${scores}`);
        continue;
      }
      console.log(shown(set, scores, options));
      if (commit !== null) await recordFigures(set, scores, commit);
    }
  } finally {
    if (options.keep === null) await rm(folder, { recursive: true });
  }
}

/** What went wrong, worst first, then the figures. */
function shown(set: ScoredSet, scores: readonly DocumentScore[], { worst, count }: Options): string {
  if (isClosed(set)) return `\n${set}\n\n${totals(scores)}`;
  const parts = [
    worstDocuments(scores, worst),
    commonMisses(scores, 2 * worst),
    sureButWrong(scores, 2 * worst),
    totals(scores),
    figureTable(scores, byType),
  ];
  if (!isRealSet(set) && !isSpecimenSet(set)) parts.push(figureTable(scores, byLook), figuresByLabel(set, count, scores));
  return [`\n${set}`, ...parts].join('\n\n');
}

const options = readOptions(process.argv.slice(2));
if (options === null) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await main(options);
}
