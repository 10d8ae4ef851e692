import { Inject, Injectable } from '@nestjs/common';
import { customsMessageDecider } from '@tallyport/domain/lodgement/customs-message-decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import { EVENT_STORE } from '../../platform/tokens.js';
import type { LodgedRecord } from './lodgement.queries.js';

/** Writes where a message of customs belongs. What follows from it is for the lodgement. */
@Injectable()
export class CustomsMessageCommands {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
  ) {}

  /** Answers with the position of the message's stream after it. */
  async match(member: Member, messageId: string, of: Omit<LodgedRecord, 'kind'>, identity: CommandIdentity): Promise<number> {
    await this.register.admit(member.orgId, identity);
    const place = { orgId: member.orgId, streamId: `customs-message/${messageId}`, jobId: null };
    const command = { messageId, workOrderId: of.workOrderId, lodgementId: of.recordId };
    return new StreamWriter(this.store, customsMessageDecider, place).record(
      command,
      commandMetadata(member, identity),
      new Date().toISOString(),
    );
  }
}
