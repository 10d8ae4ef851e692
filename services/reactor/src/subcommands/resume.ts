import { requireSameEpoch, resumeAll } from '../resume-all.js';
import { withLog, withTemporal } from './operator.js';
import type { Subcommand } from './subcommand.js';

export const resume: Subcommand = {
  usage: 'resume',
  summary: 'After a wiped Kafka or Temporal: every consumer goes to the head of the log, every open process gets its workflow.',
  run: ({ config, print }) =>
    withLog(config, (pool) =>
      withTemporal(config, async (temporal) => {
        await requireSameEpoch(pool, temporal);
        return resumeAll(pool, temporal, print);
      }),
    ),
};
