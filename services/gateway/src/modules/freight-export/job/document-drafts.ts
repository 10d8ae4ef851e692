import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { ExportMessage } from '@tallyport/contracts/freight-export/export-events';
import { documentsOfFile, type FileOfJob } from '@tallyport/domain/freight-export/edocs/documents-of-file';
import { type DocumentsPush, encodeEDocsEvent, type SentDocument } from '@tallyport/domain/freight-export/edocs/encode-edocs-event';
import { storedMessage } from '@tallyport/domain/freight-export/message-parts';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { BLOBS } from '../../../platform/tokens.js';
import { DocumentQueries } from '../../document-extraction/document.queries.js';
import type { FreightTarget } from './freight-target.queries.js';

const MOST_MESSAGE_BYTES = 1024 * 1024;

/** Documents of a job as a message to a freight system. The files themselves are read when they leave. */
@Injectable()
export class DocumentDrafts {
  constructor(
    @Inject(BLOBS) private readonly blobs: Pick<BlobStore, 'putFile'>,
    @Inject(DocumentQueries) private readonly documents: DocumentQueries,
  ) {}

  /** Stores the message. Throws 409 where there is nothing to send, 404 for a document of another job. */
  async store(
    orgId: string,
    job: WorkOrderView,
    target: FreightTarget,
    key: string,
    chosen: readonly string[] | undefined,
  ): Promise<ExportMessage> {
    const standing = (await this.documents.ofJob(orgId, job.id)).filter(({ withdrawn }) => !withdrawn);
    const wanted = chosen === undefined ? standing : chosen.map((id) => standing.find((document) => document.id === id));
    if (!wanted.every((document) => document !== undefined)) throw new ProblemError('document.not-found');
    const documents = documentsOf(wanted, target);
    const push: DocumentsPush = {
      target: { type: target.system.target_type, key },
      owner: target.mappings.owner,
      time: new Date().toISOString(),
      documents,
    };
    const encoded = encodeEDocsEvent(push);
    if (encoded.outcome === 'refused')
      throw new ProblemError('export.not-ready', {
        errors: encoded.faults.map(({ place, found }) => ({ pointer: place, message: found })),
      });
    const [message, content] = await Promise.all([this.put(orgId, storedMessage(encoded.parts)), this.put(orgId, JSON.stringify(push))]);
    const names = documents.map(({ name, type }) => [name, type]).toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1));
    return {
      hash: message.hash,
      bytes: encoded.bytes,
      content: content.hash,
      fingerprint: sha256(JSON.stringify([key, names])),
      madeFrom: wanted.slice(0, 200).map(({ id, stream_position }) => ({ streamId: `document/${id}`, streamPosition: stream_position })),
      shown: { importer: job.importer_name ?? '', importerCode: '', bill: job.waybill_number ?? '' },
    };
  }

  private put(orgId: string, text: string) {
    return this.blobs.putFile(orgId, Readable.from([Buffer.from(text, 'utf8')]), { limit: MOST_MESSAGE_BYTES });
  }
}

/** What the files hold, each document once: a copy of a file says nothing new. */
function documentsOf(files: readonly FileOfJob[], { documentTypes }: FreightTarget): SentDocument[] {
  const types = [...documentTypes].map(([ours, theirs]) => ({ ours, theirs }));
  const all = files.flatMap((file) => documentsOfFile(file, { types, sha256 }));
  return [...new Map(all.toReversed().map((document) => [document.hash, document])).values()].toReversed();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
