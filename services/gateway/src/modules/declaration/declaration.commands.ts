import { Inject, Injectable } from '@nestjs/common';
import type { CompiledDeclaration } from '@tallyport/domain/declaration/compile/compile-declaration';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import { EVENT_STORE } from '../../platform/tokens.js';

/** The records that are made from others. */
export type CompiledKind = 'declaration' | 'cargo-report';

const NO_PAPER = { documentId: null, attempt: null, fromPage: null, toPage: null, documentType: null };

/** Writes what was compiled into the stream of a declaration or cargo report, through the same decider that takes what was read of papers. */
@Injectable()
export class DeclarationCommands {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
  ) {}

  /** Answers the position of the stream after it. */
  async compile(
    member: Member,
    record: { readonly kind: CompiledKind; readonly workOrderId: string; readonly recordId: string },
    compiled: CompiledDeclaration,
    identity: CommandIdentity,
  ): Promise<number> {
    await this.register.admit(member.orgId, identity);
    const place = { orgId: member.orgId, streamId: `${record.kind}/${record.recordId}`, jobId: record.workOrderId };
    const command = { type: 'extract' as const, ...record, source: NO_PAPER, ...compiled };
    return new StreamWriter(this.store, recordDecider, place).record(command, commandMetadata(member, identity), new Date().toISOString());
  }
}
