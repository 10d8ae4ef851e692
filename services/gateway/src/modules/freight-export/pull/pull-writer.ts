import { Inject, Injectable } from '@nestjs/common';
import type { Pulled } from '@tallyport/contracts/freight-export/pulled';
import type { FieldConflict } from '@tallyport/contracts/problem';
import type { PullPlan } from '@tallyport/domain/freight-export/pull/plan-take-over';
import { type AnySyncCommand, syncDecider } from '@tallyport/domain/freight-export/sync/decider';
import { Rejection } from '@tallyport/domain/rejection';
import { workOrderDecider } from '@tallyport/domain/work-order/decider';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import type { Append } from '@tallyport/event-store/append';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamTooBusy, StreamWriter } from '@tallyport/event-store/stream-writer';
import { actorOf, type Member } from '../../../platform/auth/caller.js';
import { type CommandIdentity, partOf } from '../../../platform/commands/command-identity.js';
import { commandMetadata } from '../../../platform/commands/command-metadata.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { EVENT_STORE } from '../../../platform/tokens.js';
import { OrganisationQueries } from '../../organisation/organisation.queries.js';
import { nextOfRecord } from './next-of-record.js';

const MAX_TRIES = 5;

/** Streams that a pull wrote, each with what was appended. */
export type Written = Readonly<{ streams: readonly { streamId: string; after: number; upTo: number }[]; appends: readonly Append[] }>;

/** Who writes what of a job, and by which fetch. */
export interface PullWish {
  readonly member: Member;
  readonly job: WorkOrderView;
  readonly syncId: string;
  readonly identity: CommandIdentity;
  readonly plan: PullPlan;
  /** Where it is taken over from; nothing where a person puts back what stood. */
  readonly pulled?: Pulled;
  /** What is recorded of it in the stream of the fetch. */
  readonly fact: (written: Written) => SyncFact;
}

type SyncFact = Fact<Extract<AnySyncCommand, { type: 'take-over' | 'put-back' }>>;
type Fact<Command> = Command extends unknown ? Omit<Command, 'commandId' | 'correlationId' | 'actor' | 'issuedAt' | 'syncId'> : never;

/**
 * Writes the job, its records and the fetch in one transaction: whoever is killed on the way has written all of it or nothing. Each
 * stream is decided by its own decider on what stands now; every value that differs from what was seen is named at once.
 */
@Injectable()
export class PullWriter {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(OrganisationQueries) private readonly organisations: OrganisationQueries,
  ) {}

  /** Whether this very command was recorded before: a repeat is answered as the first time. */
  async hasRecorded(orgId: string, syncId: string, { commandId }: CommandIdentity): Promise<boolean> {
    return (await this.store.findCommand(orgId, `sync/${syncId}`, commandId)).length > 0;
  }

  /** Throws 409 with both values of each field in conflict. Where nothing is left to do, nothing is recorded. */
  async write(wish: PullWish): Promise<void> {
    const { member, job, syncId, identity } = wish;
    const { orgId } = member;
    const now = new Date().toISOString();
    for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
      if (await this.hasRecorded(orgId, syncId, identity)) return;
      const appends = await this.appendsOf(wish, now);
      if (appends.length === 0) return;
      const streams = appends.map(({ streamId, after, events }) => ({
        streamId,
        after: after.streamPosition,
        upTo: after.streamPosition + events.length,
      }));
      const writer = new StreamWriter(this.store, syncDecider, { orgId, streamId: `sync/${syncId}`, jobId: job.id });
      const { commandId, correlationId } = identity;
      const circumstances = { commandId, correlationId, actor: actorOf(member), issuedAt: now, syncId };
      const fact = await writer.next({ ...wish.fact({ streams, appends }), ...circumstances }, commandMetadata(member, identity), now);
      if (fact.kind === 'recorded') return;
      if (await this.store.appendTogether([...appends, fact.append])) return;
    }
    throw new StreamTooBusy(`sync/${syncId}`);
  }

  private async appendsOf(wish: PullWish, now: string): Promise<Append[]> {
    const conflicts: FieldConflict[] = [];
    const appends: Append[] = [];
    const job = await this.ofJob(wish, now, conflicts);
    if (job) appends.push(job);
    for (const [streamId, edits] of wish.plan.records) {
      const { member, pulled } = wish;
      const place = { orgId: member.orgId, streamId, jobId: wish.job.id };
      const metadata = commandMetadata(member, partOf(wish.identity, streamId));
      const next = await nextOfRecord(this.store, place, { edits, pulled, metadata, now });
      if (next.kind === 'conflicts') conflicts.push(...next.conflicts);
      else if (next.append.events.length > 0) appends.push(next.append);
    }
    if (conflicts.length > 0) throw new ProblemError('field-conflict', { conflicts });
    return appends;
  }

  /** The job's own process is not asked: what it knows is only a beginning of the log, and it reads the rest before it refuses. */
  private async ofJob({ member, job, plan, pulled, identity }: PullWish, now: string, conflicts: FieldConflict[]): Promise<Append | null> {
    if (plan.job.length === 0) return null;
    const { orgId, standing } = member;
    const streamId = `work-order/${job.id}`;
    const branch = await this.organisations.branch(orgId, job.branch);
    const part = partOf(identity, streamId);
    const { commandId, correlationId } = part;
    const envelope = { commandId, correlationId, orgId, workOrderId: job.id, actor: actorOf(member), standing, issuedAt: now };
    const zone = branch === undefined ? {} : { timeZone: branch.time_zone };
    const writer = new StreamWriter(this.store, workOrderDecider, { orgId, streamId, jobId: job.id });
    try {
      const command = {
        type: 'amend-work-order' as const,
        ...envelope,
        changes: [...plan.job],
        names: {},
        ...zone,
        ...(pulled && { pulled }),
      };
      const next = await writer.next(command, commandMetadata(member, part), now);
      return next.kind === 'append' && next.append.events.length > 0 ? next.append : null;
    } catch (error) {
      if (!(error instanceof Rejection) || error.code !== 'field-conflict') throw error;
      conflicts.push(...error.conflicts.map((conflict) => ({ ...conflict, stream_id: streamId })));
      return null;
    }
  }
}
