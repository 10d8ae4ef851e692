import { Inject, Injectable } from '@nestjs/common';
import type { Document } from '@tallyport/contracts/document-extraction/document';
import { extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import { Rejection } from '@tallyport/domain/rejection';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import { actorOf, type Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import type { StreamPlace } from '../../platform/freshness/stream-place.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import type { ExtractionProcess } from '../../platform/temporal/processes.js';
import { EVENT_STORE, EXTRACTIONS } from '../../platform/tokens.js';

/** Lower goes first: a re-extraction after whom a person waits for, bulk after both. */
const AGAIN = 3;
const BULK = 5;

/** Asks for readings and stops them. A request is an event, which the reactor turns into a run, also when Temporal is down now. */
@Injectable()
export class ExtractionCommands {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(EXTRACTIONS) private readonly process: ExtractionProcess,
    @Inject(CommandRegister) private readonly register: CommandRegister,
  ) {}

  async retry(member: Member, document: Document, identity: CommandIdentity): Promise<number> {
    await this.register.admit(member.orgId, identity);
    if (document.withdrawn) throw new ProblemError('document.withdrawn');
    return this.request(member, document, identity, AGAIN);
  }

  /**
   * Requests every document that is not withdrawn and not being read; answers them, and where the last of their streams stands:
   * streams of one job are read in the order in which they were written, so that whoever has seen the last has seen all.
   */
  async requestAll(
    member: Member,
    documents: readonly Document[],
    identity: CommandIdentity,
  ): Promise<{ readonly requested: string[]; readonly last: StreamPlace | null }> {
    await this.register.admit(member.orgId, identity);
    const requested: string[] = [];
    let last: StreamPlace | null = null;
    for (const document of documents.filter(({ withdrawn }) => !withdrawn)) {
      const command = { ...identity, commandId: uuidv5(identity.commandId, document.id) };
      try {
        const streamPosition = await this.request(member, document, command, BULK);
        requested.push(document.id);
        last = { streamId: `extraction/${document.id}`, streamPosition };
      } catch (error) {
        if (!(error instanceof Rejection && error.code === 'extraction.still-running')) throw error;
      }
    }
    return { requested, last };
  }

  /** The end is recorded by the reading itself, so that nothing it still does comes after its end. */
  async cancel(member: Member, document: Document, identity: CommandIdentity): Promise<void> {
    await this.register.admit(member.orgId, identity);
    const { state, attempt } = document.extraction ?? {};
    if (attempt === undefined || (state !== 'waiting' && state !== 'running')) throw new ProblemError('extraction.not-running');
    const ref = { orgId: member.orgId, workOrderId: document.work_order_id, documentId: document.id };
    const issuedAt = new Date().toISOString();
    await this.process.cancel(ref, { commandId: identity.commandId, actor: actorOf(member), reason: 'person', issuedAt, attempt });
  }

  private request(member: Member, document: Document, identity: CommandIdentity, priority: number): Promise<number> {
    const { id: documentId, work_order_id: workOrderId, hash, media_type: mediaType, bytes } = document;
    const place = { orgId: member.orgId, streamId: `extraction/${documentId}`, jobId: workOrderId };
    const writer = new StreamWriter(this.store, extractionDecider, place);
    const request = { documentId, workOrderId, hash, mediaType, bytes, priority };
    return writer.record({ type: 'request', request }, commandMetadata(member, identity), new Date().toISOString());
  }
}
