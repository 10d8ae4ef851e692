import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { LODGEMENT_CALLS } from '@tallyport/contracts/lodgement/http';
import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import type { AsLodged, LodgedVersion, VersionDifference } from '@tallyport/contracts/lodgement/version-http';
import { parseEvent } from '@tallyport/contracts/parse-event';
import { answersTo } from '@tallyport/domain/lodgement/versions/answers-to';
import { differenceOfVersions } from '@tallyport/domain/lodgement/versions/difference-of-versions';
import { decidingRowsOf } from '@tallyport/domain/lodgement/versions/refrozen';
import { WhoChanged } from '@tallyport/domain/lodgement/versions/who-changed';
import { customsMessageId } from '@tallyport/event-store/derived-ids';
import type { Call } from '../../platform/http/call.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { BLOBS } from '../../platform/tokens.js';
import { PRIVATE } from '../document-extraction/file-caching.js';
import { attachment } from '../document-extraction/file-name.js';
import { JobGate } from '../work-order/job-gate.js';
import { DialogueQueries } from './dialogue.queries.js';
import { LodgedVersions, type SignedVersions, signedAt } from './lodged-versions.js';
import { PapersThenQueries } from './papers-then.queries.js';

type Calls = (typeof LODGEMENT_CALLS)[LodgedKind];
export type VersionsCall = Call<Calls['versions']>;
export type AsLodgedCall = Call<Calls['asLodged']>;
export type InterchangeCall = Call<Calls['interchange']>;
export type DifferenceCall = Call<Calls['difference']>;
export type DialogueCall = Call<Calls['dialogue']>;

/** What can be seen of versions, of declarations as of cargo reports. */
@Injectable()
export class VersionCalls {
  constructor(
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(LodgedVersions) private readonly versions: LodgedVersions,
    @Inject(PapersThenQueries) private readonly papers: PapersThenQueries,
    @Inject(DialogueQueries) private readonly dialogues: DialogueQueries,
  ) {}

  async list(kind: LodgedKind, call: VersionsCall): Promise<{ results: LodgedVersion[] }> {
    return { results: await this.versions.list(await this.opened(kind, call)) };
  }

  async asLodged(kind: LodgedKind, call: AsLodgedCall): Promise<AsLodged> {
    const signed = await this.opened(kind, call);
    const { of, lodgement, stream } = signed;
    const version = await this.versions.one(signed, call.params.version);
    const { message } = version;
    const event = { streamId: `lodgement/${of.recordId}`, streamPosition: signedAt(stream, message.control_reference) };
    return {
      version: await this.versions.shown(of.orgId, message),
      record: version.record,
      customs_rows: decidingRowsOf(version),
      is_same: version.isSame,
      papers: await this.papers.at(of.orgId, of.workOrderId, event),
      message_id: message.interchange && customsMessageId(of.orgId, message.interchange),
      answers: lodgement === null ? [] : answersTo(lodgement, message),
    };
  }

  async interchange(kind: LodgedKind, call: InterchangeCall): Promise<StreamableFile> {
    const { of, lodgement } = await this.opened(kind, call);
    const message = lodgement?.messages.find(({ control_reference }) => control_reference === call.params.version);
    if (!message?.interchange) throw new ProblemError('lodgement.version-not-found');
    const { stream, bytes } = await this.blobs.open(of.orgId, message.interchange);
    call.answerHeader('Cache-Control', PRIVATE);
    const disposition = attachment(`${lodgement?.own_reference}-${message.version}-${message.purpose}.edi`);
    return new StreamableFile(stream, { type: 'application/edifact', length: bytes, disposition });
  }

  async difference(kind: LodgedKind, call: DifferenceCall): Promise<VersionDifference> {
    const signed = await this.opened(kind, call);
    const from = await this.versions.one(signed, call.params.version);
    const to = call.query.to === undefined ? await this.versions.now(signed) : await this.versions.one(signed, call.query.to);
    const between = (one: typeof from) =>
      differenceOfVersions(one, to, whoChanged(signed, one.record.stream_position, to.record.stream_position));
    const difference = between(from);
    if (call.query.to !== undefined || !isChanged(difference)) return { ...difference, not_sent: false };
    // What an older version does not say yet may have been sent with a newer one.
    const newest = signed.lodgement?.messages.at(-1)?.control_reference ?? call.params.version;
    return {
      ...difference,
      not_sent: newest === call.params.version || isChanged(between(await this.versions.one(signed, newest))),
    };
  }

  async dialogue(kind: LodgedKind, call: DialogueCall): Promise<StreamableFile> {
    const dialogue = await this.dialogues.of(await this.opened(kind, call));
    const disposition = attachment(`${dialogue.outcome.own_reference ?? 'never-signed'}.dialogue.json`);
    return new StreamableFile(Buffer.from(`${JSON.stringify(dialogue, null, 2)}\n`), { type: 'application/json', disposition });
  }

  private async opened(kind: LodgedKind, { caller, params }: Pick<VersionsCall, 'caller' | 'params'>): Promise<SignedVersions> {
    await this.gate.readable(caller, params.id);
    return this.versions.open({ orgId: caller.orgId, workOrderId: params.id, kind, recordId: params.record });
  }
}

/** Who changed the record between two of its positions, whichever comes first. */
function whoChanged({ record }: SignedVersions, one: number, other: number): WhoChanged {
  const [after, until] = [Math.min(one, other), Math.max(one, other)];
  const between = record.events.filter(({ streamPosition }) => streamPosition > after && streamPosition <= until);
  return new WhoChanged(between.map((envelope) => ({ event: parseEvent(envelope), envelope })));
}

function isChanged({ steps }: Pick<VersionDifference, 'steps'>): boolean {
  return steps.some(({ changes }) => changes.length > 0);
}
