import { Inject, Injectable } from '@nestjs/common';
import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { SegmentCut } from '@tallyport/contracts/document-extraction/document-types';
import { documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import { extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamTooBusy, StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import type { StreamPlace } from '../../platform/freshness/stream-place.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { EVENT_STORE } from '../../platform/tokens.js';

/** A person waits to see what their cut makes of the file. */
const PERSON_WAITS = 2;
const MAX_TRIES = 5;

/** Moves the cuts and types of a file as a person says, and asks for a reading of what changed: both are recorded, or neither. */
@Injectable()
export class SegmentCommands {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
  ) {}

  /** `seen` is the position of the document that the person decided on, null for whatever stands. */
  async correct(
    member: Member,
    document: Document,
    segments: readonly SegmentCut[],
    seen: number | null,
    identity: CommandIdentity,
  ): Promise<StreamPlace> {
    const { orgId } = member;
    await this.register.admit(orgId, identity);
    const { id: documentId, work_order_id: workOrderId, hash, media_type: mediaType, bytes } = document;
    const streamId = `document/${documentId}`;
    const writer = new StreamWriter(this.store, documentDecider, { orgId, streamId, jobId: workOrderId });
    const reading = new StreamWriter(this.store, extractionDecider, { orgId, streamId: `extraction/${documentId}`, jobId: workOrderId });
    const request = { documentId, workOrderId, hash, mediaType, bytes, priority: PERSON_WAITS, anew: true };
    const now = new Date().toISOString();
    const asked = commandMetadata(member, { ...identity, commandId: uuidv5(identity.commandId, 'extraction') });
    for (let attempt = 1; attempt <= MAX_TRIES; attempt++) {
      const cut = await writer.next(
        { type: 'correct-segments', documentId, workOrderId, segments },
        commandMetadata(member, identity),
        now,
      );
      if (cut.kind === 'recorded') return { streamId, streamPosition: cut.streamPosition };
      const standing = cut.append.after.streamPosition;
      if (seen !== null && seen !== standing) throw new ProblemError('document.segments-changed');
      if (cut.append.events.length === 0) return { streamId, streamPosition: standing };
      const again = await reading.next({ type: 'request', request }, asked, now);
      const appends = again.kind === 'recorded' ? [cut.append] : [cut.append, again.append];
      if (await this.store.appendTogether(appends)) return { streamId, streamPosition: standing + cut.append.events.length };
    }
    throw new StreamTooBusy(streamId);
  }
}
