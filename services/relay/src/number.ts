import type pg from 'pg';
import { NUMBER, NUMBER_BACKLOG } from './number-statements.js';
import { BATCH } from './publish.js';

export interface Numbered {
  /** How many events got their position in this pass. */
  readonly count: number;
  /** True when the pass may have left events behind, so that another should follow at once. */
  readonly hasMore: boolean;
}

/** A backlog that is being numbered: all that `snapshot` sees, up to `seq` already. */
interface Backlog {
  readonly snapshot: string;
  readonly seq: string;
  /** The horizon when it began. */
  readonly horizon: string;
}

interface Pass {
  readonly count: number;
  readonly seq: string | null;
  readonly snapshot: string;
  readonly horizon: string;
}

/** As many as one request takes to Kafka: more at once is not faster, and what was numbered first would wait. */
const LIMIT = BATCH;

/**
 * Gives every committed event without a number its gapless position, pass by pass. What it remembers holds only while nobody
 * else numbers: make one for each time that the relay's lock is held.
 */
export class Numbering {
  private backlog: Backlog | null = null;

  constructor(
    private readonly client: Pick<pg.ClientBase, 'query'>,
    private readonly limit = LIMIT,
  ) {}

  async pass(): Promise<Numbered> {
    const { backlog } = this;
    const { count, seq, snapshot, horizon } = await this.query(backlog);
    const isCut = count === this.limit;
    this.backlog = isCut && seq !== null ? { snapshot: backlog?.snapshot ?? snapshot, seq, horizon: backlog?.horizon ?? horizon } : null;
    // The end of a backlog is not the end of the log: what its snapshot did not see is left to a usual pass.
    return { count, hasMore: isCut || backlog !== null };
  }

  private async query(backlog: Backlog | null): Promise<Pass> {
    const { rows } = await this.client.query<Pass>(
      backlog === null
        ? { name: 'number', text: NUMBER, values: [this.limit] }
        : { name: 'number-backlog', text: NUMBER_BACKLOG, values: [this.limit, backlog.snapshot, backlog.seq, backlog.horizon] },
    );
    const [pass] = rows;
    if (!pass) throw new Error('the log has no state row');
    return pass;
  }
}

/**
 * Lets this connection reach rows by index alone. The planner would otherwise choose to read both tables whole while they are
 * small or have no statistics, and keep that plan while they grow.
 */
export async function alwaysByIndex(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query('set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off');
}

/**
 * Transaction ids mean nothing in another cluster: after a dump and restore the next pass looks at every event once.
 * Call before the first pass.
 */
export async function resetHorizonOfForeignCluster(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  await client.query(`update event_store.relay_state set horizon = '0', system_identifier = here.system_identifier::text
    from pg_control_system() as here where relay_state.system_identifier <> here.system_identifier::text`);
}
