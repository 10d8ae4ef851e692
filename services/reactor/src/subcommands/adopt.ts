import { adoptLog } from '../adopt-log.js';
import { resumeAll } from '../resume-all.js';
import { withLog, withTemporal } from './operator.js';
import type { Subcommand } from './subcommand.js';

export const adopt: Subcommand = {
  usage: 'adopt',
  summary: 'After a restored PostgreSQL: ends all open workflows, begins a new epoch of the log with a topic of its own, resumes.',
  run: ({ config, print }) =>
    withLog(config, (pool) =>
      withTemporal(config, async (temporal) => {
        await adoptLog(pool, temporal, config.CHECKPOINT_FOLDER, print);
        return resumeAll(pool, temporal, print);
      }),
    ),
};
