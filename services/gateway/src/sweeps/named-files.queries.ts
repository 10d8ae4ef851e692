import { Inject, Injectable } from '@nestjs/common';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';
import { POOL } from '../platform/tokens.js';

/**
 * A file is named when a document is uploaded, when its reading is first asked for, when customs sent it: each is the first event of a
 * stream. What is signed, sent, fetched and answered is named in the middle of the stream of its lodgement, export, step for many exports,
 * sync or message of a freight system, under the names that stand here.
 */
const NAMED = `
select e.data ->> 'hash' as hash from event_store.event e
where ${TENANT_GUARD} and e.org_id = $1::uuid
  and e.stream_position = 1 and e.type in ('document.uploaded', 'extraction.requested', 'customs-message.received')
  and e.data ->> 'hash' = any ($2::text[])
union
select l.hash from (values ('lodgement/', 'lodgement0'), ('export/', 'export0'), ('sync/', 'sync0'), ('freight-message/', 'freight-message0'),
  ('bulk/', 'bulk0'))
  as s(first, beyond)
join event_store.event e on e.stream_id >= s.first and e.stream_id < s.beyond
cross join lateral (values (e.data -> 'snapshot' ->> 'hash'), (e.data ->> 'hash'), (e.data ->> 'original'), (e.data ->> 'result'), (e.data ->> 'items'), (e.data ->> 'goods'),
  (e.data -> 'message' ->> 'hash'), (e.data -> 'message' ->> 'content'), (e.data -> 'renewed' -> 'message' ->> 'hash'),
  (e.data -> 'renewed' -> 'message' ->> 'content')) as l(hash)
where ${TENANT_GUARD} and e.org_id = $1::uuid and l.hash = any ($2::text[])`;

const KNOWN = `
select from kept.organisation where ${TENANT_GUARD} and org_id = $1::uuid`;

/** Which stored files the log names. Read models are not asked: they may be behind. */
@Injectable()
export class NamedFiles {
  constructor(@Inject(POOL) private readonly pool: pg.Pool) {}

  /** The hashes among these that an event of the organisation names. */
  async among(orgId: string, hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const { rows } = await this.pool.query<{ hash: string }>({ name: 'named-files', text: NAMED, values: [orgId, hashes] });
    return new Set(rows.map((row) => row.hash));
  }

  async isOfThisDatabase(orgId: string): Promise<boolean> {
    const { rows } = await this.pool.query({ name: 'known-organisation', text: KNOWN, values: [orgId] });
    return rows.length > 0;
  }
}
