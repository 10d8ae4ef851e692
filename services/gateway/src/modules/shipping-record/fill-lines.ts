import { Inject, Injectable } from '@nestjs/common';
import type { LineOutcome } from '@tallyport/contracts/classification/line-http';
import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import { type ByField, namedEntries } from '@tallyport/contracts/shipping-record/fields';
import type { ShownLine } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import { uuidv5 } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import { StreamWriter } from '@tallyport/event-store/stream-writer';
import type { Member } from '../../platform/auth/caller.js';
import type { CommandIdentity } from '../../platform/commands/command-identity.js';
import { commandMetadata } from '../../platform/commands/command-metadata.js';
import { EVENT_STORE } from '../../platform/tokens.js';
import { RecordQueries } from './record.queries.js';

/** A line of a record of the job, as it was loaded. */
export interface LineAt {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly line: ShownLine;
}

/** What a rule proposes for a line; `verdict` says why there is nothing to write. */
export interface LineProposal {
  readonly at: LineAt;
  readonly fields: ByField<Reading>;
  readonly because: string;
  /** The same as a code, where the desk has words for it. */
  readonly why?: LineOutcome['why'];
  readonly verdict?: 'unsure' | 'none';
}

/** Writes what rules infer for lines, through the decider of the record: it alone says where a value may stand. */
@Injectable()
export class FillLines {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(RecordQueries) private readonly records: RecordQueries,
  ) {}

  /** Answers what stands afterwards, line by line; a repeat answers the same and records nothing. */
  async fill(member: Member, workOrderId: string, proposals: readonly LineProposal[], identity: CommandIdentity): Promise<LineOutcome[]> {
    const byRecord = Map.groupBy(proposals, ({ at }) => `${at.kind}/${at.recordId}`);
    const outcomes = new Map<string, LineOutcome>();
    for (const [streamId, ofRecord] of byRecord) {
      const [first] = ofRecord;
      if (first === undefined) continue;
      const { kind, recordId } = first.at;
      const command = { ...identity, commandId: uuidv5(identity.commandId, `infer/${recordId}`) };
      const writer = new StreamWriter(this.store, recordDecider, {
        orgId: member.orgId,
        streamId,
        jobId: workOrderId,
      });
      const lines = ofRecord
        .filter(({ fields }) => Object.keys(fields).length > 0)
        .map(({ at, fields }) => ({ lineId: at.line.line_id, fields }));
      if (lines.length > 0) {
        const infer = { type: 'infer', kind, recordId, workOrderId, lines } as const;
        await writer.record(infer, commandMetadata(member, command), new Date().toISOString());
      }
      const after = await this.records.recorded(member.orgId, workOrderId, kind, recordId);
      const standing = new Map(after.lines.map((line) => [line.line_id, line]));
      for (const proposal of ofRecord) outcomes.set(proposal.at.line.line_id, outcomeOf(proposal, standing.get(proposal.at.line.line_id)));
    }
    return proposals.flatMap(({ at }) => outcomes.get(at.line.line_id) ?? []);
  }
}

function outcomeOf({ at, fields, because, why, verdict }: LineProposal, after: ShownLine | undefined): LineOutcome {
  const ids = { record_id: at.recordId, line_id: at.line.line_id };
  if (verdict !== undefined) return { ...ids, outcome: verdict, fields: {}, because, ...(why && { why }) };
  const standing = namedEntries(fields).filter(([field, { value }]) => {
    const shown = after?.fields[field];
    return (shown?.value ?? null) === value && (value === null || shown?.method === 'inferred');
  });
  const filled = standing.flatMap(([field, { value }]) => (typeof value === 'string' ? [[field, value] as const] : []));
  if (filled.length > 0) return { ...ids, outcome: 'filled', fields: Object.fromEntries(filled), because };
  return { ...ids, outcome: standing.length > 0 ? 'taken back' : 'kept', fields: {}, because };
}

/** A value that a rule fills in: it stands on no page, and `raw` says what it was found by. */
export function inferred(value: string | null, confidence: number, because: string | null): Reading {
  return { value, raw: because, place: null, method: 'inferred', confidence };
}
