import { resumeAll, servesAnotherLife } from '../resume-all.js';
import { withLog, withTemporal } from './operator.js';
import { Refused, type Verb } from './verb.js';

export const resume: Verb = {
  usage: 'resume',
  summary: 'After a wiped Kafka or Temporal: every consumer goes to the head of the log, every open process gets its workflow.',
  run: ({ config, print }) =>
    withLog(config, (pool) =>
      withTemporal(config, async (temporal) => {
        if (await servesAnotherLife(pool, temporal)) {
          throw new Refused('Temporal serves another life of this log: PostgreSQL was restored. Run "tallyport adopt".');
        }
        return resumeAll(pool, temporal, print);
      }),
    ),
};
