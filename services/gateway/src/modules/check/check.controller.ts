import { Controller, Inject } from '@nestjs/common';
import { type Conflict, listConflicts } from '@tallyport/contracts/check/conflicts-http';
import { listChecks, overrideCheck, takeBackOverride } from '@tallyport/contracts/check/http';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { isSameFinding } from '@tallyport/domain/checks/fold-checks';
import { overrideOf } from '@tallyport/domain/checks/overrides';
import { tallyOf } from '@tallyport/domain/checks/tally';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { sliceOf } from '../../platform/http/pages.js';
import { JobGate } from '../work-order/job-gate.js';
import { CheckCommands } from './check.commands.js';
import { JobChecks } from './job-checks.js';

type Overridden = ReplyOf<typeof overrideCheck>;

@Controller()
export class CheckController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(JobChecks) private readonly checks: JobChecks,
    @Inject(CheckCommands) private readonly commands: CheckCommands,
  ) {}

  @Handles(listChecks)
  async list(call: Call<typeof listChecks>): Promise<ReplyOf<typeof listChecks>> {
    const { caller, params, query, request } = call;
    await this.gate.readable(caller, params.id);
    if (query.as_of === undefined) await this.applied.awaitFor(call);
    const findings =
      query.as_of === undefined
        ? await this.checks.now(caller.orgId, params.id)
        : await this.checks.asOf(caller.orgId, params.id, query.as_of);
    return { ...sliceOf(findings, query, request), tally: tallyOf(findings) };
  }

  @Handles(listConflicts)
  async conflicts(call: Call<typeof listConflicts>): Promise<{ results: Conflict[] }> {
    const { caller, params, query } = call;
    await this.gate.readable(caller, params.id);
    if (query.as_of === undefined) await this.applied.awaitFor(call);
    return { results: await this.checks.conflicts(caller.orgId, params.id, query.as_of) };
  }

  @Handles(overrideCheck)
  async override(call: Call<typeof overrideCheck>): Promise<Overridden> {
    await this.gate.require(call.caller.orgId, call.params.id);
    await this.applied.awaitFor(call);
    const command = { type: 'override', workOrderId: call.params.id, ...call.body } as const;
    return this.answer(call, await this.commands.record(call.caller, command, commandIdentity(overrideCheck, call)));
  }

  @Handles(takeBackOverride)
  async takeBack(call: Call<typeof takeBackOverride>): Promise<Overridden> {
    await this.gate.require(call.caller.orgId, call.params.id);
    const command = { type: 'take-back', workOrderId: call.params.id, ...call.body } as const;
    return this.answer(call, await this.commands.record(call.caller, command, commandIdentity(takeBackOverride, call)));
  }

  private async answer(
    { caller, params, body, answerHeader }: Call<typeof overrideCheck> | Call<typeof takeBackOverride>,
    streamPosition: number,
  ): Promise<Overridden> {
    const { code, version, fingerprint } = body;
    const standing = (await this.checks.view(caller.orgId, params.id))?.overrides.find((one) => isSameFinding(one, body));
    answerHeader('Stream-Position', streamPlaceText({ streamId: `checks/${params.id}`, streamPosition }));
    return { code, version, fingerprint, override: standing === undefined ? null : overrideOf(standing) };
  }
}
