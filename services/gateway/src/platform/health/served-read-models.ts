import { Inject, Injectable } from '@nestjs/common';
import { LANES } from '@tallyport/contracts/topics';
import { logHead } from '@tallyport/event-store/read-log';
import type pg from 'pg';
import { POOL } from '../tokens.js';

/** The versions of read models that this gateway and its libraries answer from, by the names under which the projector's checkpoints know them. */
export const SERVED = [
  'record_v1',
  'work_order_list_v2',
  'history_v1',
  'reading_pace_v1',
  'teaching_v1',
  'goods_judgement_v1',
  'export_v1',
] as const;

/** A lane waits while it has events up to the position that its checkpoint, with every served read model a member, has not passed. */
const REACHED = `
select not exists (
  select from generate_series(0, ${LANES - 1}) as n(lane)
  left join consumer.checkpoint c on c.consumer = 'projector' and c.lane = n.lane
  where exists (
    select from event_store.log l where l.lane = n.lane and l.position <= $1::bigint
      and l.position > case when c.members @> $2::text[] then c.position else 0 end)
) as reached`;

/**
 * Whether the read models that this gateway serves have reached the head of the log as it was when this gateway first looked.
 * Once they have, they have: what falls behind later is shown with its position, and is no reason to take a gateway away.
 */
@Injectable()
export class ServedReadModels {
  private head: number | null = null;
  private isReached = false;

  constructor(@Inject(POOL) private readonly pool: Pick<pg.Pool, 'query'>) {}

  async haveReachedHead(): Promise<boolean> {
    this.head ??= (await logHead(this.pool)).position;
    this.isReached ||= await this.passed(this.head);
    return this.isReached;
  }

  private async passed(position: number): Promise<boolean> {
    const { rows } = await this.pool.query<{ reached: boolean }>({
      name: 'read-models-reached',
      text: REACHED,
      values: [position, SERVED],
    });
    return rows[0]?.reached === true;
  }
}
