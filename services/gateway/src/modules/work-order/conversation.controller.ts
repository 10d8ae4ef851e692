import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { listConversations, postConversation } from '@tallyport/contracts/work-order/http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, sliceOf } from '../../platform/http/pages.js';
import { Conversations } from './conversations.js';
import { JobGate } from './job-gate.js';

type Message = ReplyOf<typeof postConversation>;

@Controller()
export class ConversationController {
  constructor(
    @Inject(Conversations) private readonly conversations: Conversations,
    @Inject(JobGate) private readonly gate: JobGate,
  ) {}

  @Handles(listConversations)
  async list({ caller, params, query, request }: Call<typeof listConversations>): Promise<Page<Message>> {
    await this.gate.readable(caller, params.id);
    return sliceOf(await this.conversations.of(caller.orgId, params.id), query, request);
  }

  @Handles(postConversation)
  async post(call: Call<typeof postConversation>): Promise<Message> {
    const { caller, params, body, answerHeader } = call;
    await this.gate.require(caller.orgId, params.id);
    const { message, streamPosition } = await this.conversations.post(
      caller,
      params.id,
      body.text,
      commandIdentity(postConversation, call),
    );
    answerHeader('Stream-Position', streamPlaceText({ streamId: `conversation/${params.id}`, streamPosition }));
    return message;
  }
}
