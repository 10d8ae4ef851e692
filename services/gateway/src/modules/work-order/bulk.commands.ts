import { Inject, Injectable } from '@nestjs/common';
import type { BodyOf } from '@tallyport/contracts/define-operation';
import type { BulkOutcome, bulkUpdateWorkOrders } from '@tallyport/contracts/work-order/bulk-http';
import type { Log } from '@tallyport/runtime/log';
import type { Member } from '../../platform/auth/caller.js';
import { type CommandIdentity, partOf } from '../../platform/commands/command-identity.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import { explainError } from '../../platform/problems/explain-error.js';
import { LOG } from '../../platform/tokens.js';
import { JobGate } from './job-gate.js';
import { type JobPlace, WorkOrderCommands } from './work-order.commands.js';

type Change = Omit<BodyOf<typeof bulkUpdateWorkOrders>, 'ids'>;

/** So many jobs are on their way at a time. */
const LINES = 8;

/** What became of all jobs, and where the last one that was written stands. */
export interface BulkResult {
  readonly outcomes: BulkOutcome[];
  readonly last: JobPlace | null;
}

/**
 * One change for many jobs, each by its own command and its own rules. The command of a job comes from the key and the job, so that a
 * repeat finds what was done and does the rest. When nothing can be reached any more, the jobs that are left are not tried.
 */
@Injectable()
export class BulkCommands {
  constructor(
    @Inject(WorkOrderCommands) private readonly commands: WorkOrderCommands,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async update(member: Member, ids: readonly string[], change: Change, identity: CommandIdentity): Promise<BulkResult> {
    await this.register.admit(member.orgId, identity);
    const wanted = [...new Set(ids)];
    const problems = new Map<string, BulkOutcome['problem']>();
    const waiting = [...wanted];
    let last: JobPlace | null = null;
    let isCutOff = false;
    const line = async () => {
      for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
        if (isCutOff) {
          problems.set(id, 'unavailable');
          continue;
        }
        const done = await this.one(member, id, change, identity);
        if ('place' in done) last = done.place;
        else isCutOff ||= done.problem === 'unavailable';
        problems.set(id, 'place' in done ? null : done.problem);
      }
    };
    await Promise.all(Array.from({ length: LINES }, line));
    return { outcomes: wanted.map((id) => ({ id, problem: problems.get(id) ?? null })), last };
  }

  private async one(
    member: Member,
    id: string,
    { assign, status }: Change,
    identity: CommandIdentity,
  ): Promise<{ place: JobPlace } | { problem: NonNullable<BulkOutcome['problem']> }> {
    const command = { ...partOf(identity, id), fingerprint: null };
    try {
      await this.gate.require(member.orgId, id);
      if (status !== undefined) return { place: await this.commands.changeStatus(member, id, status, command) };
      if (assign === undefined) throw new Error('a change of nothing');
      return { place: await this.commands.assign(member, id, assign.user_type, assign.user_id, command) };
    } catch (error) {
      const { problem } = explainError(error);
      if (problem.code === 'defect') this.log.error({ err: error, workOrderId: id }, 'a job of many met a defect');
      return { problem: problem.code };
    }
  }
}
