import { Inject, Injectable } from '@nestjs/common';
import type { BlobStore } from '@tallyport/blob-store/blob-store';
import type { ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import type { Lineage, SentSegment } from '@tallyport/contracts/lodgement/lineage';
import type { LodgementMessage } from '@tallyport/contracts/lodgement/lodgement';
import { parseEvent } from '@tallyport/contracts/parse-event';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { customsTablesAt } from '@tallyport/customs-tables/read-tables';
import type { DatedTables } from '@tallyport/domain/customs-table/dated-tables';
import { entryOf } from '@tallyport/domain/declaration/declared-entry-of';
import { assessEntry } from '@tallyport/domain/duty/assess-entry';
import { dayOfCustoms } from '@tallyport/domain/lodgement/day-of-customs';
import type { FrozenRecord } from '@tallyport/domain/lodgement/frozen-record';
import { isAsFrozen } from '@tallyport/domain/lodgement/lineage/amount-lineage';
import { answerersBefore, compilersUpTo, settersOf } from '@tallyport/domain/lodgement/lineage/hands';
import { lineageOf, segmentsSaying } from '@tallyport/domain/lodgement/lineage/lineage-of';
import { explainInterchange } from '@tallyport/domain/lodgement/messages/explain-interchange';
import type { RecordView } from '@tallyport/domain/shipping-record/fold';
import { customsMessageId } from '@tallyport/event-store/derived-ids';
import type { EventStore } from '@tallyport/event-store/event-store';
import type pg from 'pg';
import type { LoadedStream } from '../../platform/streams/loaded-stream.js';
import { BLOBS, EVENT_STORE, POOL } from '../../platform/tokens.js';
import { presentRecord } from '../shipping-record/record.queries.js';
import { type LodgedRecord, LodgementQueries } from './lodgement.queries.js';
import { layoutsIn } from './message-explainer.js';
import { SourcePapers } from './source-papers.js';

/** What is asked for: a message by its version or id, a segment of it, or a field of the record. */
interface Asked {
  readonly version?: number | undefined;
  readonly message?: string | undefined;
  readonly segment?: number | undefined;
  readonly field?: string | undefined;
  readonly line?: string | undefined;
}

/** A message that was made, as it was sent, and what of it is asked for. */
interface FoundMessage {
  readonly message: LodgementMessage & { readonly interchange: string };
  readonly frozen: FrozenRecord;
  readonly tables: DatedTables;
  readonly all: readonly ExplainedSegment[];
  readonly asked: readonly ExplainedSegment[];
}

/** What says who set a field of a job. */
const OF_JOB = ['work-order.received', 'work-order.amended'] as const;

/** Follows what was sent back to where it came from, by the log and the tables of customs as they stood when it was signed. */
@Injectable()
export class MessageLineage {
  constructor(
    @Inject(POOL) private readonly pool: pg.Pool,
    @Inject(BLOBS) private readonly blobs: BlobStore,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(LodgementQueries) private readonly lodgements: LodgementQueries,
    @Inject(SourcePapers) private readonly papers: SourcePapers,
  ) {}

  /** The newest message, that of the version, or where a field is asked for the newest that says it: an amendment does not say all. */
  async find({ orgId, recordId }: LodgedRecord, asked: Asked): Promise<FoundMessage | null> {
    const lodgement = (await this.lodgements.open({ orgId, recordId })).at();
    const isAsked = ({ version, interchange }: FoundMessage['message']) =>
      (asked.version ?? version) === version && (asked.message === undefined || asked.message === customsMessageId(orgId, interchange));
    const made = (lodgement?.messages ?? []).filter(isMade).filter(isAsked);
    for (const message of made.toReversed()) {
      const found = await this.read(orgId, message, asked);
      if (found.asked.length > 0 || asked.field === undefined) return found;
    }
    return null;
  }

  /** The lineage of some segments of it. */
  async follow(
    of: LodgedRecord,
    record: LoadedStream<RecordView>,
    { message, frozen, tables, all }: FoundMessage,
    asked: readonly ExplainedSegment[],
  ): Promise<Pick<Lineage, 'results' | 'version' | 'customs_message' | 'answered_at' | 'rows'>> {
    const { orgId, recordId } = of;
    const signed = presentRecord(record.at(message.record_position));
    const lodgement = await this.lodgements.open({ orgId, recordId });
    const sent = {
      message,
      frozen,
      tables,
      record: signed,
      assessed: assessedAs(signed, frozen, tables),
      paper: await this.papers.of(of, signed),
      compiledBy: compilersUpTo(recorded(record), message.record_position),
      setOnJob: settersOf(recorded({ events: await this.store.loadTypes(orgId, of.workOrderId, OF_JOB) })),
      answeredBy: answerersBefore(recorded(lodgement), message.control_reference),
    };
    const results = lineageOf(sent, asked, all);
    return {
      results,
      version: message.version,
      customs_message: customsMessageId(orgId, message.interchange),
      answered_at: message.answered_at,
      rows: tables.rows(rowsIn(results)),
    };
  }

  private async read(orgId: string, message: FoundMessage['message'], { segment, field, line }: Asked): Promise<FoundMessage> {
    const [bytes, snapshot, tables] = await Promise.all([
      this.blobs.read(orgId, message.interchange),
      this.blobs.read(orgId, message.snapshot),
      customsTablesAt(this.pool, message.signed_at),
    ]);
    const frozen = JSON.parse(snapshot.toString('utf8')) as FrozenRecord;
    const all = explainInterchange(bytes, layoutsIn(tables, dayOfCustoms(message.signed_at)));
    const said = field === undefined ? all : segmentsSaying(frozen, all, line ?? null, field);
    const asked = said.filter(({ place }) => segment === undefined || place === segment);
    return { message, frozen, tables, all, asked };
  }
}

function recorded({ events }: Pick<LoadedStream<unknown>, 'events'>) {
  return events.map((envelope) => ({ event: parseEvent(envelope), envelope }));
}

function isMade(message: LodgementMessage): message is FoundMessage['message'] {
  return message.interchange !== null;
}

function assessedAs(record: ShippingRecord, frozen: FrozenRecord, tables: DatedTables) {
  if (record.kind !== 'declaration') return null;
  const assessed = assessEntry(entryOf(record), tables);
  return isAsFrozen(assessed, frozen) ? assessed : null;
}

function rowsIn(segments: readonly SentSegment[]): ReadonlySet<string> {
  const ends = segments.flatMap(({ values }) => values.flatMap((value) => [...value.ends, ...value.fields.flatMap(({ ends }) => ends)]));
  const named = ends.flatMap((end) => (end.kind === 'row' ? [end.id] : []));
  return new Set([...named, ...segments.flatMap(({ row }) => row ?? [])]);
}
