import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { inOrg } from '@tallyport/database/tenant';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { GatewayTables } from '../database/gateway-tables.js';
import { DATABASE } from '../tokens.js';
import { parseStreamPlace, type StreamPlace } from './stream-place.js';

const WAIT_MS = 2_000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 80;

interface WaitingCall {
  readonly caller: { readonly orgId: string };
  readonly request: FastifyRequest;
  answerHeader(name: string, value: string): void;
}

/** Read your writes: a read that names a position waits until the read models have it, for at most two seconds. */
@Injectable()
export class AppliedPositions {
  constructor(@Inject(DATABASE) private readonly database: Kysely<GatewayTables>) {}

  /** Waits for the call's `If-Position`, if it has one. When it is not reached in time the answer says `Stale: true`. */
  async awaitFor({ caller, request, answerHeader }: WaitingCall): Promise<void> {
    const header = request.headers['if-position'];
    if (typeof header !== 'string') return;
    if (!(await this.reached(caller.orgId, parseStreamPlace(header)))) answerHeader('Stale', 'true');
  }

  private async reached(orgId: string, { streamId, streamPosition }: StreamPlace): Promise<boolean> {
    // Not the clock of the day, which may be put back meanwhile.
    const deadline = performance.now() + WAIT_MS;
    for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(LONGEST_PAUSE_MS, pause * 2)) {
      const applied = await this.database
        .selectFrom('read_model.applied')
        .select('stream_position')
        .where(inOrg(orgId))
        .where('org_id', '=', orgId)
        .where('stream_id', '=', streamId)
        .executeTakeFirst();
      if ((applied?.stream_position ?? 0) >= streamPosition) return true;
      if (performance.now() + pause > deadline) return false;
      await sleep(pause);
    }
  }
}
