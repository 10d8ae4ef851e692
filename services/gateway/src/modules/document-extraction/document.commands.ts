import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Document } from '@tallyport/contracts/document-extraction/http';
import { documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import { extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import type { StreamPlace } from '../../platform/freshness/stream-place.js';
import { EVENT_STORE } from '../../platform/tokens.js';
import { DocumentQueries } from './document.queries.js';
import { RecordsOfDocument } from './records-of-document.js';
import type { StoredUpload } from './upload-reader.js';

/** A person waits for what was just uploaded. */
const PERSON_WAITS = 2;

/** Records uploads and withdrawals. The bytes of an upload are durable before this is called. */
@Injectable()
export class DocumentCommands {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(DocumentQueries) private readonly documents: DocumentQueries,
    @Inject(RecordsOfDocument) private readonly records: RecordsOfDocument,
  ) {}

  /**
   * The n-th file of a call. Document and request for its reading are recorded together: neither stands without the other.
   * Each stream has a command of its own, made from the call's, so that a repeat finds both.
   */
  async upload(
    member: Member,
    workOrderId: string,
    { fileName, hash, bytes, mediaType }: StoredUpload & { fileName: string },
    identity: CommandIdentity,
    n: number,
  ): Promise<{ document: Document; place: StreamPlace }> {
    const { orgId } = member;
    await this.register.admit(orgId, fileIdentity(identity, n, `${hash} ${fileName}`));
    const documentId = uuidv5(identity.commandId, `document/${n}`);
    const streamId = `extraction/${documentId}`;
    const document = new StreamWriter(this.store, documentDecider, { orgId, streamId: `document/${documentId}`, jobId: workOrderId });
    const extraction = new StreamWriter(this.store, extractionDecider, { orgId, streamId, jobId: workOrderId });
    const now = new Date().toISOString();
    const upload = { documentId, workOrderId, fileName, mediaType, bytes, hash };
    const uploading = [{ type: 'upload', upload }, commandMetadata(member, partOf(identity, `upload/${n}`)), now] as const;
    const request = { documentId, workOrderId, hash, mediaType, bytes, priority: PERSON_WAITS };
    const requesting = [{ type: 'request', request }, commandMetadata(member, partOf(identity, `extraction/${n}`)), now] as const;
    const isNew = await this.store.appendTogether([document.beginning(...uploading), extraction.beginning(...requesting)]);
    if (!isNew) await document.record(...uploading);
    const streamPosition = isNew ? 1 : await extraction.record(...requesting);
    return { document: await this.documents.recorded(orgId, workOrderId, documentId), place: { streamId, streamPosition } };
  }

  /** Takes a document back, and with it what was read from it. The reactor ends its reading. */
  async withdraw(member: Member, workOrderId: string, documentId: string, identity: CommandIdentity): Promise<StreamPlace> {
    const { orgId } = member;
    await this.register.admit(orgId, identity);
    const now = new Date().toISOString();
    const streamId = `document/${documentId}`;
    const document = new StreamWriter(this.store, documentDecider, { orgId, streamId, jobId: workOrderId });
    const streamPosition = await document.record({ type: 'withdraw', documentId, workOrderId }, commandMetadata(member, identity), now);
    for (const { kind, recordId } of await this.records.of(orgId, workOrderId, documentId)) {
      const record = new StreamWriter(this.store, recordDecider, { orgId, streamId: `${kind}/${recordId}`, jobId: workOrderId });
      const command = { type: 'withdraw', reason: 'document-withdrawn', recordId, workOrderId, kind } as const;
      await record.record(command, commandMetadata(member, partOf(identity, recordId)), now);
    }
    return { streamId, streamPosition };
  }
}

/** A call's fingerprint does not cover its files: each has one of its own. */
function fileIdentity(identity: CommandIdentity, n: number, file: string): CommandIdentity {
  const fingerprint = identity.fingerprint && createHash('sha256').update(identity.fingerprint).update(file).digest();
  return { ...partOf(identity, `file/${n}`), fingerprint };
}

function partOf(identity: CommandIdentity, part: string): CommandIdentity {
  return { ...identity, commandId: uuidv5(identity.commandId, part) };
}
