import { Controller, Inject, StreamableFile } from '@nestjs/common';
import type { Operation, ReplyOf } from '@tallyport/contracts/define-operation';
import type { ExportAttempt } from '@tallyport/contracts/freight-export/export';
import type { ExportDetail, ExportText } from '@tallyport/contracts/freight-export/export-detail';
import {
  cancelExport,
  getExport,
  getExportAnswer,
  getExportRequest,
  getExportSummary,
  holdExport,
  listExportCauses,
  listExports,
  listExportsAsCsv,
  listJobExports,
  releaseExport,
  resolveExport,
  retryExport,
  skipExport,
} from '@tallyport/contracts/freight-export/export-http';
import type { ExportRow, ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import type { Config } from '../../../config.js';
import { commandIdentity } from '../../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../../platform/freshness/stream-place.js';
import type { Call } from '../../../platform/http/call.js';
import { Handles } from '../../../platform/http/handles.js';
import { type Page, pageOf, sliceOf } from '../../../platform/http/pages.js';
import { ProblemError } from '../../../platform/problems/problem-error.js';
import { CONFIG } from '../../../platform/tokens.js';
import { attachment } from '../../document-extraction/file-name.js';
import { JobGate } from '../../work-order/job-gate.js';
import { ExportCommands, type ExportPayload } from './export.commands.js';
import { ExportQueries } from './export.queries.js';
import { ExportDetails, mustStand } from './export-details.js';
import { ExportSummaries } from './export-summaries.js';
import { ExportTexts } from './export-texts.js';
import { exportsCsv } from './exports-csv.js';
import { workflowPage } from './workflow-page.js';

/** So many rows a table has at most. */
const MOST_ROWS = 10_000;

/** What a call that changes an export has in common with all others. */
type ChangingCall = Call<typeof skipExport>;

/** The cockpit: exports of the organisation, why they stand still, and what is done about it. */
@Controller()
export class ExportController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(ExportQueries) private readonly queries: ExportQueries,
    @Inject(ExportSummaries) private readonly summaries: ExportSummaries,
    @Inject(ExportDetails) private readonly details: ExportDetails,
    @Inject(ExportTexts) private readonly texts: ExportTexts,
    @Inject(ExportCommands) private readonly commands: ExportCommands,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  @Handles(listExports)
  async list(call: Call<typeof listExports>): Promise<ReplyOf<typeof listExports>> {
    await this.applied.awaitFor(call);
    const { caller, query, request } = call;
    const { rows, count, position } = await this.queries.list(caller.orgId, query, query);
    return { ...pageOf(rows, count, query, request), position };
  }

  @Handles(listExportsAsCsv)
  async csv(call: Call<typeof listExportsAsCsv>): Promise<StreamableFile> {
    await this.applied.awaitFor(call);
    const { rows } = await this.queries.list(call.caller.orgId, call.query, { page: 1, page_size: MOST_ROWS });
    return new StreamableFile(Buffer.from(exportsCsv(rows, (id) => workflowPage(this.config, id))), {
      type: 'text/csv; charset=utf-8',
      disposition: attachment(`exports-${call.query.tab}.csv`),
    });
  }

  @Handles(listExportCauses)
  async causes(call: Call<typeof listExportCauses>): Promise<ReplyOf<typeof listExportCauses>> {
    await this.applied.awaitFor(call);
    const { tab } = call.query;
    return { results: await this.queries.causes(call.caller.orgId, tab === 'open' ? null : tab) };
  }

  @Handles(getExportSummary)
  async summary(call: Call<typeof getExportSummary>): Promise<ExportSummary> {
    await this.applied.awaitFor(call);
    return this.summaries.of(call.caller.orgId, call.query.zone);
  }

  @Handles(getExport)
  async one({ caller, params }: Call<typeof getExport>): Promise<ExportDetail> {
    return this.details.present(caller.orgId, await this.details.one(caller.orgId, params.export));
  }

  @Handles(getExportRequest)
  async sent({ caller, params }: Call<typeof getExportRequest>): Promise<ExportText> {
    return this.texts.read(caller.orgId, (await this.attempt(caller.orgId, params)).request);
  }

  @Handles(getExportAnswer)
  async answered({ caller, params }: Call<typeof getExportAnswer>): Promise<ExportText> {
    const { answer } = await this.attempt(caller.orgId, params);
    if (answer === null) throw new ProblemError('export.not-found');
    return this.texts.read(caller.orgId, answer);
  }

  @Handles(listJobExports)
  async ofJob(call: Call<typeof listJobExports>): Promise<Page<ExportRow>> {
    const { caller, params, query, request } = call;
    await this.gate.readable(caller, params.id);
    await this.applied.awaitFor(call);
    return sliceOf(await this.queries.ofJob(caller.orgId, params.id), query, request);
  }

  @Handles(retryExport)
  async retry(call: Call<typeof retryExport>): Promise<ExportDetail> {
    const { caller, params, body } = call;
    const stream = await this.details.open(caller.orgId, params.export);
    const wanted = { reason: body.reason, withChanges: body.with_changes, look: body.look };
    const position = await this.commands.retry(caller, mustStand(stream.at()), wanted, commandIdentity(retryExport, call));
    return this.changed(call, mustStand(await stream.reach(position)), position);
  }

  @Handles(skipExport)
  skip(call: Call<typeof skipExport>): Promise<ExportDetail> {
    return this.told(skipExport, call, { type: 'skip-export', reason: call.body.reason });
  }

  @Handles(cancelExport)
  cancel(call: Call<typeof cancelExport>): Promise<ExportDetail> {
    return this.told(cancelExport, call, { type: 'cancel-export', reason: call.body.reason });
  }

  @Handles(holdExport)
  hold(call: Call<typeof holdExport>): Promise<ExportDetail> {
    return this.told(holdExport, call, { type: 'hold-export', reason: call.body.reason });
  }

  @Handles(releaseExport)
  release(call: Call<typeof releaseExport>): Promise<ExportDetail> {
    return this.told(releaseExport, call, { type: 'release-export', reason: call.body.reason });
  }

  @Handles(resolveExport)
  async resolve(call: Call<typeof resolveExport>): Promise<ExportDetail> {
    const { reason, ...said } = call.body;
    if (said.answer === 'it is not there') return this.told(resolveExport, call, { type: 'resolve-export', reason, resolution: said });
    const { kind, handle } = mustStand((await this.details.open(call.caller.orgId, call.params.export)).at());
    const key = kind === 'customs' ? handle : said.key;
    if (key === undefined) throw new ProblemError('invalid-input', { errors: [{ pointer: '/key', message: 'the key of the job there' }] });
    return this.told(resolveExport, call, { type: 'resolve-export', reason, resolution: { answer: said.answer, key } });
  }

  private async told(operation: Operation, call: Omit<ChangingCall, 'body'> & { readonly body: unknown }, payload: ExportPayload) {
    const { caller, params } = call;
    const stream = await this.details.open(caller.orgId, params.export);
    const position = await this.commands.send(caller, mustStand(stream.at()), payload, commandIdentity(operation, call));
    return this.changed(call, mustStand(await stream.reach(position)), position);
  }

  private changed(
    { caller, answerHeader }: Pick<ChangingCall, 'caller' | 'answerHeader'>,
    view: Parameters<ExportDetails['present']>[1],
    streamPosition: number,
  ) {
    answerHeader('Stream-Position', streamPlaceText({ streamId: `export/${view.id}`, streamPosition }));
    return this.details.present(caller.orgId, view);
  }

  private async attempt(orgId: string, { export: id, attempt }: { export: string; attempt: string }): Promise<ExportAttempt> {
    const found = (await this.details.one(orgId, id)).attempts.find((one) => String(one.attempt) === attempt);
    if (found === undefined) throw new ProblemError('export.not-found');
    return found;
  }
}
