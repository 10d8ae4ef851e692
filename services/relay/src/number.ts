import type pg from 'pg';
import { NUMBER_BACKLOG, numberStatement } from './number-statements.js';
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
}

interface Pass {
  readonly count: number;
  readonly seq: string | null;
  readonly snapshot: string;
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
    /** The last event that came with a restore and is numbered. */
    private readonly restored: bigint,
    private readonly limit = LIMIT,
  ) {}

  async pass(): Promise<Numbered> {
    const { backlog } = this;
    const { count, seq, snapshot } = await this.query(backlog);
    const isCut = count === this.limit;
    this.backlog = isCut && seq !== null ? { snapshot: backlog?.snapshot ?? snapshot, seq } : null;
    // The end of a backlog is not the end of the log: what its snapshot did not see is left to a usual pass.
    return { count, hasMore: isCut || backlog !== null };
  }

  private async query(backlog: Backlog | null): Promise<Pass> {
    const { rows } = await this.client.query<Pass>(
      backlog === null
        ? { name: 'number', text: numberStatement(this.restored), values: [this.limit] }
        : { name: 'number-backlog', text: NUMBER_BACKLOG, values: [this.limit, backlog.snapshot, backlog.seq] },
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
 * The last numbered event that a restore brought from another cluster, 0 for none. Throws while nobody has made the restored
 * log this cluster's own: its transaction ids mean nothing here.
 */
export async function restoredUpTo(client: Pick<pg.ClientBase, 'query'>): Promise<bigint> {
  const { rows } = await client.query<{ restored: string; isOwn: boolean }>(
    `select state.restored_seq::text as restored, state.system_identifier = here.system_identifier::text as "isOwn"
    from event_store.relay_state as state, pg_control_system() as here`,
  );
  if (!rows[0]?.isOwn) throw new Error('the log was restored from another cluster: run the migrations');
  return BigInt(rows[0].restored);
}
