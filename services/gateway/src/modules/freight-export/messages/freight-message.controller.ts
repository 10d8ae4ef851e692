import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import {
  type FreightMessage,
  getFreightMessage,
  listFreightMessages,
  matchFreightMessage,
  setFreightMessageAside,
} from '@tallyport/contracts/freight-export/freight-message-http';
import type { FreightMessageView } from '@tallyport/domain/freight-export/freight-message/fold';
import { commandIdentity } from '../../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../../platform/freshness/stream-place.js';
import type { Call } from '../../../platform/http/call.js';
import { Handles } from '../../../platform/http/handles.js';
import { type Page, pageOf } from '../../../platform/http/pages.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { ExportTexts } from '../export/export-texts.js';
import { FreightMessageCommands } from './freight-message.commands.js';
import { FreightMessageQueries } from './freight-message.queries.js';

/** What freight systems sent by themselves, and where a message belongs that says it of nothing. */
@Controller()
export class FreightMessageController {
  constructor(
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(FreightMessageQueries) private readonly queries: FreightMessageQueries,
    @Inject(FreightMessageCommands) private readonly commands: FreightMessageCommands,
    @Inject(ExportTexts) private readonly texts: ExportTexts,
  ) {}

  @Handles(listFreightMessages)
  async list(call: Call<typeof listFreightMessages>): Promise<Page<FreightMessage>> {
    await this.applied.awaitFor(call);
    const { caller, query, request } = call;
    const { messages, count } = await this.queries.list(caller.orgId, query.state, query);
    return pageOf(messages, count, query, request);
  }

  @Handles(getFreightMessage)
  async one({ caller, params }: Call<typeof getFreightMessage>): Promise<ReplyOf<typeof getFreightMessage>> {
    const view = await this.queries.one(caller.orgId, params.freight_message);
    return { ...(await this.shown(caller.orgId, view)), text: await this.texts.read(caller.orgId, view.original) };
  }

  @Handles(matchFreightMessage)
  async match(call: Call<typeof matchFreightMessage>): Promise<FreightMessage> {
    const { caller, params, body } = call;
    await this.queries.one(caller.orgId, params.freight_message);
    const identity = commandIdentity(matchFreightMessage, call);
    return this.written(call, await this.commands.match(caller, params.freight_message, body.export, identity));
  }

  @Handles(setFreightMessageAside)
  async setAside(call: Call<typeof setFreightMessageAside>): Promise<FreightMessage> {
    const { caller, params, body } = call;
    await this.queries.one(caller.orgId, params.freight_message);
    const identity = commandIdentity(setFreightMessageAside, call);
    return this.written(call, await this.commands.setAside(caller, params.freight_message, body.reason, identity));
  }

  private async written(
    { caller, params, answerHeader }: Pick<Call<typeof setFreightMessageAside>, 'caller' | 'params' | 'answerHeader'>,
    streamPosition: number,
  ): Promise<FreightMessage> {
    const messageId = params.freight_message;
    answerHeader('Stream-Position', streamPlaceText({ streamId: `freight-message/${messageId}`, streamPosition }));
    return this.shown(caller.orgId, await this.queries.one(caller.orgId, messageId));
  }

  private async shown(orgId: string, view: FreightMessageView): Promise<FreightMessage> {
    const [message] = await this.queries.shown(orgId, [view]);
    if (message === undefined) throw new ProblemError('freight-message.not-found');
    return message;
  }
}
