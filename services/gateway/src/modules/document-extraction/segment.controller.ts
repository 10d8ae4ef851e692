import { Controller, Inject } from '@nestjs/common';
import type { Document } from '@tallyport/contracts/document-extraction/document';
import { correctSegments } from '@tallyport/contracts/document-extraction/http';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { positionOfTag } from '../../platform/http/position-of-tag.js';
import { JobGate } from '../work-order/job-gate.js';
import { DocumentQueries } from './document.queries.js';
import { SegmentCommands } from './segment.commands.js';

@Controller()
export class SegmentController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(DocumentQueries) private readonly documents: DocumentQueries,
    @Inject(SegmentCommands) private readonly commands: SegmentCommands,
  ) {}

  @Handles(correctSegments)
  async correct(call: Call<typeof correctSegments>): Promise<Document> {
    const { caller, params, body, request } = call;
    await this.gate.require(caller.orgId, params.id);
    const document = await this.documents.recorded(caller.orgId, params.id, params.document);
    const cuts = body.segments.map(({ from_page, to_page, type, title }) => ({ fromPage: from_page, toPage: to_page, type, title }));
    const tag = request.headers['if-match'];
    const seen = tag === undefined || tag === '*' ? (body.stream_position ?? null) : positionOfTag(tag);
    const place = await this.commands.correct(caller, document, cuts, seen, commandIdentity(correctSegments, call));
    call.answerHeader('Stream-Position', streamPlaceText(place));
    return this.documents.recorded(caller.orgId, params.id, params.document);
  }
}
