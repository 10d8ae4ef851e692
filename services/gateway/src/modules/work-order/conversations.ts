import { Inject, Injectable } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { postConversation } from '@tallyport/contracts/work-order/http';
import { conversationDecider } from '@tallyport/domain/work-order/conversation-decider';
import { type ConversationView, foldConversation } from '@tallyport/domain/work-order/fold-conversation';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import { EVENT_STORE } from '../../platform/tokens.js';
import { PeopleQueries } from '../organisation/people.queries.js';

type Message = ReplyOf<typeof postConversation>;

/** The conversation of a job, read from its own stream: what was just written is there. */
@Injectable()
export class Conversations {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(PeopleQueries) private readonly people: PeopleQueries,
  ) {}

  async of(orgId: string, workOrderId: string): Promise<Message[]> {
    const events = await this.store.load(orgId, `conversation/${workOrderId}`);
    const view = events.reduce<ConversationView | null>((folded, event) => foldConversation(folded, parseEvent(event), event), null);
    const messages = view?.messages ?? [];
    const people = await this.people.byId(
      orgId,
      messages.map((message) => message.author),
    );
    return messages.map((message) => ({ ...message, author: message.author === null ? null : (people.get(message.author) ?? null) }));
  }

  async post(
    member: Member,
    workOrderId: string,
    text: string,
    identity: CommandIdentity,
  ): Promise<{ message: Message; streamPosition: number }> {
    await this.register.admit(member.orgId, identity);
    const place = { orgId: member.orgId, streamId: `conversation/${workOrderId}`, jobId: workOrderId };
    const writer = new StreamWriter(this.store, conversationDecider, place);
    const messageId = uuidv5(identity.commandId, 'message');
    const streamPosition = await writer.record(
      { workOrderId, messageId, text },
      commandMetadata(member, identity),
      new Date().toISOString(),
    );
    const message = (await this.of(member.orgId, workOrderId)).find((one) => one.id === messageId);
    if (!message) throw new TypeError('a message that was recorded is in its conversation');
    return { message, streamPosition };
  }
}
