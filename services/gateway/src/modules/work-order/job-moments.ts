import { Inject, Injectable } from '@nestjs/common';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { Instant } from '@tallyport/contracts/values/dates';
import { foldStreams, type StreamMap } from '@tallyport/domain/folds';
import { type JobView, jobOf } from '@tallyport/domain/work-order/fold-job';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { EVENT_STORE, POOL } from '../../platform/tokens.js';

const POSITION = /^\d{1,15}$/;

/** A job with all its streams as they stood at one position of the log. */
export interface JobMoment {
  readonly streams: StreamMap;
  readonly job: JobView;
}

/** The time machine: the same folds that make the read models, over the events up to a moment. */
@Injectable()
export class JobMoments {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  /** The job as of a position or a time. Throws 404 where it did not stand then. */
  async at(orgId: string, workOrderId: string, asOf: string): Promise<JobMoment> {
    const position = await this.positionOf(orgId, workOrderId, asOf);
    const events = await this.store.loadJob(orgId, workOrderId, position);
    const streams = foldStreams(events.map((envelope) => ({ event: parseEvent(envelope), envelope })));
    const job = jobOf(streams, workOrderId);
    if (job === null) throw new ProblemError('work-order.not-found');
    return { streams, job };
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
        where (select set_config('app.org', $1::text, true)) is not null
          and e.org_id = $1::uuid and e.job_id = $2::uuid and e.recorded_at <= $3::timestamptz`,
      values: [orgId, workOrderId, instant.data],
    });
    return rows[0]?.position ?? 0;
  }
}
