import { writeFile } from 'node:fs/promises';
import { CheckpointFolder } from '@tallyport/event-store/checkpoint/checkpoint-folder';
import { exportEvidence } from '@tallyport/event-store/evidence/export-evidence';
import { z } from 'zod';
import { withLog } from './operator.js';
import { Refused, type Subcommand } from './subcommand.js';

export const evidence: Subcommand = {
  usage: 'evidence JOB [FILE]',
  summary: 'Exports everything that was recorded about a job, as a file that proves itself (JSON lines; to the screen without FILE).',
  run: ({ words: [job, file], config, print }) => {
    if (!z.uuid().safeParse(job).success || job === undefined) throw new Refused('Which job? Give its id, a UUID.');
    return withLog(config, async (pool) => {
      const key = config.CHECKPOINT_FOLDER === undefined ? null : await new CheckpointFolder(config.CHECKPOINT_FOLDER).key();
      const lines = await exportEvidence(pool, job, key, new Date());
      if (lines === null) throw new Refused(`Nothing was recorded about job ${job}.`);
      if (file === undefined) for (const line of lines) print(line);
      else {
        await writeFile(file, `${lines.join('\n')}\n`, { flag: 'wx' });
        print(`${lines.length - 2} events of job ${job} are in ${file}`);
      }
      return true;
    });
  },
};
