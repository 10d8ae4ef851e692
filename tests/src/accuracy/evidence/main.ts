import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { taggersIn } from '../tagger/folds.js';
import { treesFile } from '../trees/trees-file.js';
import { fitEvidence } from './fit-evidence.js';
import { byChance, leftOut, told } from './judge-left-out.js';
import { evidencePapers, TRAINING_SETS, weightOf } from './training-papers.js';
import { trainingValues } from './training-values.js';

const DATA = fileURLToPath(new URL('../../../../reading/src/evidence/data/trees.ts', import.meta.url));
const SHARES = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75];
const USAGE = `npm run evidence:fit -- --keep FOLDER --taggers FOLDER [--judge N]
  --keep FOLDER     where bench:accuracy left ${TRAINING_SETS.join(', ')}
  --taggers FOLDER  networks that each learnt nothing of a fold of the issuers (tests/tagger)
  --judge N         writes nothing, and weighs each value by trees that saw none of its paper, in N folds`;

/** `npm run evidence:fit`: learns how often values with some evidence, and their rivals, are right, and writes that as data of the reading. */
async function main(keep: string, taggers: string, folds: number): Promise<void> {
  const values = [];
  for await (const paper of evidencePapers(keep, await taggersIn(taggers)))
    for (const value of trainingValues(paper)) values.push({ ...value, paper: `${paper.set}/${paper.name}`, weight: weightOf(paper.set) });
  console.log(`${values.length} values, ${values.filter(({ isRight }) => !isRight).length} of them wrong`);
  if (folds === 0) {
    await writeFile(DATA, treesFile('How likely evidence is right, from `npm run evidence:fit`', fitEvidence(values)));
    return;
  }
  const judged = leftOut(values, folds);
  const standing = judged.filter(({ value }) => !value.isRival);
  const rivals = judged.filter(({ value }) => value.isRival);
  console.log(`values ${byChance(standing)}\nrivals ${byChance(rivals)}`);
  for (const set of TRAINING_SETS) {
    const own = standing.filter(({ value }) => value.paper.startsWith(`${set}/`));
    console.log(`${set}: ${told(own, SHARES)}`);
  }
}

const { values } = parseArgs({ options: { keep: { type: 'string' }, taggers: { type: 'string' }, judge: { type: 'string' } } });
const folds = Number(values.judge ?? 0);
if (values.keep === undefined || values.taggers === undefined || !Number.isInteger(folds)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await main(values.keep, values.taggers, folds);
}
