import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { Instant } from '@tallyport/contracts/values/dates';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import { foldEach, foldStreams, type StreamMap } from '@tallyport/domain/folds';
import { type JobView, jobOf } from '@tallyport/domain/work-order/fold-job';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { EVENT_STORE, POOL } from '../../platform/tokens.js';

/** As of this position a job is as it stands. */
export const NOW = String(Number.MAX_SAFE_INTEGER);
const POSITION = /^\d{1,16}$/;
/** The fields of a job that streams beside its own tell. */
const TOLD_BY_OTHERS = ['documents', 'freight_export', 'n10_data', 'waybill'] as const;
/** Most of a job's events tell how far a reading is: none of those fields changes with them. */
const CHANGES_NOTHING_SHOWN = new Set<string>(['extraction.page-read', 'extraction.model-asked', 'extraction.goods-judged']);

/** A job with all its streams as they stood at one position of the log. */
export interface JobMoment {
  readonly streams: StreamMap;
  readonly job: JobView;
  /** The time that was asked for, or that of the last event at the position. */
  readonly instant: string;
}

/** The time machine: the same folds that make the read models, over the events up to a moment. */
@Injectable()
export class JobMoments {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** The job as of a position or a time, also when it was deleted then. Throws 404 where it was not there yet. */
  async at(orgId: string, workOrderId: string, asOf: string): Promise<JobMoment> {
    const position = await this.positionOf(orgId, workOrderId, asOf);
    const events = await this.store.loadJob(orgId, workOrderId, position);
    const streams = foldStreams(events.map((envelope) => ({ event: parseEvent(envelope), envelope })));
    const job = jobOf(streams, workOrderId);
    if (job === null) throw new ProblemError('work-order.not-found');
    return { streams, job, instant: POSITION.test(asOf) ? (events.at(-1)?.recordedAt ?? asOf) : asOf };
  }

  /** Those of the fields which other streams tell, and in which the job at some position of its log showed the value sent. */
  async shownOnce<Field extends string>(
    orgId: string,
    workOrderId: string,
    fields: readonly Field[],
    sent: { readonly [Name in Field]?: unknown },
  ): Promise<ReadonlySet<Field>> {
    const found = new Set<Field>();
    const sought = fields.filter(isToldByOthers);
    if (sought.length === 0) return found;
    const events = await this.store.loadJob(orgId, workOrderId, Number.MAX_SAFE_INTEGER);
    for (const streams of foldEach(events.filter(isShown).map((envelope) => ({ event: parseEvent(envelope), envelope })))) {
      const job = jobOf(streams, workOrderId);
      for (const field of sought) if (job !== null && isDeepStrictEqual(job[field], sent[field])) found.add(field);
      if (found.size === sought.length) break;
      await turnOfOthers();
    }
    return found;
  }

  /** A time is the job's last position recorded at or before it; 0 when nothing was. */
  async positionOf(orgId: string, workOrderId: string, asOf: string): Promise<number> {
    if (POSITION.test(asOf)) return Number(asOf);
    const instant = Instant.safeParse(asOf);
    if (!instant.success)
      throw new ProblemError('invalid-input', { errors: [{ pointer: 'as_of', message: 'a log position or an instant' }] });
    const { rows } = await this.pool.query<{ position: number | null }>({
      name: 'job-position-at',
      text: `select max(l.position) as position from event_store.event e join event_store.log l on l.seq = e.seq
        where ${TENANT_GUARD}
          and e.org_id = $1::uuid and e.job_id = $2::uuid and e.recorded_at <= $3::timestamptz`,
      values: [orgId, workOrderId, instant.data],
    });
    return rows[0]?.position ?? 0;
  }
}

function isToldByOthers<Field extends string>(field: Field): field is Field & (typeof TOLD_BY_OTHERS)[number] {
  return TOLD_BY_OTHERS.some((told) => told === field);
}

function isShown({ type }: { readonly type: string }): boolean {
  return !CHANGES_NOTHING_SHOWN.has(type);
}
