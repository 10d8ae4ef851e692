import { documentDecider } from '@tallyport/domain/document-extraction/document-decider';
import { extractionDecider } from '@tallyport/domain/document-extraction/extraction-decider';
import type { Append } from '@tallyport/event-store/append';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../platform/auth/caller.js';
import { type CommandIdentity, partOf } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import type { StreamPlace } from '../../platform/freshness/stream-place.js';
import type { StoredUpload } from './upload-reader.js';

/** A person waits for what was just uploaded. */
const PERSON_WAITS = 2;

/** The n-th file of a form, stored. */
export interface NumberedUpload extends StoredUpload {
  readonly n: number;
  readonly fileName: string;
}

/** The two streams that an uploaded file begins: its document, and the request for its reading. Neither stands without the other. */
export class UploadStreams {
  readonly n: number;
  readonly documentId: string;
  /** Where the reading's stream stands once it has begun. */
  readonly begun: StreamPlace;
  private readonly document;
  private readonly extraction;
  private readonly uploading;
  private readonly requesting;

  constructor(store: EventStore, member: Member, workOrderId: string, file: NumberedUpload, identity: CommandIdentity) {
    const { orgId } = member;
    const { n, fileName, hash, bytes, mediaType } = file;
    const documentId = uuidv5(identity.commandId, `document/${n}`);
    const streamId = `extraction/${documentId}`;
    const now = new Date().toISOString();
    this.n = n;
    this.documentId = documentId;
    this.begun = { streamId, streamPosition: 1 };
    this.document = new StreamWriter(store, documentDecider, { orgId, streamId: `document/${documentId}`, jobId: workOrderId });
    this.extraction = new StreamWriter(store, extractionDecider, { orgId, streamId, jobId: workOrderId });
    const upload = { documentId, workOrderId, fileName, mediaType, bytes, hash };
    this.uploading = [{ type: 'upload', upload }, commandMetadata(member, partOf(identity, `upload/${n}`)), now] as const;
    const request = { documentId, workOrderId, hash, mediaType, bytes, priority: PERSON_WAITS };
    this.requesting = [{ type: 'request', request }, commandMetadata(member, partOf(identity, `extraction/${n}`)), now] as const;
  }

  beginnings(): Append[] {
    return [this.document.beginning(...this.uploading), this.extraction.beginning(...this.requesting)];
  }

  /** Writes stream by stream, or finds what an earlier call of this command wrote. */
  async recorded(): Promise<StreamPlace> {
    await this.document.record(...this.uploading);
    return { streamId: this.begun.streamId, streamPosition: await this.extraction.record(...this.requesting) };
  }
}
