import { Inject, Injectable } from '@nestjs/common';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { AmendedRecord, RECORD_CALLS, ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { changedLines } from '@tallyport/domain/shipping-record/changed-lines';
import type { HashedEvent } from '@tallyport/event-store/load';
import { commandIdentity } from '../../platform/commands/command-identity.js';
import { AppliedPositions } from '../../platform/freshness/applied-positions.js';
import { streamPlaceText } from '../../platform/freshness/stream-place.js';
import type { Call } from '../../platform/http/call.js';
import { type Page, sliceOf } from '../../platform/http/pages.js';
import { ProblemError } from '../../platform/problems/problem-error.js';
import { JobGate } from '../work-order/job-gate.js';
import { JobMoments } from '../work-order/job-moments.js';
import { RecordCommands } from './record.commands.js';
import { inOrder, presentRecord, RecordQueries, shownRecord } from './record.queries.js';

type Calls = (typeof RECORD_CALLS)[RecordKind];
export type ListCall = Call<Calls['list']>;
export type GetCall = Call<Calls['get']>;
export type AmendCall = Call<Calls['amend']>;

/** What all kinds of record have in common: list, get, amend. */
@Injectable()
export class RecordCalls {
  constructor(
    @Inject(JobGate) private readonly gate: JobGate,
    @Inject(JobMoments) private readonly moments: JobMoments,
    @Inject(AppliedPositions) private readonly applied: AppliedPositions,
    @Inject(RecordQueries) private readonly queries: RecordQueries,
    @Inject(RecordCommands) private readonly commands: RecordCommands,
  ) {}

  async list(kind: RecordKind, call: ListCall): Promise<Page<ShippingRecord>> {
    const { caller, params, query, request } = call;
    await this.gate.readable(caller, params.id);
    if (query.as_of !== undefined) {
      const { streams } = await this.moments.at(caller.orgId, params.id, query.as_of);
      const standing = streams.all(kind).filter((record) => !record.withdrawn);
      return sliceOf(inOrder(standing.map(shownRecord)), query, request);
    }
    await this.applied.awaitFor(call);
    return sliceOf(await this.queries.ofJob(caller.orgId, params.id, kind), query, request);
  }

  async get(kind: RecordKind, { caller, params, query }: GetCall): Promise<ShippingRecord> {
    await this.gate.readable(caller, params.id);
    if (query.as_of !== undefined) {
      const { streams } = await this.moments.at(caller.orgId, params.id, query.as_of);
      const record = streams.get(kind, params.record);
      if (record === null) throw new ProblemError('record.not-found');
      return shownRecord(record);
    }
    return this.queries.recorded(caller.orgId, params.id, kind, params.record);
  }

  async amend(kind: RecordKind, operation: Calls['amend'], call: AmendCall): Promise<AmendedRecord> {
    const { caller, params, query, body, answerHeader } = call;
    await this.gate.require(caller.orgId, params.id);
    const versions = await this.queries.open(caller.orgId, params.id, kind, params.record);
    await this.requireSources(call);
    const record = { workOrderId: params.id, kind, recordId: params.record };
    const streamPosition = await this.commands.edit(caller, record, body.edits, versions.events, commandIdentity(operation, call));
    answerHeader('Stream-Position', streamPlaceText({ streamId: `${kind}/${params.record}`, streamPosition }));
    const written = presentRecord(await versions.reach(streamPosition));
    return query.lines_since === undefined ? written : withoutOldLines(written, versions.events, query.lines_since);
  }

  /** A value can only have been taken from a record of the same job. Throws 404. */
  private async requireSources({ caller, params, body }: AmendCall): Promise<void> {
    const changes = body.edits.flatMap((edit) => (edit.kind === 'amend' || edit.kind === 'amend-line' ? edit.changes : []));
    const sources = new Map(changes.flatMap(({ from }) => (from ? [[from.record_id, from.kind] as const] : [])));
    for (const [record, kind] of sources) await this.queries.open(caller.orgId, params.id, kind, record);
  }
}

/** The record without the lines that are as they were at a position; whole where lines came or went since. */
function withoutOldLines(written: ShippingRecord, events: readonly HashedEvent[], since: number): AmendedRecord {
  const newer = events.filter(({ streamPosition }) => streamPosition > since && streamPosition <= written.stream_position);
  const changed = changedLines(newer.map((event) => parseEvent(event)));
  if (changed === null) return written;
  return { ...written, lines: written.lines.filter(({ line_id }) => changed.has(line_id)), lines_since: since };
}
