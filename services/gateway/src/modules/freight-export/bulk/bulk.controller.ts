import { Controller, Inject } from '@nestjs/common';
import type { ReplyOf } from '@tallyport/contracts/define-operation';
import type { Bulk } from '@tallyport/contracts/freight-export/bulk';
import {
  type BulkPreview,
  createExportBulk,
  getExportBulk,
  previewExportBulk,
  stopExportBulk,
} from '@tallyport/contracts/freight-export/bulk-http';
import { commandIdentity } from '../../../platform/commands/command-identity.js';
import { streamPlaceText } from '../../../platform/freshness/stream-place.js';
import type { Call } from '../../../platform/http/call.js';
import { Handles } from '../../../platform/http/handles.js';
import { sliceOf } from '../../../platform/http/pages.js';
import { BulkCommands } from './bulk.commands.js';
import { BulkQueries, presentBulk } from './bulk.queries.js';

/** One step for many exports with one reason. */
@Controller()
export class BulkController {
  constructor(
    @Inject(BulkQueries) private readonly queries: BulkQueries,
    @Inject(BulkCommands) private readonly commands: BulkCommands,
  ) {}

  @Handles(previewExportBulk)
  preview({ caller, body: { step, ...seen } }: Call<typeof previewExportBulk>): Promise<BulkPreview> {
    return this.commands.preview(caller.orgId, step, seen);
  }

  @Handles(createExportBulk)
  async create(call: Call<typeof createExportBulk>): Promise<Bulk> {
    const { caller, body, answerHeader } = call;
    const bulkId = await this.commands.request(caller, body, commandIdentity(createExportBulk, call));
    const bulk = presentBulk((await this.queries.open(caller.orgId, bulkId)).at());
    answerHeader('Stream-Position', streamPlaceText({ streamId: `bulk/${bulkId}`, streamPosition: bulk.stream_position }));
    return bulk;
  }

  @Handles(getExportBulk)
  async one({ caller, params, query, request }: Call<typeof getExportBulk>): Promise<ReplyOf<typeof getExportBulk>> {
    const view = (await this.queries.open(caller.orgId, params.bulk)).at();
    const bulk = presentBulk(view);
    const results = view === null ? [] : await this.queries.results(caller.orgId, view);
    return { ...sliceOf(results, query, request), bulk };
  }

  @Handles(stopExportBulk)
  async stop(call: Call<typeof stopExportBulk>): Promise<Bulk> {
    const { caller, params, answerHeader } = call;
    const stream = await this.queries.open(caller.orgId, params.bulk);
    const streamPosition = await this.commands.stop(caller, params.bulk, commandIdentity(stopExportBulk, call));
    answerHeader('Stream-Position', streamPlaceText({ streamId: `bulk/${params.bulk}`, streamPosition }));
    return presentBulk(await stream.reach(streamPosition));
  }
}
