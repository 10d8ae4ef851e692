import { isClosed } from '../closed-sets.js';
import { isRealSet } from '../real/paper-groups.js';
import { calibrationByChance, calibrationError } from '../score/calibration.js';
import { DISGUISES } from './disguise.js';
import { judgedValues } from './judged-values.js';
import { groupsOf } from './left-out.js';

const USAGE = `npm run bench:calibration -- [--disguised] FOLDER SET…
  how often values come true, by medium and evidence, and what leaving out one issuer changes; FOLDER is what
  bench:accuracy left with --keep. The figures are those of MOST.failed in reading/src/certainty.ts. With --disguised half
  of the labels and heads of each paper are written in letters that mean nothing, three times: so look papers of unknown issuers.`;

const words = process.argv.slice(2);
const seeds = words[0] === '--disguised' ? DISGUISES : [];
const [folder, ...sets] = words.slice(Math.min(1, seeds.length));
if (folder === undefined || sets.length === 0 || sets.some(isClosed)) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const values = [];
  for (const set of sets) values.push(...(await judgedValues(set, folder, seeds)).map((value) => ({ ...value, set })));
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`.padStart(8);
  for (const { name, count, promised, right, swing } of groupsOf(values))
    console.log(
      `${name.padEnd(36)}${String(count).padStart(6)}  promised ${percent(promised)}  right ${percent(right)}  swing ${percent(swing)}`,
    );
  for (const set of sets) {
    const own = values.filter((value) => value.set === set);
    const [error, chance] = [calibrationError(own), calibrationByChance(own)].map(percent);
    console.log(`${set}${isRealSet(set) ? ' (real)' : ''}: calibration error ${error}, by chance alone ${chance}`);
  }
}
