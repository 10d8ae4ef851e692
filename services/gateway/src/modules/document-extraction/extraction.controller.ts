import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import type { Document, Extraction } from '@tallyport/contracts/document-extraction/document';
import { cancelExtraction, extractAllDocuments, getExtraction, retryExtraction } from '@tallyport/contracts/document-extraction/http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { JobGate } from '../work-order/job-gate.js';
import { DocumentQueries } from './document.queries.js';
import { ExtractionCommands } from './extraction.commands.js';

interface OfDocument {
  readonly caller: { readonly orgId: string };
  readonly params: { readonly id: string; readonly document: string };
}

@Controller()
export class ExtractionController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(DocumentQueries) private readonly documents: DocumentQueries,
    @Inject(ExtractionCommands) private readonly commands: ExtractionCommands,
  ) {}

  @Handles(getExtraction)
  async one(call: Call<typeof getExtraction>): Promise<Extraction> {
    await this.gate.readable(call.caller, call.params.id);
    await this.applied.awaitFor(call);
    return readingOf(await this.documents.one(call.caller.orgId, call.params.id, call.params.document));
  }

  @Handles(retryExtraction)
  async retry(call: Call<typeof retryExtraction>): Promise<Extraction> {
    const document = await this.document(call);
    const streamPosition = await this.commands.retry(call.caller, document, commandIdentity(retryExtraction, call));
    call.answerHeader('Stream-Position', streamPlaceText({ streamId: `extraction/${document.id}`, streamPosition }));
    return readingOf(await this.document(call));
  }

  @Handles(cancelExtraction)
  async cancel(call: Call<typeof cancelExtraction>): Promise<Extraction> {
    await this.commands.cancel(call.caller, await this.document(call), commandIdentity(cancelExtraction, call));
    return readingOf(await this.document(call));
  }

  @Handles(extractAllDocuments)
  async all(call: Call<typeof extractAllDocuments>): Promise<ReplyOf<typeof extractAllDocuments>> {
    const { caller, params } = call;
    const job = await this.gate.require(caller.orgId, params.id);
    const documents = await this.documents.ofJob(caller.orgId, params.id);
    const { requested, last } = await this.commands.requestAll(caller, documents, commandIdentity(extractAllDocuments, call));
    const standing = { streamId: `work-order/${params.id}`, streamPosition: job.stream_position };
    call.answerHeader('Stream-Position', streamPlaceText(last ?? standing));
    return { requested };
  }

  /** The document with its reading as the log has them now: commands are decided on nothing older. */
  private async document({ caller, params }: OfDocument): Promise<Document> {
    await this.gate.require(caller.orgId, params.id);
    return this.documents.recorded(caller.orgId, params.id, params.document);
  }
}

function readingOf({ extraction }: Document): Extraction {
  if (extraction === null) throw new ProblemError('document.not-found');
  return extraction;
}
