import { Inject, Injectable } from '@nestjs/common';
import { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type pg from 'pg';
import { POOL } from '../../platform/tokens.js';

/** Which records were read from a document, as the log itself knows it. */
@Injectable()
export class RecordsOfDocument {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  async of(orgId: string, workOrderId: string, documentId: string): Promise<{ kind: RecordKind; recordId: string }[]> {
    const { rows } = await this.pool.query<{ stream_id: string }>({
      name: 'records-of-document',
      text: `select distinct e.stream_id from event_store.event e
        where (select set_config('app.org', $1::text, true)) is not null
          and e.org_id = $1::uuid and e.job_id = $2::uuid and e.type = 'record.extracted' and e.data -> 'source' ->> 'documentId' = $3`,
      values: [orgId, workOrderId, documentId],
    });
    return rows.map(({ stream_id }) => {
      const [kind, recordId = ''] = stream_id.split('/');
      return { kind: RecordKind.parse(kind), recordId };
    });
  }
}
