import { createHash } from 'node:crypto';
import { Controller, Inject, StreamableFile } from '@nestjs/common';
import { explanationKey, pagePictureKey, pageTextKey } from '@tallyport/blob-store/artefacts';
import { BlobMissing, type BlobStore } from '@tallyport/blob-store/blob-store';
import type { DocumentExplanation } from '@tallyport/contracts/document-extraction/explanation';
import { explainDocument, pagePicture, pageText } from '@tallyport/contracts/document-extraction/http';
import type { PageText } from '@tallyport/contracts/document-extraction/page-text';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { JsonText } from '../../platform/http/json-text.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { BLOBS } from '../../platform/tokens.js';
import { JobGate } from '../work-order/job-gate.js';
import { DocumentQueries } from './document.queries.js';
import { PRIVATE } from './file-caching.js';

/** A newer reader may see other words: browsers keep them, but ask whether they still hold. */
const ASK_AGAIN = 'private, no-cache';

const NOTHING_TOLD = Buffer.from(JSON.stringify({ segments: [] } satisfies DocumentExplanation));

/** What the reading left of a file: pictures of its pages, their words and tables, and why its values are what they are. It is only handed out here. */
@Controller()
export class PageController {
  constructor(
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(DocumentQueries) private readonly queries: DocumentQueries,
  ) {}

  @Handles(pagePicture)
  async picture(call: Call<typeof pagePicture>): Promise<StreamableFile> {
    const { caller, params } = call;
    await this.gate.readable(caller, params.id);
    const { hash } = await this.queries.recorded(caller.orgId, params.id, params.document);
    const { stream, bytes } = await this.blobs.open(caller.orgId, pagePictureKey(hash, Number(params.page)));
    call.answerHeader('Cache-Control', PRIVATE);
    return new StreamableFile(stream, { type: 'image/png', length: bytes, disposition: 'inline' });
  }

  @Handles(pageText)
  async text(call: Call<typeof pageText>): Promise<JsonText<PageText>> {
    const { caller, params } = call;
    await this.gate.readable(caller, params.id);
    const { hash } = await this.queries.recorded(caller.orgId, params.id, params.document);
    const text = await this.blobs.read(caller.orgId, pageTextKey(hash, Number(params.page))).catch((error: unknown) => {
      throw error instanceof BlobMissing ? new ProblemError('document.page-not-read') : error;
    });
    call.answerHeader('Cache-Control', ASK_AGAIN);
    call.answerHeader('ETag', `"${createHash('sha256').update(text).digest('base64url')}"`);
    return new JsonText(text.toString('utf8'));
  }

  @Handles(explainDocument)
  async explanation(call: Call<typeof explainDocument>): Promise<JsonText<DocumentExplanation>> {
    const { caller, params } = call;
    await this.gate.readable(caller, params.id);
    const { hash } = await this.queries.recorded(caller.orgId, params.id, params.document);
    const told = await this.blobs.read(caller.orgId, explanationKey(hash, params.document)).catch((error: unknown) => {
      if (error instanceof BlobMissing) return NOTHING_TOLD;
      throw error;
    });
    call.answerHeader('Cache-Control', ASK_AGAIN);
    return new JsonText(told.toString('utf8'));
  }
}
