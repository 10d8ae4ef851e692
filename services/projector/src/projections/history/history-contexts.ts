import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { type HistoryContext, NO_CONTEXT } from '@tallyport/domain/work-order/fold-history';
import type { StreamRef } from '@tallyport/lane-consumer/parking';
import type { ProjectedEvent } from '../../projection.js';
import type { Tables } from '../../tables.js';
import { loadHistoryContexts, saveHistoryContexts } from './statements.js';

interface MemoryRow {
  readonly org_id: string;
  readonly stream_id: string;
  readonly memory: HistoryContext;
}

/** What the history must know of the streams in one batch, and of the documents that these are about. */
export class HistoryContexts {
  private readonly changed = new Map<string, LoggedEvent>();

  private constructor(private readonly known: Map<string, HistoryContext>) {}

  static async load(tables: Tables, events: readonly ProjectedEvent[]): Promise<HistoryContexts> {
    const known = new Map<string, HistoryContext>();
    const streams = events.map(({ logged }) => ({ orgId: logged.orgId, streamId: logged.streamId })).filter(needsContext);
    await loadInto(known, tables, streams);
    const documents = events.flatMap(({ event, logged }) => {
      const id = ('documentId' in event.data ? event.data.documentId : null) ?? known.get(key(logged))?.documentId ?? recordSource(event);
      return id === null ? [] : [{ orgId: logged.orgId, streamId: `document/${id}` }];
    });
    await loadInto(known, tables, documents);
    return new HistoryContexts(known);
  }

  of(stream: StreamRef): HistoryContext {
    return this.known.get(key(stream)) ?? NO_CONTEXT;
  }

  nameOf(orgId: string, documentId: string): string | null {
    return this.of({ orgId, streamId: `document/${documentId}` }).fileName;
  }

  /** Keeps what an event changed; most events change nothing. */
  set(logged: LoggedEvent, context: HistoryContext): void {
    if (this.of(logged) === context) return;
    this.known.set(key(logged), context);
    this.changed.set(key(logged), logged);
  }

  /** Documents whose name this batch told. */
  newNames(): { orgId: string; documentId: string; fileName: string }[] {
    return [...this.changed.values()].flatMap(({ orgId, streamId }) => {
      const { fileName, documentId } = this.of({ orgId, streamId });
      return fileName === null || documentId === null ? [] : [{ orgId, documentId, fileName }];
    });
  }

  async save(tables: Tables): Promise<void> {
    if (this.changed.size === 0) return;
    const rows = [...this.changed.values()].map((logged) => ({
      org_id: logged.orgId,
      stream_id: logged.streamId,
      stream_position: logged.streamPosition,
      memory: this.of(logged),
    }));
    await tables.query(saveHistoryContexts, [JSON.stringify(rows)]);
  }
}

async function loadInto(known: Map<string, HistoryContext>, tables: Tables, streams: readonly StreamRef[]): Promise<void> {
  const missing = [...new Map(streams.map((stream) => [key(stream), stream])).entries()].filter(([name]) => !known.has(name));
  if (missing.length === 0) return;
  const refs = missing.map(([, ref]) => ref);
  const rows = await tables.query<MemoryRow>(loadHistoryContexts, [refs.map((ref) => ref.orgId), refs.map((ref) => ref.streamId)]);
  for (const { org_id, stream_id, memory } of rows) known.set(key({ orgId: org_id, streamId: stream_id }), memory);
}

/** A job's own events say everything themselves, and they are the most frequent. */
function needsContext({ streamId }: StreamRef): boolean {
  return !streamId.startsWith('work-order/');
}

function recordSource(event: ProjectedEvent['event']): string | null {
  return event.type === 'record.extracted' ? event.data.source.documentId : null;
}

function key({ orgId, streamId }: StreamRef): string {
  return `${orgId}/${streamId}`;
}
