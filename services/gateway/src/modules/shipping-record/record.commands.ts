import { Inject, Injectable } from '@nestjs/common';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import type { HashedEvent } from '@tallyport/event-store/load';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { EVENT_STORE } from '../../platform/tokens.js';

/** Edits of a record by a person or a key, through the same decider that takes what was read. */
@Injectable()
export class RecordCommands {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
  ) {}

  /**
   * All edits or none, first tried on the record's events as they were loaded. Answers the position of the stream after them.
   * To confirm is to have looked: a signature rests on it, and no program does it.
   */
  async edit(
    member: Member,
    record: { readonly workOrderId: string; readonly kind: RecordKind; readonly recordId: string },
    edits: readonly RecordEdit[],
    events: readonly HashedEvent[],
    identity: CommandIdentity,
  ): Promise<number> {
    if (member.scopes !== null && edits.some(({ kind }) => kind === 'confirm')) throw new ProblemError('not-allowed');
    await this.register.admit(member.orgId, identity);
    const place = { orgId: member.orgId, streamId: `${record.kind}/${record.recordId}`, jobId: record.workOrderId };
    const writer = new StreamWriter(this.store, recordDecider, place);
    const command = { type: 'edit' as const, edits, ...record };
    return writer.record(command, commandMetadata(member, identity), new Date().toISOString(), writer.foldOf(events));
  }
}
