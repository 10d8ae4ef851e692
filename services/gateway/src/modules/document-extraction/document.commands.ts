import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Document } from '@tallyport/contracts/document-extraction/document';
import type { KeptFor } from '@tallyport/contracts/document-extraction/stray';
import { documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import { RECORDS_OF_DOCUMENT, recordsOfDocument } from '@tallyport/domain/shipping-record/records-of-document';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../platform/auth/caller.js';
import { type CommandIdentity, partOf } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { CommandRegister } from '../../platform/commands/command-register.js';
import type { StreamPlace } from '../../platform/freshness/stream-place.js';
import { EVENT_STORE } from '../../platform/tokens.js';
import { DocumentQueries } from './document.queries.js';
import { type NumberedUpload, UploadStreams } from './upload-streams.js';

/** Records uploads and withdrawals. The bytes of an upload are durable before this is called. */
@Injectable()
export class DocumentCommands {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(CommandRegister) private readonly register: CommandRegister,
    @Inject(DocumentQueries) private readonly documents: DocumentQueries,
  ) {}

  /**
   * Records the files of a form, each with its number there, out of so many: all of them, or none. Answers the documents by
   * number, and the place of the last. A repeat is answered as the first time.
   */
  async upload(
    member: Member,
    workOrderId: string,
    files: readonly NumberedUpload[],
    outOf: number,
    identity: CommandIdentity,
  ): Promise<{ documents: Map<number, Document>; place: StreamPlace | null }> {
    for (const { n, hash, fileName } of files) {
      await this.register.admit(member.orgId, fileIdentity(identity, n, `${hash} ${fileName} ${outOf}`));
    }
    const uploads = files.map((file) => new UploadStreams(this.store, member, workOrderId, file, identity));
    const isNew = uploads.length > 0 && (await this.store.appendTogether(uploads.flatMap((upload) => upload.beginnings())));
    const documents = new Map<number, Document>();
    let place: StreamPlace | null = null;
    for (const upload of uploads) {
      place = isNew ? upload.begun : await upload.recorded();
      documents.set(upload.n, await this.documents.recorded(member.orgId, workOrderId, upload.documentId));
    }
    return { documents, place };
  }

  /** A person says for what a document belongs to its job. */
  async keepHere(member: Member, document: Document, keptFor: readonly KeptFor[], identity: CommandIdentity): Promise<StreamPlace> {
    const { orgId } = member;
    await this.register.admit(orgId, identity);
    const { id: documentId, work_order_id: workOrderId } = document;
    const streamId = `document/${documentId}`;
    const writer = new StreamWriter(this.store, documentDecider, { orgId, streamId, jobId: workOrderId });
    const command = { type: 'keep-here', documentId, workOrderId, keptFor } as const;
    return { streamId, streamPosition: await writer.record(command, commandMetadata(member, identity), new Date().toISOString()) };
  }

  /** The same file begins anew in another job, and is taken back here. A repeat goes on where the first try broke off. */
  async move(
    member: Member,
    document: Document,
    toJob: string,
    identity: CommandIdentity,
  ): Promise<{ document: Document; place: StreamPlace }> {
    await this.register.admit(member.orgId, identity);
    const { hash, bytes, file_name: fileName, media_type: mediaType } = document;
    const upload = new UploadStreams(this.store, member, toJob, { n: 0, hash, bytes, fileName, mediaType }, partOf(identity, 'there'));
    const place = await upload.recorded();
    await this.withdraw(member, document.work_order_id, document.id, { ...partOf(identity, 'here'), fingerprint: null });
    return { document: await this.documents.recorded(member.orgId, toJob, upload.documentId), place };
  }

  /** Takes a document back, and with it what was read from it. The reactor ends its reading. */
  async withdraw(member: Member, workOrderId: string, documentId: string, identity: CommandIdentity): Promise<StreamPlace> {
    const { orgId } = member;
    await this.register.admit(orgId, identity);
    const now = new Date().toISOString();
    const streamId = `document/${documentId}`;
    const document = new StreamWriter(this.store, documentDecider, { orgId, streamId, jobId: workOrderId });
    const streamPosition = await document.record({ type: 'withdraw', documentId, workOrderId }, commandMetadata(member, identity), now);
    const records = recordsOfDocument(await this.store.loadTypes(orgId, workOrderId, RECORDS_OF_DOCUMENT), documentId);
    for (const { kind, recordId } of records) {
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
