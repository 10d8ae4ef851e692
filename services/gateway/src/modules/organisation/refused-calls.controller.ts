import { Controller, Inject } from '@nestjs/common';
import { listRefusedCalls, type RefusedCall } from '@tallyport/contracts/organisation/refused-calls-http';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type { RefusedCallsView } from '@tallyport/domain/organisation/fold-refused-calls';
import type pg from 'pg';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, sliceOf } from '../../platform/http/pages.js';
import { POOL } from '../../platform/tokens.js';

/** What members and keys tried that they may not do. */
@Controller()
export class RefusedCallsController {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
  ) {}

  @Handles(listRefusedCalls)
  async list(call: Call<typeof listRefusedCalls>): Promise<Page<RefusedCall>> {
    const { caller, query, request } = call;
    await this.applied.awaitFor(call);
    const { rows } = await this.pool.query<{ view: RefusedCallsView }>({
      name: 'refused-calls',
      text: `select r.view from read_model.record_v1 r
        where ${TENANT_GUARD} and r.org_id = $1::uuid
          and r.stream_id in (select 'refused-calls/' || m.account_id from kept.member m where m.org_id = $1::uuid
            union all select 'refused-calls/' || k.id from identity.api_key k where k.org_id = $1::uuid)`,
      values: [caller.orgId],
    });
    const calls = rows.flatMap(({ view }) => view.calls);
    return sliceOf(
      calls.toSorted((a, b) => (a.at < b.at ? 1 : -1)),
      query,
      request,
    );
  }
}
