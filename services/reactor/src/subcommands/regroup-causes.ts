import { readFile } from 'node:fs/promises';
import { type CauseOf, causesOf } from '@tallyport/domain/freight-export/causes/cause-of';
import { causeOf } from '@tallyport/domain/freight-export/causes/known-causes';
import { readCauses } from '@tallyport/domain/freight-export/causes/read-causes';
import { regroup } from '@tallyport/domain/freight-export/causes/regroup-causes';
import { keptAnswers } from '../kept-answers.js';
import { withLog } from './operator.js';
import { Refused, type Subcommand } from './subcommand.js';

export const regroupCauses: Subcommand = {
  usage: 'regroup-causes FILE',
  summary: 'Shows how the kept answers of freight systems would be grouped by the table of causes in FILE. Changes nothing.',
  run: async ({ words: [file], config, print }) => {
    if (file === undefined) throw new Refused('Which table? Give its file, as causes.json.');
    const after = await tableIn(file);
    return withLog(config, async (pool) => {
      const { moved, same } = regroup(await keptAnswers(pool), causeOf, after);
      for (const { before, after: then, count, example } of moved) print(`${count} × ${before} → ${then}   ${example}`);
      print(`${moved.reduce((sum, { count }) => sum + count, 0)} answers move, ${same} stay where they are`);
      return true;
    });
  },
};

async function tableIn(file: string): Promise<CauseOf> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Refused(`There is no file ${file}.`);
  });
  const read = readCauses(jsonOf(text));
  if (read.outcome === 'refused') throw new Refused(`${file} is no table of causes: ${read.faults.join('; ')}.`);
  return causesOf(read.causes);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused('The file is not JSON.');
  }
}
