import { Inject, Injectable } from '@nestjs/common';
import type { MemberEvent } from '@tallyport/contracts/organisation/events';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { type Deciding, StreamWriter } from '@tallyport/event-store/stream-writer';
import { EVENT_STORE } from '../tokens.js';
import { actorOf, type Member } from './caller.js';

const HOUR_MS = 3_600_000;

type Attempt = MemberEvent['data'];

/** Nothing is decided: what was refused is told. */
const REFUSALS: Deciding<Attempt, MemberEvent, null> = {
  name: 'refused-calls',
  version: 1,
  initialState: null,
  decide: (data) => [{ type: 'member.call-refused', data }],
  evolve: () => null,
};

/** Records what members try that they may not do, before they are told so. The same try on the same job is recorded once in an hour. */
@Injectable()
export class RefusedCalls {
  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  async record(member: Member, operation: string, about: { readonly workOrderId?: string; readonly wantedRole?: string }): Promise<void> {
    const { orgId, userId: accountId, standing } = member;
    const { workOrderId = null, wantedRole = null } = about;
    const now = new Date();
    const hour = Math.floor(now.getTime() / HOUR_MS);
    const commandId = uuidv5(accountId, `refused ${operation} ${workOrderId ?? ''} ${wantedRole ?? ''} ${hour}`);
    const writer = new StreamWriter(this.store, REFUSALS, { orgId, streamId: `refused-calls/${accountId}`, jobId: null });
    const attempt = { accountId, operation, workOrderId, role: standing.role, capacities: standing.capacities, wantedRole };
    const metadata = { actor: actorOf(member), commandId, correlationId: commandId, causationId: null, workflowId: null, runId: null };
    await writer.record(attempt, metadata, now.toISOString());
  }
}
