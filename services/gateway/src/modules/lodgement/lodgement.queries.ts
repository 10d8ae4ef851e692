import { Inject, Injectable } from '@nestjs/common';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { foldLodgement, type LodgementView } from '@tallyport/domain/lodgement/fold';
import { neverLodged, shownLodgement, stands } from '@tallyport/domain/lodgement/shown-lodgement';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import { LoadedStream } from '../../platform/streams/loaded-stream.js';
import { EVENT_STORE, POOL } from '../../platform/tokens.js';

/** Which record of a job is lodged. */
export interface LodgedRecord {
  readonly orgId: string;
  readonly workOrderId: string;
  readonly kind: LodgedKind;
  readonly recordId: string;
}

/** Lodgements as their own streams tell them now, whatever the read models have reached. */
@Injectable()
export class LodgementQueries {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** The lodgement of a record with every version of it; it may have none yet. */
  open({ orgId, recordId }: Pick<LodgedRecord, 'orgId' | 'recordId'>): Promise<LoadedStream<LodgementView>> {
    return LoadedStream.open(this.store, orgId, `lodgement/${recordId}`, foldLodgement);
  }

  async one(record: LodgedRecord): Promise<Lodgement> {
    return presentLodgement((await this.open(record)).at(), record);
  }

  /** Whether customs has, or may get, something of this job. */
  async hasStanding(orgId: string, workOrderId: string): Promise<boolean> {
    return (await this.ofJob(orgId, workOrderId)).some(stands);
  }

  /** Every lodgement of a job. */
  async ofJob(orgId: string, workOrderId: string): Promise<LodgementView[]> {
    const { rows } = await this.pool.query<{ stream_id: string }>({
      name: 'lodgement-streams-of-job',
      text: `select distinct e.stream_id from event_store.event e
        where ${TENANT_GUARD} and e.org_id = $1::uuid and e.job_id = $2::uuid and e.stream_id like 'lodgement/%'`,
      values: [orgId, workOrderId],
    });
    const views = await Promise.all(
      rows.map(async ({ stream_id }) => (await LoadedStream.open(this.store, orgId, stream_id, foldLodgement)).at()),
    );
    return views.filter((view) => view !== null);
  }
}

export function presentLodgement(view: LodgementView | null, { recordId, workOrderId, kind }: LodgedRecord): Lodgement {
  return view === null ? neverLodged(recordId, workOrderId, kind) : shownLodgement(view);
}
