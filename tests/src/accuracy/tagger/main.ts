import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { RANKED_FIELDS } from '@tallyport/reading/ranker/field-kinds';
import { namerBy } from '@tallyport/reading/tagger/namer';
import { LETTER_RUNS } from '@tallyport/reading/tagger/tuning';
import { SIGNS } from '@tallyport/reading/tagger/word-signs';
import { REAL_PAPERS } from '@tallyport/worker/testing/real-papers';
import { fitNames, unseenNames } from '../ranker/fit-ranker.js';
import { issuerReader } from '../ranker/issuer-of.js';
import { nameExamples } from '../ranker/name-examples.js';
import { TAGGED_SETS, type TrainingPaper, trainingPapers } from '../ranker/training-papers.js';
import { meaningFile } from '../ranker/write-model.js';
import { foldOf } from './fold-of.js';
import { headExamples } from './head-examples.js';
import { trainingPages } from './training-page.js';
import { writePages } from './write-pages.js';

const HEADS = fileURLToPath(new URL('../../../../reading/src/tagger/data/heads.ts', import.meta.url));
const USAGE = `npm run tagger:pages -- --keep FOLDER --out FILE
  --keep FOLDER  where bench:accuracy left the sets that the tagger learns from
  --out FILE     gets their pages with what is right, for tests/tagger/train.py`;

/** `npm run tagger:pages`: the pages that the tagger learns from. What labels and heads name is guessed without the very spelling, as with an issuer that nobody knows. */
async function main(folder: string, file: string): Promise<void> {
  const papers: TrainingPaper[] = [];
  for (const set of TAGGED_SETS) for await (const paper of trainingPapers(folder, set)) papers.push(paper);
  const examples = nameExamples(papers.filter(({ set }) => isGenerated(set)).map(({ gold }) => gold));
  const headed = headExamples(examples);
  await writeFile(HEADS, meaningFile('What heads of columns hold, from `npm run tagger:pages`', 'HEADS', fitNames(headed)));
  const [labels, heads] = [unseenNames(examples), unseenNames(headed)];
  const namer = namerBy(labels, heads);
  const head = {
    labels: labels.things.length,
    heads: heads.things.length,
    fields: RANKED_FIELDS.length,
    signs: SIGNS,
    buckets: LETTER_RUNS.buckets,
  };
  const issuerOf = await issuerReader(REAL_PAPERS);
  const pages = (function* () {
    for (const paper of papers) {
      const fold = foldOf(issuerOf(paper.set, paper.name));
      for (const page of trainingPages(paper, namer)) yield { ...page, fold };
    }
  })();
  console.log(`${await writePages(file, head, pages)} pages of ${papers.length} papers`);
}

const isGenerated = (set: string): boolean => set !== 'samples' && set !== 'opened' && set !== 'specimens';

const { values } = parseArgs({ options: { keep: { type: 'string' }, out: { type: 'string' } } });
if (values.keep === undefined || values.out === undefined) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await main(values.keep, values.out);
}
