import { Inject, Injectable } from '@nestjs/common';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { type ExchangedMessage, exchangedMessages } from '@tallyport/domain/lodgement/exchanged-messages';
import { type CustomsMessageView, foldCustomsMessage } from '@tallyport/domain/lodgement/fold-customs-message';
import { customsMessageId } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import type { Paging } from '../../platform/http/pages.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { LoadedStream } from '../../platform/streams/loaded-stream.js';
import { EVENT_STORE, POOL } from '../../platform/tokens.js';
import { JobMoments, NOW } from '../work-order/job-moments.js';
import { LodgementQueries } from './lodgement.queries.js';

/** The kind is written out, so that the index over this kind alone is found. */
const RECEIVED = `from read_model.record_v1 m
  where ${TENANT_GUARD} and m.org_id = $1::uuid and m.kind = 'customs-message' and m.view is not null`;

/** What was exchanged with customs: sent for lodgements, and received at the address of the organisation. */
@Injectable()
export class CustomsMessageQueries {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(JobMoments) private readonly moments: JobMoments,
    @Inject(LodgementQueries) private readonly lodgements: LodgementQueries,
  ) {}

  /** What was sent and received for a job, the newest first, as of a position or time. */
  async ofJob(orgId: string, workOrderId: string, asOf = NOW): Promise<ExchangedMessage[]> {
    const [position, lodgements] = await Promise.all([
      this.moments.positionOf(orgId, workOrderId, asOf),
      asOf === NOW
        ? this.lodgements.ofJob(orgId, workOrderId)
        : this.moments.at(orgId, workOrderId, asOf).then(({ streams }) => streams.all('lodgement')),
    ]);
    const received = await this.receivedFor(orgId, workOrderId, position);
    return exchangedMessages(lodgements, received, (original) => customsMessageId(orgId, original));
  }

  /** What came by itself for a job, up to a position. */
  async receivedFor(orgId: string, workOrderId: string, position = Number.MAX_SAFE_INTEGER): Promise<CustomsMessageView[]> {
    const { rows } = await this.pool.query<{ view: CustomsMessageView }>({
      name: 'customs-messages-of-job',
      text: `select m.view ${RECEIVED} and m.view ->> 'work_order_id' = $2 and m.position <= $3::bigint`,
      values: [orgId, workOrderId, position],
    });
    return rows.map(({ view }) => view);
  }

  /** What came to the organisation, the newest first; all of it, or what belongs to no job yet. */
  async received(
    orgId: string,
    isUnmatched: boolean,
    { page, page_size }: Paging,
  ): Promise<{ views: CustomsMessageView[]; count: number }> {
    const { rows } = await this.pool.query<{ view: CustomsMessageView; count: number }>({
      name: isUnmatched ? 'unmatched-customs-messages' : 'customs-messages',
      text: `select m.view, count(*) over ()::int as count ${RECEIVED} ${isUnmatched ? `and m.view ->> 'work_order_id' is null` : ''}
        order by m.position desc limit $2 offset $3`,
      values: [orgId, page_size, (page - 1) * page_size],
    });
    return { views: rows.map(({ view }) => view), count: rows[0]?.count ?? 0 };
  }

  /** One that came, as its own stream tells it now. Throws 404. */
  async one(orgId: string, messageId: string): Promise<CustomsMessageView> {
    const view = (await LoadedStream.open(this.store, orgId, `customs-message/${messageId}`, foldCustomsMessage)).at();
    if (view === null) throw new ProblemError('customs-message.not-found');
    return view;
  }
}
