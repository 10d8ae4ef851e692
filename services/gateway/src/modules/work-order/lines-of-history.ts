import { Inject, Injectable } from '@nestjs/common';
import type { HistoryLine } from '@tallyport/contracts/work-order/history-http';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { ShownValues } from '@tallyport/domain/shipping-record/fold-value';
import { lineName, valuesOf } from '@tallyport/domain/shipping-record/line-name';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

/** The event names the line, the read model knows where it stands; `offset 0` keeps the event a look-up by its number. */
const LINES = `
select l.position, e.line_id, r.ordinal, r.fields
from event_store.log l
cross join lateral (
  select e.org_id, e.stream_id, (e.data ->> 'lineId')::uuid as line_id from event_store.event e where e.seq = l.seq offset 0) e
left join read_model.record_line_v1 r on r.org_id = e.org_id and r.stream_id = e.stream_id and r.line_id = e.line_id
where ${TENANT_GUARD} and e.org_id = $1::uuid and l.position = any ($2::bigint[])`;

interface LineRow {
  readonly position: number;
  readonly line_id: string | null;
  readonly ordinal: number | null;
  readonly fields: ShownValues | null;
}

type OfEvent = Readonly<{ position: number; event_type: string }>;

/** Which line of its record an entry of the change history is about. */
@Injectable()
export class LinesOfHistory {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** By position of the log, for those of the entries that are about a line. */
  async of(orgId: string, entries: readonly OfEvent[]): Promise<ReadonlyMap<number, HistoryLine>> {
    const positions = new Set(entries.filter(mayNameLine).map(({ position }) => position));
    if (positions.size === 0) return new Map();
    const { rows } = await this.pool.query<LineRow>({ name: 'lines-of-history', text: LINES, values: [orgId, [...positions]] });
    return new Map(rows.flatMap(({ position, line_id, ...row }) => (line_id === null ? [] : [[position, { line_id, ...placed(row) }]])));
  }
}

/** Words on values are about a line or about the header; only the event itself knows. */
function mayNameLine({ event_type }: OfEvent): boolean {
  return /^record\.(?:line-|values-|difference-declined$)/.test(event_type);
}

function placed({ ordinal, fields }: Pick<LineRow, 'ordinal' | 'fields'>): Omit<HistoryLine, 'line_id'> {
  const name = fields === null ? null : lineName(valuesOf(fields));
  return { number: ordinal === null ? null : ordinal + 1, name: name === null ? null : String(name) };
}
