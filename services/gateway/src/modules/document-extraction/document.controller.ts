import { Controller, Inject, StreamableFile } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { Document } from '@tallyport/contracts/document-extraction/document';
import {
  allDocuments,
  downloadDocument,
  getDocument,
  keepDocument,
  listDocuments,
  moveDocument,
  withdrawDocument,
} from '@tallyport/contracts/document-extraction/http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { type Page, sliceOf, wholePage } from '../../platform/http/pages.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { BLOBS } from '../../platform/tokens.js';
import { JobGate } from '../work-order/job-gate.js';
import { JobMoments } from '../work-order/job-moments.js';
import { DocumentCommands } from './document.commands.js';
import { DocumentQueries } from './document.queries.js';
import { PRIVATE } from './file-caching.js';
import { attachment } from './file-name.js';

const SAME_JOB = { errors: [{ pointer: '/work_order_id', message: 'the document is of this job already' }] };

@Controller()
export class DocumentController {
  constructor(
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(JobMoments) private readonly moments: JobMoments,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(DocumentQueries) private readonly queries: DocumentQueries,
    @Inject(DocumentCommands) private readonly commands: DocumentCommands,
  ) {}

  @Handles(listDocuments)
  async list(call: Call<typeof listDocuments>): Promise<Page<Document>> {
    const { caller, params, query, request } = call;
    await this.gate.readable(caller, params.id);
    if (query.as_of !== undefined) {
      const { streams } = await this.moments.at(caller.orgId, params.id, query.as_of);
      return sliceOf(this.queries.ofMoment(streams), query, request);
    }
    await this.applied.awaitFor(call);
    return sliceOf(await this.queries.ofJob(caller.orgId, params.id), query, request);
  }

  @Handles(allDocuments)
  async all(call: Call<typeof allDocuments>): Promise<Page<Document>> {
    await this.gate.readable(call.caller, call.params.id);
    await this.applied.awaitFor(call);
    return wholePage(await this.queries.ofJob(call.caller.orgId, call.params.id));
  }

  @Handles(getDocument)
  async one(call: Call<typeof getDocument>): Promise<Document> {
    await this.gate.readable(call.caller, call.params.id);
    await this.applied.awaitFor(call);
    return this.queries.one(call.caller.orgId, call.params.id, call.params.document);
  }

  @Handles(withdrawDocument)
  async withdraw(call: Call<typeof withdrawDocument>): Promise<void> {
    const { caller, params } = call;
    await this.gate.require(caller.orgId, params.id);
    await this.queries.recorded(caller.orgId, params.id, params.document);
    const place = await this.commands.withdraw(caller, params.id, params.document, commandIdentity(withdrawDocument, call));
    call.answerHeader('Stream-Position', streamPlaceText(place));
  }

  @Handles(keepDocument)
  async keep(call: Call<typeof keepDocument>): Promise<Document> {
    const { caller, params, body } = call;
    await this.gate.require(caller.orgId, params.id);
    const document = await this.queries.recorded(caller.orgId, params.id, params.document);
    const place = await this.commands.keepHere(caller, document, body.kept_for, commandIdentity(keepDocument, call));
    call.answerHeader('Stream-Position', streamPlaceText(place));
    return this.queries.recorded(caller.orgId, params.id, params.document);
  }

  @Handles(moveDocument)
  async move(call: Call<typeof moveDocument>): Promise<Document> {
    const { caller, params, body } = call;
    await this.gate.require(caller.orgId, params.id);
    await this.gate.require(caller.orgId, body.work_order_id);
    const document = await this.queries.recorded(caller.orgId, params.id, params.document);
    if (body.work_order_id === params.id) throw new ProblemError('invalid-input', SAME_JOB);
    const moved = await this.commands.move(caller, document, body.work_order_id, commandIdentity(moveDocument, call));
    call.answerHeader('Stream-Position', streamPlaceText(moved.place));
    return moved.document;
  }

  /** Never shown in the page: always an attachment, under the name that its sender gave it. */
  @Handles(downloadDocument)
  async download(call: Call<typeof downloadDocument>): Promise<StreamableFile> {
    const { caller, params } = call;
    await this.gate.readable(caller, params.id);
    const document = await this.queries.recorded(caller.orgId, params.id, params.document);
    const { stream, bytes } = await this.blobs.open(caller.orgId, document.hash);
    call.answerHeader('Cache-Control', PRIVATE);
    return new StreamableFile(stream, { type: document.media_type, length: bytes, disposition: attachment(document.file_name) });
  }
}
