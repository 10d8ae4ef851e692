import { Inject, Injectable } from '@nestjs/common';
import type { Extraction } from '@tallyport/contracts/document-extraction/document';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { ExtractionView } from '@tallyport/domain/document-extraction/fold-extraction';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

type Place = Pick<Extraction, 'ahead' | 'pace'>;
type Method = Extraction['pages_read'][number]['method'];

/** The last pages that tell the pace of a method; with fewer than twenty it is not known. */
const LATELY = 200;
const KNOWN_FROM = 20;

/** How long readings have to wait and will take: their place in line, and the org's pace lately. */
@Injectable()
export class LineOfReadings {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** By document. Pace only matters while a reading is not at its end. */
  async of(orgId: string, extractions: readonly ExtractionView[]): Promise<ReadonlyMap<string, Place>> {
    const open = extractions.filter(({ state }) => state === 'waiting' || state === 'running');
    if (open.length === 0) return new Map();
    const waiting = open.filter(({ state }) => state === 'waiting');
    const [pace, line] = await Promise.all([this.pace(orgId), waiting.length > 0 ? this.waiting(orgId) : []]);
    return new Map(
      open.map((view) => {
        const before = line.filter((other) => other.requested_at < view.requested_at && other.document_id !== view.document_id).length;
        return [view.document_id, { ahead: view.state === 'waiting' ? before : null, pace: pace.get(methodOf(view)) ?? null }];
      }),
    );
  }

  private async waiting(orgId: string): Promise<{ document_id: string; requested_at: string }[]> {
    const { rows } = await this.pool.query<{ document_id: string; requested_at: string }>({
      name: 'waiting-readings',
      text: `select e.view ->> 'document_id' as document_id, e.view ->> 'requested_at' as requested_at
        from read_model.work_order_list_v2 w join read_model.record_v1 e on e.job_id = w.work_order_id and e.org_id = w.org_id
        where ${TENANT_GUARD}
          and w.org_id = $1::uuid and w.documents_reading > 0 and e.kind = 'extraction' and e.view ->> 'state' = 'waiting'`,
      values: [orgId],
    });
    return rows;
  }

  private async pace(orgId: string): Promise<ReadonlyMap<Method, NonNullable<Place['pace']>>> {
    const { rows } = await this.pool.query<{ method: Method; p20: number; median: number; p80: number }>({
      name: 'reading-pace',
      text: `select m.method, s.p[1]::int as p20, s.p[2]::int as median, s.p[3]::int as p80
        from unnest(array['text layer', 'ocr', 'cells']) as m(method)
        cross join lateral (
          select percentile_disc(array[0.2, 0.5, 0.8]) within group (order by elapsed_ms) as p, count(*) as pages
          from (select elapsed_ms from read_model.reading_pace_v1 r
            where r.org_id = $1::uuid and r.method = m.method order by r.position desc limit ${LATELY}) as lately) s
        where ${TENANT_GUARD} and s.pages >= ${KNOWN_FROM}`,
      values: [orgId],
    });
    return new Map(rows.map(({ method, p20, median, p80 }) => [method, { p20_ms: p20, median_ms: median, p80_ms: p80 }]));
  }
}

/** How the pages of a document are read: as the last one was. Before the first, most documents have a text layer. */
function methodOf({ pages_read }: ExtractionView): Method {
  return pages_read.at(-1)?.method ?? 'text layer';
}
