import { Inject, Injectable } from '@nestjs/common';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import type { JobView } from '@tallyport/domain/work-order/fold-job';
import { PeopleQueries } from '../organisation/people.queries.js';

/** Jobs in the wire's shape: the folded view, with the people whose ids it holds. */
@Injectable()
export class WorkOrderPresenter {
  constructor(@Inject(PeopleQueries) private readonly people: PeopleQueries) {}

  async presentOne(orgId: string, job: JobView): Promise<WorkOrder> {
    const people = await this.people.byId(orgId, [job.compiler, job.broker]);
    const personOf = (id: string | null) => (id === null ? null : (people.get(id) ?? null));
    return { ...job, compiler: personOf(job.compiler), broker: personOf(job.broker) };
  }
}
