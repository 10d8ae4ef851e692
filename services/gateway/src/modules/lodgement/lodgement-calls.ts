import { Inject, Injectable } from '@nestjs/common';
import type { Operation } from '@tallyport/contracts/define-operation';
import type { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { Lineage } from '@tallyport/contracts/lodgement/lineage';
import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import type { LodgedKind, LodgementPurpose } from '@tallyport/contracts/lodgement/values';
import { toldWithExport } from '@tallyport/domain/lodgement/told-with-export';
import { freightExportOf } from '@tallyport/domain/work-order/fold-job';
import type { Member } from '../../platform/auth/caller.js';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { sliceOf, wholePage } from '../../platform/http/pages.js';
import { RecordQueries } from '../shipping-record/record.queries.js';
import { JobFreightExports } from '../work-order/job-freight-exports.js';
import { JobGate } from '../work-order/job-gate.js';
import { JobMoments } from '../work-order/job-moments.js';
import { ErrorExplainer } from './error-explainer.js';
import { LodgementCommands, type LodgementPayload } from './lodgement.commands.js';
import { type LodgedRecord, LodgementQueries, presentLodgement } from './lodgement.queries.js';
import { MessageDrafts } from './message-drafts.js';
import { MessageLineage } from './message-lineage.js';
import { SignerQueries } from './signer.queries.js';
import type { Subject, Wish } from './signing.js';
import type { LookedAt } from './what-was-read.js';

type Calls = (typeof LODGEMENT_CALLS)[LodgedKind];
export type GetCall = Call<Calls['get']>;
export type PreflightCall = Call<Calls['preflight']>;
export type LineageCall = Call<Calls['lineage']>;

/** What a call that changes something has in common with all others of its kind. */
export type ChangingCall = Omit<Call<Calls['withdraw']>, 'body'> & { readonly body: unknown };

/** What a broker signs, as calls say it. */
interface SigningBody {
  readonly stream_position: number;
  readonly confirmed: readonly LookedAt[];
  readonly reason?: string;
}

/** What the calls of declarations and cargo reports have in common. The record is looked up first: nobody reaches another organisation's. */
@Injectable()
export class LodgementCalls {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(JobMoments) private readonly moments: JobMoments,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(RecordQueries) private readonly records: RecordQueries,
    @Inject(LodgementQueries) private readonly queries: LodgementQueries,
    @Inject(LodgementCommands) private readonly commands: LodgementCommands,
    @Inject(MessageDrafts) private readonly drafts: MessageDrafts,
    @Inject(SignerQueries) private readonly signers: SignerQueries,
    @Inject(MessageLineage) private readonly lineages: MessageLineage,
    @Inject(ErrorExplainer) private readonly explainer: ErrorExplainer,
    @Inject(JobFreightExports) private readonly exports: JobFreightExports,
  ) {}

  async get(kind: LodgedKind, { caller, params, query }: GetCall): Promise<Lodgement> {
    await this.gate.readable(caller, params.id);
    const of = lodgedRecord(kind, caller, params);
    await this.records.open(caller.orgId, params.id, kind, params.record);
    if (query.as_of === undefined) return this.explainer.explain(await this.withExport(of, await this.queries.one(of)));
    const { streams } = await this.moments.at(caller.orgId, params.id, query.as_of);
    const then = presentLodgement(streams.get('lodgement', params.record), of);
    return this.explainer.explain(toldWithExport(then, freightExportOf(streams)));
  }

  /** The message is found first, so that only what is shown of it is followed back. */
  async lineage(kind: LodgedKind, { caller, params, query, request }: LineageCall): Promise<Lineage> {
    await this.gate.readable(caller, params.id);
    const of = lodgedRecord(kind, caller, params);
    const record = await this.records.open(caller.orgId, params.id, kind, params.record);
    const found = await this.lineages.find(of, query);
    if (found === null) return { ...wholePage([]), version: null, customs_message: null, answered_at: null, rows: [] };
    const { results: asked, ...page } = sliceOf(found.asked, query, request);
    return { ...page, ...(await this.lineages.follow(of, record, found, asked)) };
  }

  async preflight(kind: LodgedKind, { caller, params, query }: PreflightCall): Promise<{ results: PreflightFinding[] }> {
    const job = await this.gate.readable(caller, params.id);
    const of = lodgedRecord(kind, caller, params);
    const [record, lodgement, signature] = await Promise.all([
      this.records.recorded(caller.orgId, params.id, kind, params.record),
      this.queries.open(of),
      this.signers.signature(caller),
    ]);
    const reason = query.purpose === 'amend' || query.purpose === 'withdraw' ? '-' : null;
    const draft = { of, jobCode: job.code, record, lodgement: lodgement.at(), purpose: query.purpose, reason, signature };
    return { results: [...(await this.drafts.draft(draft)).findings] };
  }

  /** Signs what was read, and answers with the lodgement as it stands then. */
  sign(kind: LodgedKind, purpose: LodgementPurpose, operation: Operation, call: ChangingCall, body: SigningBody): Promise<Lodgement> {
    const read = { streamPosition: body.stream_position, confirmed: body.confirmed };
    return this.signed(kind, operation, call, { purpose, reason: body.reason ?? null, read });
  }

  withdraw(kind: LodgedKind, operation: Operation, call: ChangingCall, reason: string): Promise<Lodgement> {
    return this.signed(kind, operation, call, { purpose: 'withdraw', reason, read: null });
  }

  async tell(kind: LodgedKind, operation: Operation, call: ChangingCall, payload: LodgementPayload): Promise<Lodgement> {
    const { of } = await this.subject(kind, call);
    return this.answered(call, of, await this.commands.send(call.caller, of, payload, commandIdentity(operation, call)));
  }

  private async signed(kind: LodgedKind, operation: Operation, call: ChangingCall, wish: Wish): Promise<Lodgement> {
    await this.applied.awaitFor(call);
    const subject = await this.subject(kind, call);
    const streamPosition = await this.commands.sign(call.caller, subject, wish, commandIdentity(operation, call));
    return this.answered(call, subject.of, streamPosition);
  }

  private async subject(kind: LodgedKind, { caller, params }: Pick<ChangingCall, 'caller' | 'params'>): Promise<Subject> {
    const job = await this.gate.require(caller.orgId, params.id);
    const of = lodgedRecord(kind, caller, params);
    const [record, lodgement] = await Promise.all([
      this.records.recorded(caller.orgId, params.id, kind, params.record),
      this.queries.open(of),
    ]);
    return { of, job, record, lodgement: lodgement.at() };
  }

  private async answered({ answerHeader }: ChangingCall, of: LodgedRecord, streamPosition: number): Promise<Lodgement> {
    answerHeader('Stream-Position', streamPlaceText({ streamId: `lodgement/${of.recordId}`, streamPosition }));
    return this.withExport(of, presentLodgement(await (await this.queries.open(of)).reach(streamPosition), of));
  }

  private async withExport({ orgId, workOrderId }: LodgedRecord, lodgement: Lodgement): Promise<Lodgement> {
    return toldWithExport(lodgement, await this.exports.of(orgId, workOrderId));
  }
}

function lodgedRecord(kind: LodgedKind, { orgId }: Member, { id, record }: { id: string; record: string }): LodgedRecord {
  return { orgId, workOrderId: id, kind, recordId: record };
}
