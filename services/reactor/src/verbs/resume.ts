import { refuseAnotherLife, resumeAll } from '../resume-all.js';
import { withLog, withTemporal } from './operator.js';
import type { Verb } from './verb.js';

export const resume: Verb = {
  usage: 'resume',
  summary: 'After a wiped Kafka or Temporal: every consumer goes to the head of the log, every open process gets its workflow.',
  run: ({ config, print }) =>
    withLog(config, (pool) =>
      withTemporal(config, async (temporal) => {
        await refuseAnotherLife(pool, temporal);
        return resumeAll(pool, temporal, print);
      }),
    ),
};
