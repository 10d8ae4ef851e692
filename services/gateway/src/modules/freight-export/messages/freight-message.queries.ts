import { Inject, Injectable } from '@nestjs/common';
import type { FreightMessage, FreightMessageState } from '@tallyport/contracts/freight-export/freight-message-http';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { type FreightMessageView, foldFreightMessage } from '@tallyport/domain/freight-export/freight-message/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import type { Paging } from '../../../platform/http/pages.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { LoadedStream } from '../../../platform/streams/loaded-stream.js';
import { EVENT_STORE, POOL } from '../../../platform/tokens.js';
import { ExportNames, namedJob } from '../export/export-names.js';

/** The kind is written out, so that the index over this kind alone is found. */
const RECEIVED = `from read_model.record_v1 m
  where ${TENANT_GUARD} and m.org_id = $1::uuid and m.kind = 'freight-message' and m.view is not null`;
const OF_STATE: Readonly<Record<FreightMessageState, string>> = {
  waiting: `and m.view ->> 'export_id' is null and m.view -> 'set_aside' ->> 'at' is null`,
  matched: `and m.view ->> 'export_id' is not null`,
  set_aside: `and m.view ->> 'export_id' is null and m.view -> 'set_aside' ->> 'at' is not null`,
};

/** What belongs to no export and waits for a person; `$1` is the organisation. */
export const WAITING_MESSAGES = `${RECEIVED} ${OF_STATE.waiting}`;

/** What freight systems sent to the address of an organisation. */
@Injectable()
export class FreightMessageQueries {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ExportNames) private readonly names: ExportNames,
  ) {}

  /** The newest first. */
  async list(
    orgId: string,
    state: FreightMessageState | undefined,
    { page, page_size }: Paging,
  ): Promise<{ messages: FreightMessage[]; count: number }> {
    const { rows } = await this.pool.query<{ view: FreightMessageView; count: number }>({
      name: `freight-messages-${state ?? 'all'}`,
      text: `select m.view, count(*) over ()::int as count ${RECEIVED} ${state === undefined ? '' : OF_STATE[state]}
        order by m.position desc limit $2 offset $3`,
      values: [orgId, page_size, (page - 1) * page_size],
    });
    const views = rows.map(({ view }) => view);
    return { messages: await this.shown(orgId, views), count: rows[0]?.count ?? 0 };
  }

  /** One as its own stream tells it now. Throws 404. */
  async one(orgId: string, messageId: string): Promise<FreightMessageView> {
    const view = (await LoadedStream.open(this.store, orgId, `freight-message/${messageId}`, foldFreightMessage)).at();
    if (view === null) throw new ProblemError('freight-message.not-found');
    return view;
  }

  async shown(orgId: string, views: readonly FreightMessageView[]): Promise<FreightMessage[]> {
    const names = await this.names.of(
      orgId,
      views.flatMap(({ work_order_id }) => work_order_id ?? []),
    );
    return views.map(({ original: _, work_order_id, others, set_aside = null, ...view }) => ({
      ...view,
      others: others.length,
      set_aside,
      state: stateOf(view.export_id, set_aside),
      work_order: work_order_id === null ? null : namedJob(work_order_id, names),
    }));
  }
}

function stateOf(exportId: string | null, setAside: object | null): FreightMessageState {
  if (exportId !== null) return 'matched';
  return setAside === null ? 'waiting' : 'set_aside';
}
