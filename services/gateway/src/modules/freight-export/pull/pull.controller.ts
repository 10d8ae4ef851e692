import { Controller, Inject } from '@nestjs/common';
import { bindFreightKey, getPullProposal, type PullProposal, putBack, takeOver } from '@tallyport/contracts/freight-export/pull-http';
import type { Sync } from '@tallyport/contracts/freight-export/sync';
import { commandIdentity } from '../../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../../platform/freshness/stream-place.js';
import type { Call } from '../../../platform/http/call.js';
import { Handles } from '../../../platform/http/handles.js';
import { JobGate } from '../../work-order/job-gate.js';
import { PullCommands } from './pull.commands.js';
import { PullQueries } from './pull.queries.js';

type Command = Call<typeof takeOver> | Call<typeof putBack> | Call<typeof bindFreightKey>;

/** Taking over a job from its freight system. */
@Controller()
export class PullController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(PullQueries) private readonly queries: PullQueries,
    @Inject(PullCommands) private readonly commands: PullCommands,
  ) {}

  @Handles(getPullProposal)
  async proposal(call: Call<typeof getPullProposal>): Promise<PullProposal> {
    await this.applied.awaitFor(call);
    const { caller, params } = call;
    return this.queries.of(caller.orgId, await this.gate.readable(caller, params.id), params.sync);
  }

  @Handles(takeOver)
  async take(call: Call<typeof takeOver>): Promise<Sync> {
    const pull = await this.pull(call, commandIdentity(takeOver, call));
    return this.answered(call, await this.commands.takeOver(pull, call.body.seen, call.body.take));
  }

  @Handles(putBack)
  async back(call: Call<typeof putBack>): Promise<Sync> {
    const pull = await this.pull(call, commandIdentity(putBack, call));
    return this.answered(call, await this.commands.putBack(pull, call.body.position));
  }

  @Handles(bindFreightKey)
  async bind(call: Call<typeof bindFreightKey>): Promise<Sync> {
    return this.answered(call, await this.commands.bind(await this.pull(call, commandIdentity(bindFreightKey, call))));
  }

  private async pull({ caller, params }: Command, identity: ReturnType<typeof commandIdentity>) {
    return { member: caller, job: await this.gate.require(caller.orgId, params.id), syncId: params.sync, identity };
  }

  private answered({ answerHeader }: Command, sync: Sync): Sync {
    answerHeader('Stream-Position', streamPlaceText({ streamId: `sync/${sync.id}`, streamPosition: sync.stream_position }));
    return sync;
  }
}
