import { Controller, Inject } from '@nestjs/common';
import { listParkedStreams, type ParkedStream, releaseParkedStream } from '@tallyport/contracts/freight-export/parked-http';
import { type UnreadableReason, unreadableToldBy } from '@tallyport/contracts/parse-event';
import { TENANT_GUARD } from '@tallyport/database/tenant';
import type pg from 'pg';
import { commandIdentity } from '../../../platform/commands/command-identity.js';
import { CommandRegister } from '../../../platform/commands/command-register.js';
import type { Call } from '../../../platform/http/call.js';
import { Handles } from '../../../platform/http/handles.js';
import { type Page, pageOf } from '../../../platform/http/pages.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { POOL } from '../../../platform/tokens.js';
import { ExportNames, namedJob } from './export-names.js';

interface ParkedRow extends Omit<ParkedStream, 'work_order' | 'unreadable' | 'parked_at' | 'release_asked_at'> {
  readonly parked_at: Date;
  readonly asked_at: Date | null;
  readonly job_id: string | null;
  readonly count: number;
}

/** Of one stream, or of all of the organisation. The job is that of the stream's row, or of its first event where it has none yet. */
const PARKED = `
select p.consumer, p.projection, p.stream_id, p.from_position::int, p.stream_position, p.reason, p.parked_at, a.requested_at as asked_at,
  (select e.job_id from event_store.event e where e.org_id = p.org_id and e.stream_id = p.stream_id and e.stream_position = 1) as job_id,
  count(*) over ()::int as count
from consumer.parked p
left join consumer.releases_asked_for() a on a.consumer = p.consumer and a.projection = p.projection and a.stream_id = p.stream_id
where ${TENANT_GUARD} and p.org_id = $1::uuid`;
const ASK = `select consumer.ask_for_release($2, $3, $4) as asked_at where ${TENANT_GUARD}`;

/** Streams that a consumer set aside, and how members let them go on. */
@Controller()
export class ParkedStreamsController {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(ExportNames) private readonly names: ExportNames,
    @Inject(CommandRegister) private readonly register: CommandRegister,
  ) {}

  @Handles(listParkedStreams)
  async list({ caller, query, request }: Call<typeof listParkedStreams>): Promise<Page<ParkedStream>> {
    const { rows } = await this.pool.query<ParkedRow>({
      name: 'parked-of-org',
      text: `${PARKED} order by p.parked_at, p.stream_id, p.projection limit $2 offset $3`,
      values: [caller.orgId, query.page_size, (query.page - 1) * query.page_size],
    });
    return pageOf(await this.named(caller.orgId, rows), rows[0]?.count ?? 0, query, request);
  }

  /** What is not parked here cannot be asked for: the database looks, whatever the gateway says. */
  @Handles(releaseParkedStream)
  async release(call: Call<typeof releaseParkedStream>): Promise<ParkedStream> {
    const { caller, body } = call;
    await this.register.admit(caller.orgId, commandIdentity(releaseParkedStream, call));
    const which = [caller.orgId, body.consumer, body.projection, body.stream_id];
    const asked = await this.pool.query<{ asked_at: Date | null }>({ name: 'ask-for-release', text: ASK, values: which });
    if (!asked.rows[0]?.asked_at) throw new ProblemError('parked.not-found');
    const { rows } = await this.pool.query<ParkedRow>({
      name: 'parked-one',
      text: `${PARKED} and p.consumer = $2 and p.projection = $3 and p.stream_id = $4`,
      values: which,
    });
    const [stream] = await this.named(caller.orgId, rows);
    if (stream === undefined) throw new ProblemError('parked.not-found');
    return stream;
  }

  private async named(orgId: string, rows: readonly ParkedRow[]): Promise<ParkedStream[]> {
    const names = await this.names.of(
      orgId,
      rows.flatMap(({ job_id }) => job_id ?? []),
    );
    return rows.map(({ job_id, parked_at, asked_at, count: _, ...row }) => ({
      ...row,
      work_order: job_id === null ? null : namedJob(job_id, names),
      unreadable: unreadableOf(row.reason),
      parked_at: parked_at.toISOString(),
      release_asked_at: asked_at?.toISOString() ?? null,
    }));
  }
}

type Unreadable = NonNullable<ParkedStream['unreadable']>;

const CODES: Readonly<Record<UnreadableReason, Unreadable['code']>> = {
  'unknown type': 'unknown-type',
  'newer version': 'newer-version',
  'missing upcaster': 'missing-upcaster',
  'invalid data': 'invalid-data',
};

/** What is parked holds nothing but the words of the error. */
function unreadableOf(reason: string): Unreadable | null {
  const told = unreadableToldBy(reason);
  if (told === null) return null;
  const { type, version, detail } = told;
  return { code: CODES[told.reason], event_type: type, version, field: told.reason === 'invalid data' && detail !== '' ? detail : null };
}
