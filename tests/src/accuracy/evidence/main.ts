import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DISGUISES } from '../calibrate/disguise.js';
import { treesFile } from '../trees/trees-file.js';
import { fitEvidence } from './fit-evidence.js';
import { leftOut, told } from './judge-left-out.js';
import { TRAINING_SETS, type TrainingValue, trainingValues } from './training-values.js';

const DATA = fileURLToPath(new URL('../../../../reading/src/evidence/data/trees.ts', import.meta.url));
/** Papers of people are read as printed, and as unknown issuers would print them. */
const SEEDS = DISGUISES.slice(0, 2);
const SHARES = [0.5, 0.55, 0.6, 0.65, 0.7, 0.75];
const USAGE = `npm run evidence:fit -- --keep FOLDER [--judge N]
  --keep FOLDER  where bench:accuracy left ${TRAINING_SETS.join(', ')}
  --judge N      writes nothing, and weighs each value by trees that saw none of its paper, in N folds`;

/** `npm run evidence:fit`: learns how often values with some evidence are right, and writes that as data of the reading. */
async function main(folder: string, folds: number): Promise<void> {
  const values: TrainingValue[] = [];
  for (const set of TRAINING_SETS) values.push(...(await trainingValues(set, folder, set === 'trade' ? [] : SEEDS)));
  console.log(`${values.length} values, ${values.filter(({ isRight }) => !isRight).length} of them wrong`);
  if (folds === 0) {
    await writeFile(DATA, treesFile('How likely evidence is right, from `npm run evidence:fit`', fitEvidence(values)));
    return;
  }
  const judged = leftOut(values, folds);
  for (const set of TRAINING_SETS)
    console.log(
      `${set}: ${told(
        judged.filter(({ value }) => value.set === set),
        SHARES,
      )}`,
    );
}

const { values } = parseArgs({ options: { keep: { type: 'string' }, judge: { type: 'string' } } });
const folds = Number(values.judge ?? 0);
if (values.keep === undefined || !Number.isInteger(folds)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await main(values.keep, folds);
}
