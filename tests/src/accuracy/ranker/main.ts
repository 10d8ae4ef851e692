import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { REAL_PAPERS } from '@tallyport/worker/testing/real-papers';
import { fitNames, fitOn, unseenNames } from './fit-ranker.js';
import { issuerReader } from './issuer-of.js';
import { judgeByIssuer } from './judge.js';
import { nameExamples } from './name-examples.js';
import { TRAINING_SETS, type TrainingPaper, trainingPapers } from './training-papers.js';
import { rowsOf } from './training-rows.js';
import { writeModel } from './write-model.js';

const DATA = fileURLToPath(new URL('../../../../reading/src/ranker/data', import.meta.url));
const USAGE = `npm run ranker:fit -- --keep FOLDER [OPTION…]
  --keep FOLDER  where bench:accuracy left the sets that the ranker learns from
  --judge N      writes nothing, and reads each paper by a ranker that never saw its issuer: N folds, issuer by issuer with a great N
  --sets A,B     of these sets (samples, opened)`;
const JUDGED = 'samples,opened';

/** `npm run ranker:fit`: learns what labels name and which candidate is the value of a field, and writes both as data of the reading. */
async function main(folder: string, folds: number, sets: ReadonlySet<string>): Promise<void> {
  const papers: TrainingPaper[] = [];
  for (const set of TRAINING_SETS) for await (const paper of trainingPapers(folder, set)) papers.push(paper);
  const examples = nameExamples(papers.filter(({ set }) => set !== 'samples' && set !== 'opened').map(({ gold }) => gold));
  const names = unseenNames(examples);
  const rows = papers.map((paper) => rowsOf(paper, names));
  console.log(`${papers.length} papers, ${examples.length} texts`);
  if (folds === 0) {
    await writeModel(DATA, fitNames(examples), fitOn(rows));
    return;
  }
  const issuerOf = await issuerReader(REAL_PAPERS);
  const judged = rows.map((own, index) => ({ paper: papers[index] as TrainingPaper, rows: own, issuer: issuerOf(own.set, own.name) }));
  judgeByIssuer(judged, examples, folds, sets);
}

const { values } = parseArgs({ options: { keep: { type: 'string' }, judge: { type: 'string' }, sets: { type: 'string' } } });
const folds = Number(values.judge ?? 0);
if (values.keep === undefined || !Number.isInteger(folds)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await main(values.keep, folds, new Set((values.sets ?? JUDGED).split(',')));
}
