import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import {
  type CustomsMessage,
  getCustomsMessage,
  getOrganisationCustomsMessage,
  listCustomsMessages,
  listOrganisationCustomsMessages,
  matchCustomsMessage,
} from '@tallyport/contracts/lodgement/customs-message-http';
import { type ExchangedMessage, receivedMessage } from '@tallyport/domain/lodgement/exchanged-messages';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, pageOf, sliceOf } from '../../platform/http/pages.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { JobGate } from '../work-order/job-gate.js';
import { CustomsMessageCommands } from './customs-message.commands.js';
import { CustomsMessageQueries } from './customs-message.queries.js';
import { LodgementQueries } from './lodgement.queries.js';
import { MessageExplainer } from './message-explainer.js';

type Explained = ReplyOf<typeof getCustomsMessage>;

/** What was exchanged with customs, and where a message belongs that says it of nothing. */
@Controller()
export class CustomsMessageController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(LodgementQueries) private readonly lodgements: LodgementQueries,
    @Inject(CustomsMessageQueries) private readonly queries: CustomsMessageQueries,
    @Inject(CustomsMessageCommands) private readonly commands: CustomsMessageCommands,
    @Inject(MessageExplainer) private readonly explainer: MessageExplainer,
  ) {}

  @Handles(listCustomsMessages)
  async ofJob(call: Call<typeof listCustomsMessages>): Promise<Page<CustomsMessage>> {
    const { caller, params, query, request } = call;
    await this.gate.readable(caller, params.id);
    if (query.as_of === undefined) await this.applied.awaitFor(call);
    const exchanged = await this.queries.ofJob(caller.orgId, params.id, query.as_of);
    return sliceOf(
      exchanged.map(({ message }) => message),
      query,
      request,
    );
  }

  @Handles(getCustomsMessage)
  async oneOfJob(call: Call<typeof getCustomsMessage>): Promise<Explained> {
    const { caller, params } = call;
    await this.gate.readable(caller, params.id);
    const exchanged = await this.queries.ofJob(caller.orgId, params.id);
    const found = exchanged.find(({ message }) => message.id === params.message);
    if (!found) throw new ProblemError('customs-message.not-found');
    return this.explained(call, found);
  }

  @Handles(listOrganisationCustomsMessages)
  async received(call: Call<typeof listOrganisationCustomsMessages>): Promise<Page<CustomsMessage>> {
    const { caller, query, request } = call;
    await this.applied.awaitFor(call);
    const { views, count } = await this.queries.received(caller.orgId, query.unmatched, query);
    return pageOf(
      views.map((view) => receivedMessage(view, null).message),
      count,
      query,
      request,
    );
  }

  @Handles(getOrganisationCustomsMessage)
  async oneReceived(call: Call<typeof getOrganisationCustomsMessage>): Promise<Explained> {
    const { caller, params } = call;
    return this.explained(call, receivedMessage(await this.queries.one(caller.orgId, params.message), null));
  }

  /** The lodgement is looked up below its job: nobody hands a message to another organisation's. */
  @Handles(matchCustomsMessage)
  async match(call: Call<typeof matchCustomsMessage>): Promise<CustomsMessage> {
    const { caller, params, body, answerHeader } = call;
    await this.gate.require(caller.orgId, body.work_order_id);
    const of = { orgId: caller.orgId, workOrderId: body.work_order_id, recordId: body.lodgement_id };
    const lodgement = (await this.lodgements.open(of)).at();
    if (lodgement?.work_order_id !== of.workOrderId) throw new ProblemError('record.not-found');
    const streamPosition = await this.commands.match(caller, params.message, of, commandIdentity(matchCustomsMessage, call));
    answerHeader('Stream-Position', streamPlaceText({ streamId: `customs-message/${params.message}`, streamPosition }));
    return receivedMessage(await this.queries.one(caller.orgId, params.message), lodgement).message;
  }

  private async explained(
    { caller, query, request }: Pick<Call<typeof getCustomsMessage>, 'caller' | 'query' | 'request'>,
    exchanged: ExchangedMessage,
  ): Promise<Explained> {
    const { segments, findings } = await this.explainer.explain(caller.orgId, exchanged);
    return { ...sliceOf(segments, query, request), message: exchanged.message, findings: [...findings] };
  }
}
