import { Inject, Injectable } from '@nestjs/common';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { type Chosen, chosenItems, planTakeOver } from '@tallyport/domain/freight-export/pull/plan-take-over';
import { syncDecider } from '@tallyport/domain/freight-export/sync/decider';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import type { Append } from '@tallyport/event-store/append';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { actorOf, type Member } from '../../../platform/auth/caller.js';
import type { CommandIdentity } from '../../../platform/commands/command-identity.js';
import { commandMetadata } from '../../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../../platform/commands/command-register.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { EVENT_STORE } from '../../../platform/tokens.js';
import { JobExports, keyIn } from '../job/job-exports.js';
import { SyncCommands } from '../sync/sync.commands.js';
import { JobsByKey } from './jobs-by-key.js';
import { isBound, isOutdated, PullQueries, readSync } from './pull.queries.js';
import { PullWriter } from './pull-writer.js';
import { putBackPlan } from './put-back-plan.js';

/** Which fetch of which job, and who decides about it. */
export interface PullCall {
  readonly member: Member;
  readonly job: WorkOrderView;
  readonly syncId: string;
  readonly identity: CommandIdentity;
}

type Seen = Parameters<PullQueries['asSeen']>[3];

/** Takes over what was fetched from a freight system, puts it back, and says that a job there is one of ours. */
@Injectable()
export class PullCommands {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(JobExports) private readonly exchanges: JobExports,
    @Inject(SyncCommands) private readonly syncs: SyncCommands,
    @Inject(PullQueries) private readonly queries: PullQueries,
    @Inject(PullWriter) private readonly writer: PullWriter,
    @Inject(JobsByKey) private readonly jobs: JobsByKey,
  ) {}

  /** All that was chosen, or nothing. `seen` is where the streams stood that the person decided on. */
  async takeOver({ member, job, syncId, identity }: PullCall, seen: Seen, chosen: Chosen): Promise<Sync> {
    const { orgId } = member;
    await this.register.admit(orgId, identity);
    const exchanges = await this.exchanges.of(orgId, job.id);
    const sync = readSync(exchanges, syncId);
    if (await this.writer.hasRecorded(orgId, syncId, identity)) return this.syncs.one(orgId, syncId);
    if (!isBound(exchanges, sync)) throw new ProblemError('export.key-not-bound');
    if (isOutdated(exchanges, sync)) throw new ProblemError('export.newer-look');
    const { proposal, items } = await this.queries.asSeen(orgId, job, sync, seen);
    const taken = chosenItems(items, chosen);
    if (taken === null) throw new ProblemError('export.nothing-chosen');
    const plan = planTakeOver(proposal, taken, (itemId) => uuidv5(syncId, itemId));
    const pulled = { syncId, systemId: sync.system_id, key: sync.key };
    const wish = { member, job, syncId, identity, plan, pulled };
    await this.writer.write({
      ...wish,
      fact: ({ streams, appends }) => ({ type: 'take-over', streams: [...streams], ...countsOf(appends) }),
    });
    return this.syncs.one(orgId, syncId);
  }

  /** What stood before stands again, where nobody changed it since. */
  async putBack({ member, job, syncId, identity }: PullCall, takenOverAt: number): Promise<Sync> {
    const { orgId } = member;
    await this.register.admit(orgId, identity);
    readSync(await this.exchanges.of(orgId, job.id), syncId);
    if (await this.writer.hasRecorded(orgId, syncId, identity)) return this.syncs.one(orgId, syncId);
    const events = await this.store.load(orgId, `sync/${syncId}`);
    const fact = events.map((event) => parseEvent(event)).find((_, index) => events[index]?.streamPosition === takenOverAt);
    const isDone = (await this.syncs.one(orgId, syncId)).taken_over?.some(
      ({ position, is_put_back }) => position === takenOverAt && is_put_back,
    );
    if (fact?.type !== 'sync.taken-over' || isDone === true) throw new ProblemError('export.nothing-to-put-back');
    const plan = await putBackPlan(this.store, orgId, fact.data.streams);
    const wish = { member, job, syncId, identity, plan };
    await this.writer.write({ ...wish, fact: ({ streams }) => ({ type: 'put-back', takenOverAt, streams: [...streams] }) });
    return this.syncs.one(orgId, syncId);
  }

  /** The job there is this one: from here on it is looked at, updated and pulled by this key. */
  async bind({ member, job, syncId, identity }: PullCall): Promise<Sync> {
    const { orgId } = member;
    await this.register.admit(orgId, identity);
    const exchanges = await this.exchanges.of(orgId, job.id);
    const { key, system_id } = readSync(exchanges, syncId);
    const known = keyIn(exchanges, system_id);
    if (known !== null && known !== key) throw new ProblemError('export.has-key');
    const other = await this.jobs.other(orgId, job.id, system_id, key);
    if (other !== null) throw new ProblemError('export.key-elsewhere', { detail: other.code });
    if (known === null) {
      const writer = new StreamWriter(this.store, syncDecider, { orgId, streamId: `sync/${syncId}`, jobId: job.id });
      const { commandId, correlationId } = identity;
      const now = new Date().toISOString();
      const command = { type: 'bind-key' as const, commandId, correlationId, actor: actorOf(member), issuedAt: now, syncId };
      await writer.record(command, commandMetadata(member, identity), now);
    }
    return this.syncs.one(orgId, syncId);
  }
}

/** What was written, of values and of lines. */
function countsOf(appends: readonly Append[]): { values: number; linesAdded: number; linesRemoved: number } {
  const counts = { values: 0, linesAdded: 0, linesRemoved: 0 };
  for (const event of appends.flatMap(({ events }) => events)) {
    if (event.type === 'record.amended' || event.type === 'record.line-amended') counts.values += event.data.changes.length;
    if (event.type === 'work-order.amended') counts.values += event.data.changes.length - (event.data.followed?.length ?? 0);
    if (event.type === 'record.line-added' || event.type === 'record.line-restored') counts.linesAdded += 1;
    if (event.type === 'record.line-removed') counts.linesRemoved += 1;
  }
  return counts;
}
