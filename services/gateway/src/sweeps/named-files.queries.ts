import { Inject, Injectable } from '@nestjs/common';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';
import { POOL } from '../platform/tokens.js';

/**
 * A file is named when a document is uploaded, when its reading is first asked for, when customs sent it: each is the first event of a
 * stream. What is signed, sent and answered is named in the middle of a lodgement's stream, under three names; of exports and fetches,
 * what is sent, what it says, what is answered and what was read, and of a step for many exports its list.
 */
const NAMED = `
select e.data ->> 'hash' as hash from event_store.event e
where ${TENANT_GUARD} and e.org_id = $1::uuid
  and e.stream_position = 1 and e.type in ('document.uploaded', 'extraction.requested', 'customs-message.received')
  and e.data ->> 'hash' = any ($2::text[])
union
select l.hash from event_store.event e
cross join lateral (values (e.data -> 'snapshot' ->> 'hash'), (e.data ->> 'hash'), (e.data ->> 'original')) as l(hash)
where ${TENANT_GUARD} and e.org_id = $1::uuid
  and e.stream_id >= 'lodgement/' and e.stream_id < 'lodgement0' and l.hash = any ($2::text[])
union
select x.hash from event_store.event e
cross join lateral (values (e.data ->> 'hash'), (e.data ->> 'original'), (e.data -> 'message' ->> 'hash'), (e.data -> 'message' ->> 'content'),
  (e.data -> 'renewed' -> 'message' ->> 'hash'), (e.data -> 'renewed' -> 'message' ->> 'content')) as x(hash)
where ${TENANT_GUARD} and e.org_id = $1::uuid
  and e.stream_id >= 'export/' and e.stream_id < 'export0' and x.hash = any ($2::text[])
union
select x.hash from event_store.event e
cross join lateral (values (e.data ->> 'result'), (e.data ->> 'original')) as x(hash)
where ${TENANT_GUARD} and e.org_id = $1::uuid
  and e.stream_id >= 'sync/' and e.stream_id < 'sync0' and x.hash = any ($2::text[])
union
select e.data ->> 'items' as hash from event_store.event e
where ${TENANT_GUARD} and e.org_id = $1::uuid
  and e.stream_id >= 'bulk/' and e.stream_id < 'bulk0' and e.data ->> 'items' = any ($2::text[])`;

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
