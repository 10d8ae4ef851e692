import { requireSameEpoch, startOpenProcesses } from '../resume-all.js';
import { handOverOpenWorkflows } from '../temporal/hand-over-open-workflows.js';
import { withLog, withTemporal } from './operator.js';
import { Refused, type Subcommand } from './subcommand.js';

/** A stage may be tried three times for a minute each; where no run ends for this long, something else is wrong. */
const PATIENCE_MS = 180_000;

export const handOver: Subcommand = {
  usage: 'hand-over [end]',
  summary:
    'Every run of a workflow ends at its next step and is started again on its stream, on the code that workers have now. ' +
    'With `end` none is started: for code that cannot go on with these runs, exchange the workers then, and `resume`.',
  run: ({ words: [what], config, print }) => {
    if (what !== undefined && what !== 'end') throw new Refused(`Runs can be handed over, or ended, not "${what}".`);
    return withLog(config, (pool) =>
      withTemporal(config, async (temporal) => {
        await requireSameEpoch(pool, temporal);
        const { ended, stillOpen } = await handOverOpenWorkflows(temporal, PATIENCE_MS);
        print(`${ended} runs ended at their next step`);
        for (const workflowId of stillOpen) print(`${workflowId} is still at a step, and ends after it`);
        if (what === undefined) await startOpenProcesses(pool, temporal, print);
        return stillOpen.length === 0;
      }),
    );
  },
};
