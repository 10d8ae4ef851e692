import { createListView } from '@tallyport/contracts/work-order/list-view-http';
import { adminIn, memberIn } from '../demo-jobs.js';
import { BRANCHES, type Member, ORG_ID } from '../demo-organisation.js';

/** Questions that somebody asks every morning: some for everybody, some of one's own. */
export async function seedViews(members: readonly Member[]): Promise<void> {
  const [admin, broker, compiler] = [adminIn(members), memberIn(members, 'broker'), memberIn(members, 'compiler')];
  const views = [
    { of: admin, name: 'Brisbane, open', is_shared: true, filter: { branch: BRANCHES.Brisbane.id, exclude_job_status: 'lodged' } },
    { of: admin, name: 'Air freight', is_shared: true, filter: { mode: 'air', exclude_job_status: 'lodged' }, sort: 'arrives' },
    {
      of: broker,
      name: 'Ready and clean',
      is_shared: false,
      filter: { job_status: 'available', to_check: false },
      sort: 'deadline',
      columns: ['status', 'importer', 'waybill', 'deadline', 'staff'],
    },
    { of: broker, name: 'Exports', is_shared: false, filter: { order_type: 'export' } },
    { of: compiler, name: 'To compile', is_shared: false, filter: { job_status: 'compile', compiler: compiler.id } },
  ];
  for (const { of, ...view } of views) {
    const body = { sort: 'urgency', columns: null, ...view };
    await of.client.call(createListView, { params: { o: ORG_ID }, idempotencyKey: `demo/view/${view.name.replaceAll(/\W+/g, '-')}`, body });
  }
}
