import { Controller, Inject } from '@nestjs/common';
import {
  type CustomsTableRow,
  compileCargoReport,
  compileDeclaration,
  type DeclarationDifference,
  listDeclarationDifferences,
  listDeclarationRows,
  recompileDeclaration,
} from '@tallyport/contracts/declaration/http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { customsTablesAt, newestCustomsTables } from '@tallyport/customs-tables/read-tables';
import { decidingRows } from '@tallyport/domain/declaration/deciding-rows';
import { entryOf } from '@tallyport/domain/declaration/declared-entry-of';
import { differencesTo } from '@tallyport/domain/declaration/differences';
import type { WorkOrderView } from '@tallyport/domain/work-order/fold';
import type pg from 'pg';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { Handles } from '../../platform/http/handles.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { POOL } from '../../platform/tokens.js';
import { RecordQueries, shownRecord } from '../shipping-record/record.queries.js';
import { JobGate } from '../work-order/job-gate.js';
import { JobMoments } from '../work-order/job-moments.js';
import { type CompiledKind, DeclarationCommands } from './declaration.commands.js';
import { DeclarationSources } from './declaration-sources.js';

/** Declarations are made from papers here; lists, values and history they have like every other record. */
@Controller()
export class DeclarationController {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(JobMoments) private readonly moments: JobMoments,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(RecordQueries) private readonly records: RecordQueries,
    @Inject(DeclarationSources) private readonly sources: DeclarationSources,
    @Inject(DeclarationCommands) private readonly commands: DeclarationCommands,
    @Inject(POOL) private readonly pool: pg.Pool,
  ) {}

  @Handles(compileDeclaration)
  async compile(call: Call<typeof compileDeclaration>): Promise<ShippingRecord> {
    const job = await this.gate.require(call.caller.orgId, call.params.id);
    await this.applied.awaitFor(call);
    // The command names the declaration, so that a repeat makes no second one.
    const identity = commandIdentity(compileDeclaration, call);
    return this.compiled(call, job, { kind: 'declaration', recordId: identity.commandId }, identity);
  }

  @Handles(compileCargoReport)
  async report(call: Call<typeof compileCargoReport>): Promise<ShippingRecord> {
    const job = await this.gate.require(call.caller.orgId, call.params.id);
    await this.applied.awaitFor(call);
    const identity = commandIdentity(compileCargoReport, call);
    return this.compiled(call, job, { kind: 'cargo-report', recordId: identity.commandId }, identity);
  }

  @Handles(recompileDeclaration)
  async recompile(call: Call<typeof recompileDeclaration>): Promise<ShippingRecord> {
    const { caller, params } = call;
    const job = await this.gate.require(caller.orgId, params.id);
    await this.records.open(caller.orgId, params.id, 'declaration', params.record);
    await this.applied.awaitFor(call);
    return this.compiled(call, job, { kind: 'declaration', recordId: params.record }, commandIdentity(recompileDeclaration, call));
  }

  @Handles(listDeclarationDifferences)
  async differences(call: Call<typeof listDeclarationDifferences>): Promise<{ results: DeclarationDifference[] }> {
    const { caller, params } = call;
    const job = await this.gate.readable(caller, params.id);
    await this.applied.awaitFor(call);
    const declaration = await this.records.recorded(caller.orgId, params.id, 'declaration', params.record);
    return { results: differencesTo(declaration, await this.sources.compile(caller.orgId, job, 'declaration', params.record)) };
  }

  @Handles(listDeclarationRows)
  async rows({ caller, params, query }: Call<typeof listDeclarationRows>): Promise<{ results: CustomsTableRow[] }> {
    await this.gate.readable(caller, params.id);
    if (query.as_of !== undefined) return { results: await this.rowsThen(caller.orgId, params, query.as_of) };
    const declaration = await this.records.recorded(caller.orgId, params.id, 'declaration', params.record);
    return { results: decidingRows(entryOf(declaration), await newestCustomsTables(this.pool)) };
  }

  /** Of the tables as they were imported then. */
  private async rowsThen(orgId: string, { id, record }: { id: string; record: string }, moment: string): Promise<CustomsTableRow[]> {
    const { streams, instant } = await this.moments.at(orgId, id, moment);
    const declaration = streams.get('declaration', record);
    if (declaration === null) throw new ProblemError('record.not-found');
    return decidingRows(entryOf(shownRecord(declaration)), await customsTablesAt(this.pool, instant));
  }

  private async compiled(
    { caller, answerHeader }: Pick<Call<typeof compileDeclaration>, 'caller' | 'answerHeader'>,
    job: WorkOrderView,
    record: { readonly kind: CompiledKind; readonly recordId: string },
    identity: ReturnType<typeof commandIdentity>,
  ): Promise<ShippingRecord> {
    const { kind, recordId } = record;
    const compiled = await this.sources.compile(caller.orgId, job, kind, recordId);
    const streamPosition = await this.commands.compile(caller, { ...record, workOrderId: job.id }, compiled, identity);
    answerHeader('Stream-Position', streamPlaceText({ streamId: `${kind}/${recordId}`, streamPosition }));
    return this.records.recorded(caller.orgId, job.id, kind, recordId);
  }
}
