import { Inject, Injectable } from '@nestjs/common';
import { type ExportDetail, PERSONS_STEPS } from '@tallyport/contracts/freight-export/export-detail';
import { causeOf } from '@tallyport/domain/freight-export/causes/known-causes';
import { causeOfAttempt, causeOfExport } from '@tallyport/domain/freight-export/cockpit/export-cause';
import { groupOf } from '@tallyport/domain/freight-export/cockpit/export-group';
import { foldExport } from '@tallyport/domain/freight-export/export/fold';
import { mayDo } from '@tallyport/domain/freight-export/export/transitions';
import type { ExportView } from '@tallyport/domain/freight-export/export/view';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { Config } from '../../../config.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { LoadedStream } from '../../../platform/streams/loaded-stream.js';
import { CONFIG, EVENT_STORE } from '../../../platform/tokens.js';
import { shownExport } from '../job/job-exports.js';
import { ExportNames, namedCause, namedJob, namedSystem } from './export-names.js';
import { ExportRenewals } from './export-renewals.js';
import { workflowPage } from './workflow-page.js';

/** An export as its own stream tells it now, whatever the read models have reached. */
@Injectable()
export class ExportDetails {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(ExportNames) private readonly names: ExportNames,
    @Inject(ExportRenewals) private readonly renewals: ExportRenewals,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws 404 for one that is missing or another organisation's: nobody can tell which. */
  async open(orgId: string, exportId: string): Promise<LoadedStream<ExportView>> {
    const stream = await LoadedStream.open(this.store, orgId, `export/${exportId}`, foldExport);
    if (stream.at() === null) throw new ProblemError('export.not-found');
    return stream;
  }

  async one(orgId: string, exportId: string): Promise<ExportView> {
    return mustStand((await this.open(orgId, exportId)).at());
  }

  async present(orgId: string, view: ExportView): Promise<ExportDetail> {
    const [names, changed_since] = await Promise.all([this.names.of(orgId, [view.work_order_id]), this.renewals.since(orgId, view)]);
    return {
      ...shownExport(view),
      attempts: view.attempts.map((attempt) => ({ ...attempt, cause: namedCause(causeOfAttempt(attempt, causeOf), names) })),
      work_order: namedJob(view.work_order_id, names),
      system: namedSystem(view.system_id, names),
      group: groupOf(view),
      cause: namedCause(causeOfExport(view, causeOf), names),
      may: PERSONS_STEPS.filter((step) => mayDo(step, view.state)),
      changed_since,
      workflow_url: workflowPage(this.config, view.id),
    };
  }
}

export function mustStand(view: ExportView | null): ExportView {
  if (view === null) throw new ProblemError('export.not-found');
  return view;
}
