import { askProjector } from '../projector-requests.js';
import { withLog } from './operator.js';
import { Refused, type Subcommand } from './subcommand.js';

export const rebuild: Subcommand = {
  usage: 'rebuild READ-MODEL',
  summary: 'Fills a read model (for example work-order-list) anew from the log, beside the one that is shown.',
  run: ({ words: [projection], config, print }) => {
    if (projection === undefined) throw new Refused('Which read model? For example: tallyport rebuild work-order-list');
    return withLog(config, async (pool) => {
      const outcome = await askProjector(pool, { verb: 'rebuild', projection, orgId: null, streamId: null });
      print(`${projection}: ${outcome}`);
      return outcome === 'rebuilt';
    });
  },
};
