import { Inject, Injectable } from '@nestjs/common';
import { READ_ONLY_FIELDS, type ReadOnlyField } from '@tallyport/contracts/work-order/http';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { changedReadOnly, refuseReadOnly } from '../../platform/http/read-only.js';
import { JobMoments } from './job-moments.js';
import { WorkOrderPresenter } from './work-order.presenter.js';
import { WorkOrderQueries } from './work-order.queries.js';

type SentReadOnly = { readonly [Field in ReadOnlyField]?: unknown };

/** Holds a full object to what its sender can have read. */
@Injectable()
export class ReadOnlyFields {
  constructor(
    @Inject(WorkOrderQueries) private readonly queries: WorkOrderQueries,
    @Inject(WorkOrderPresenter) private readonly presenter: WorkOrderPresenter,
    @Inject(JobMoments) private readonly moments: JobMoments,
  ) {}

  /**
   * Throws 400 naming each read-only field that differs from the version that was read. What other streams tell (documents,
   * customs, the receiver) has no version there: any value that the job ever showed will do.
   */
  async requireUnchanged(orgId: string, sent: SentReadOnly, read: WorkOrderView): Promise<void> {
    if (READ_ONLY_FIELDS.every((field) => sent[field] === undefined)) return;
    const told = await this.presenter.presentOne(orgId, await this.queries.withSurroundings(orgId, read));
    const changed = changedReadOnly(READ_ONLY_FIELDS, sent, told);
    const shownOnce = await this.moments.shownOnce(orgId, read.id, changed, sent);
    refuseReadOnly(changed.filter((field) => !shownOnce.has(field)));
  }
}
