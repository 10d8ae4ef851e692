import { Controller, Inject } from '@nestjs/common';
import { answerOffers, type JobOffers, listOffers } from '@tallyport/contracts/work-order/offers-http';
import { shownOffers } from '@tallyport/domain/work-order/papers/shown-offers';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { JobGate } from './job-gate.js';
import { WorkOrderCommands } from './work-order.commands.js';

/** What papers offer to a job, and what people answer. */
@Controller()
export class OfferController {
  constructor(
    @Inject(WorkOrderCommands) private readonly commands: WorkOrderCommands,
    @Inject(JobGate) private readonly gate: JobGate,
  ) {}

  @Handles(listOffers)
  async list({ caller, params }: Call<typeof listOffers>): Promise<JobOffers> {
    return shownOffers(await this.gate.readable(caller, params.id));
  }

  @Handles(answerOffers)
  async answer(call: Call<typeof answerOffers>): Promise<JobOffers> {
    const { caller, params, body, answerHeader } = call;
    const { versions } = await this.gate.open(caller.orgId, params.id);
    const { streamPosition } = await this.commands.answerOffers(caller, params.id, body, commandIdentity(answerOffers, call));
    const written = await versions.reach(streamPosition);
    if (written === null) throw new ProblemError('work-order.not-found');
    answerHeader('Stream-Position', streamPlaceText({ streamId: `work-order/${params.id}`, streamPosition }));
    return shownOffers(written);
  }
}
