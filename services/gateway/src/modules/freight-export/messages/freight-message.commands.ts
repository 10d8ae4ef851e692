import { Inject, Injectable } from '@nestjs/common';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { type FreightMessageCommand, freightMessageDecider } from '@tallyport/domain/freight-export/freight-message/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../../platform/auth/caller.js';
import type { CommandIdentity } from '../../../platform/commands/command-identity.js';
import { commandMetadata } from '../../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../../platform/commands/command-register.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { EVENT_STORE } from '../../../platform/tokens.js';

/** Writes where a message of a freight system belongs, or that it belongs nowhere. What follows from it is for the export. */
@Injectable()
export class FreightMessageCommands {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
  ) {}

  /** The export is looked up in the organisation: nobody hands a message to another one's. Throws 404. */
  async match(member: Member, messageId: string, exportId: string, identity: CommandIdentity): Promise<number> {
    const [asked] = (await this.store.load(member.orgId, `export/${exportId}`)).map((event) => parseEvent(event));
    if (asked?.type !== 'export.requested') throw new ProblemError('export.not-found');
    return this.record(member, { type: 'match', messageId, workOrderId: asked.data.workOrderId, exportId }, identity);
  }

  setAside(member: Member, messageId: string, reason: string, identity: CommandIdentity): Promise<number> {
    return this.record(member, { type: 'set-aside', messageId, reason }, identity);
  }

  /** Answers with the position of the message's stream after it. */
  private async record(member: Member, command: FreightMessageCommand, identity: CommandIdentity): Promise<number> {
    await this.register.admit(member.orgId, identity);
    const place = { orgId: member.orgId, streamId: `freight-message/${command.messageId}`, jobId: null };
    const writer = new StreamWriter(this.store, freightMessageDecider, place);
    return writer.record(command, commandMetadata(member, identity), new Date().toISOString());
  }
}
