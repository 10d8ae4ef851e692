import { Inject, Injectable } from '@nestjs/common';
import type { JobTerm } from '@tallyport/contracts/work-order/job-term';
import { inOrg } from '@tallyport/database/tenant';
import { comparedText } from '@tallyport/domain/work-order/job-terms';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../../platform/database/gateway-tables.js';
import { DATABASE } from '../../platform/tokens.js';

/** Where in jobs the terms of a search stand. */
@Injectable()
export class FoundTerms {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** For each job, the first text in which each term stands; a text that holds several stands once. */
  async of(orgId: string, jobs: readonly string[], terms: readonly string[]): Promise<Map<string, JobTerm[]>> {
    if (jobs.length === 0 || terms.length === 0) return new Map();
    const rows = await this.database
      .selectFrom('read_model.job_term_v1')
      .select(['job_id', 'stream_id', 'terms'])
      .where(inOrg(orgId))
      .where('org_id', '=', orgId)
      .where('job_id', 'in', [...jobs])
      .execute();
    // What the job says of itself comes before what its papers say.
    const said = rows.toSorted((a, b) => rank(a.stream_id) - rank(b.stream_id) || (a.stream_id < b.stream_id ? -1 : 1));
    const byJob = Map.groupBy(said, ({ job_id }) => job_id);
    return new Map(
      [...byJob].map(([job, streams]) => [
        job,
        firstOfEach(
          streams.flatMap((stream) => stream.terms),
          terms,
        ),
      ]),
    );
  }
}

function rank(streamId: string): number {
  return streamId.startsWith('work-order/') ? 0 : 1;
}

function firstOfEach(said: readonly JobTerm[], terms: readonly string[]): JobTerm[] {
  const compared = said.map((term) => ({ term, text: comparedText(term.text) }));
  return [...new Set(terms.flatMap((wanted) => compared.find(({ text }) => text.includes(wanted))?.term ?? []))];
}
