import { Inject, Injectable } from '@nestjs/common';
import { type CheckCommand, checkDecider } from '@tallyport/domain/checks/decider';
import { isSameFinding } from '@tallyport/domain/checks/fold-checks';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { EVENT_STORE } from '../../platform/tokens.js';
import { JobChecks } from './job-checks.js';

/** Writes the overrides of a job's checks. */
@Injectable()
export class CheckCommands {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(JobChecks) private readonly checks: JobChecks,
  ) {}

  /** Answers with the position of `checks/<job>` after the command. Throws 409 to override what does not fail for these values now. */
  async record(member: Member, command: CheckCommand, identity: CommandIdentity): Promise<number> {
    await this.register.admit(member.orgId, identity);
    const { workOrderId } = command;
    const place = { orgId: member.orgId, streamId: `checks/${workOrderId}`, jobId: workOrderId };
    // A repeat is answered as the first time, whatever the papers say since.
    const isRepeat = (await this.store.findCommand(place.orgId, place.streamId, identity.commandId)).length > 0;
    if (command.type === 'override' && !isRepeat && !(await this.fails(member.orgId, command))) throw new ProblemError('check.changed');
    return new StreamWriter(this.store, checkDecider, place).record(command, commandMetadata(member, identity), new Date().toISOString());
  }

  private async fails(orgId: string, command: CheckCommand): Promise<boolean> {
    const findings = await this.checks.now(orgId, command.workOrderId);
    return findings.some(({ fingerprint, ...finding }) => fingerprint !== null && isSameFinding({ ...finding, fingerprint }, command));
  }
}
