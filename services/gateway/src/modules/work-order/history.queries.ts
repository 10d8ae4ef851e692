import { Inject, Injectable } from '@nestjs/common';
import type { Actor } from '@tallyport/contracts/actor';
import type { QueryOf } from '@tallyport/contracts/define-operation';
import type { EventType } from '@tallyport/contracts/events';
import type { HistoryEntry, HistoryLane, listHistory, TrackPoint } from '@tallyport/contracts/work-order/history-http';
import { inOrg, TENANT_GUARD } from '@tallyport/database/tenant';
import { historyLaneOf, shownActor } from '@tallyport/domain/work-order/fold-history';
import type { Kysely } from 'kysely';
import type pg from 'pg';
import type { z } from 'zod';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE, POOL } from '../../platform/tokens.js';
import { LinesOfHistory } from './lines-of-history.js';

type HistoryFilter = Omit<QueryOf<typeof listHistory>, 'as_of'>;
type Point = z.infer<typeof TrackPoint>;

const COLUMNS = [
  'position',
  'recorded_at',
  'actor',
  'lane',
  'event_type',
  'stream_id',
  'subject',
  'document_id',
  'field',
  'previous',
  'next',
  'by_hand',
  'names',
  'note',
] as const;

/** The change history of a job, and the points of its track. */
@Injectable()
export class HistoryQueries {
  constructor(
    @Inject(DATABASE) private readonly database: Kysely<GatewayTables>,
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(LinesOfHistory) private readonly lines: LinesOfHistory,
  ) {}

  /** Newest first, up to a position of the log. */
  async list(orgId: string, workOrderId: string, filter: HistoryFilter, upTo: number): Promise<{ entries: HistoryEntry[]; count: number }> {
    let matching = this.database
      .selectFrom('read_model.history_v1')
      .where(inOrg(orgId))
      .where('org_id', '=', orgId)
      .where('job_id', '=', workOrderId)
      .where('position', '<=', upTo);
    if (filter.actor !== undefined) matching = matching.where('actor_id', '=', filter.actor);
    if (filter.field !== undefined) matching = matching.where('field', '=', filter.field);
    if (filter.lane !== undefined) matching = matching.where('lane', '=', filter.lane);
    const [rows, { count }] = await Promise.all([
      matching
        .select(COLUMNS)
        .orderBy('position', 'desc')
        .orderBy('ordinal', 'desc')
        .limit(filter.page_size)
        .offset((filter.page - 1) * filter.page_size)
        .execute(),
      matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    ]);
    const lines = await this.lines.of(orgId, rows);
    const entries = rows.map((row) => ({
      ...row,
      actor: shownActor(row.actor),
      lane: row.lane as HistoryLane,
      recorded_at: row.recorded_at.toISOString(),
      line: lines.get(row.position) ?? null,
    }));
    return { entries, count };
  }

  /** Every numbered event of the job in the order of the log; of its data only the status that it names. */
  async track(orgId: string, workOrderId: string): Promise<Point[]> {
    const { rows } = await this.pool.query<{ position: number; recorded_at: Date; type: EventType; actor: Actor; status: string | null }>({
      name: 'job-track',
      text: `select l.position, e.recorded_at, e.type, e.metadata -> 'actor' as actor,
          case when e.stream_id like 'work-order/%' then coalesce(e.data ->> 'jobStatus', e.data ->> 'to') end as status
        from event_store.event e join event_store.log l on l.seq = e.seq
        where ${TENANT_GUARD} and e.org_id = $1::uuid and e.job_id = $2::uuid
        order by l.position`,
      values: [orgId, workOrderId],
    });
    return rows.map(({ position, recorded_at, type, actor, status }) => ({
      position,
      recorded_at: recorded_at.toISOString(),
      lane: historyLaneOf({ type }, actor),
      event_type: type,
      status,
    }));
  }
}
