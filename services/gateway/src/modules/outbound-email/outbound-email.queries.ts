import { Inject, Injectable } from '@nestjs/common';
import type { EmailState, OutboundEmail } from '@tallyport/contracts/outbound-email/email';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { foldEmail } from '@tallyport/domain/outbound-email/fold';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import type { Paging } from '../../platform/http/pages.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { LoadedStream } from '../../platform/streams/loaded-stream.js';
import { EVENT_STORE, POOL } from '../../platform/tokens.js';

/** The kind is written out, so that the index over this kind alone is found. */
const MAILS = `from read_model.record_v1 m
  where ${TENANT_GUARD} and m.org_id = $1::uuid and m.kind = 'outbound-email' and m.view is not null`;
const OF_STATE = `and m.view ->> 'state' = $4::text`;

/** The mails of which nobody knows whether they arrived; `$1` is the organisation. */
export const UNKNOWN_EMAILS = `${MAILS} and m.view ->> 'state' = 'unknown'`;

/** The outgoing mails of an organisation. Those of accounts belong to none, and are hidden from the role that reads here. */
@Injectable()
export class OutboundEmailQueries {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
  ) {}

  /** Those that wait for a person first, then those that moved last. */
  async list(
    orgId: string,
    state: EmailState | undefined,
    { page, page_size }: Paging,
  ): Promise<{ emails: OutboundEmail[]; count: number }> {
    const { rows } = await this.pool.query<{ view: OutboundEmail; count: number }>({
      name: state === undefined ? 'outbound-emails' : 'outbound-emails-of-state',
      text: `select m.view, count(*) over ()::int as count ${MAILS} ${state === undefined ? '' : OF_STATE}
        order by (m.view ->> 'state' = 'unknown') desc, m.position desc limit $2 offset $3`,
      values: [orgId, page_size, (page - 1) * page_size, ...(state === undefined ? [] : [state])],
    });
    return { emails: rows.map(({ view }) => view), count: rows[0]?.count ?? 0 };
  }

  /** The codes of the jobs that mails are about, by their ids. */
  async codesOf(orgId: string, emails: readonly Pick<OutboundEmail, 'work_order_id'>[]): Promise<ReadonlyMap<string, string>> {
    const ids = [...new Set(emails.flatMap(({ work_order_id }) => work_order_id ?? []))];
    if (ids.length === 0) return new Map();
    const { rows } = await this.pool.query<{ work_order_id: string; code: string }>({
      name: 'jobs-of-emails',
      text: `select j.work_order_id, j.code from read_model.work_order_list_v2 j
        where ${TENANT_GUARD} and j.org_id = $1::uuid and j.work_order_id = any ($2::uuid[])`,
      values: [orgId, ids],
    });
    return new Map(rows.map(({ work_order_id, code }) => [work_order_id, code]));
  }

  /** One as its own stream tells it now. Throws 404. */
  async one(orgId: string, emailId: string): Promise<OutboundEmail> {
    const view = (await LoadedStream.open(this.store, orgId, `outbound-email/${emailId}`, foldEmail)).at();
    if (view === null) throw new ProblemError('email.not-found');
    return view;
  }
}
