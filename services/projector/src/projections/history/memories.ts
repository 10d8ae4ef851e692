import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { type HistoryMemory, NO_MEMORY } from '@tallyport/domain/work-order/fold-history';
import type { ProjectedEvent, StreamRef } from '../../projection.js';
import type { Tables } from '../../tables.js';
import { loadMemories, saveMemories } from './statements.js';

interface MemoryRow {
  readonly org_id: string;
  readonly stream_id: string;
  readonly memory: HistoryMemory;
}

/** What the history remembers of the streams in one batch, and of the documents that these are about. */
export class Memories {
  private readonly changed = new Map<string, LoggedEvent>();

  private constructor(private readonly known: Map<string, HistoryMemory>) {}

  static async load(tables: Tables, events: readonly ProjectedEvent[]): Promise<Memories> {
    const known = new Map<string, HistoryMemory>();
    const streams = events.map(({ logged }) => ({ orgId: logged.orgId, streamId: logged.streamId })).filter(isRemembered);
    await loadInto(known, tables, streams);
    const documents = events.flatMap(({ event, logged }) => {
      const id = ('documentId' in event.data ? event.data.documentId : null) ?? known.get(key(logged))?.documentId ?? recordSource(event);
      return id === null ? [] : [{ orgId: logged.orgId, streamId: `document/${id}` }];
    });
    await loadInto(known, tables, documents);
    return new Memories(known);
  }

  of(stream: StreamRef): HistoryMemory {
    return this.known.get(key(stream)) ?? NO_MEMORY;
  }

  nameOf(orgId: string, documentId: string): string | null {
    return this.of({ orgId, streamId: `document/${documentId}` }).fileName;
  }

  /** Keeps what an event changed; most events change nothing. */
  remember(logged: LoggedEvent, memory: HistoryMemory): void {
    if (this.of(logged) === memory) return;
    this.known.set(key(logged), memory);
    this.changed.set(key(logged), logged);
  }

  /** Documents whose name this batch told. */
  learntNames(): { orgId: string; documentId: string; fileName: string }[] {
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
    await tables.query(saveMemories, [JSON.stringify(rows)]);
  }
}

async function loadInto(known: Map<string, HistoryMemory>, tables: Tables, streams: readonly StreamRef[]): Promise<void> {
  const missing = [...new Map(streams.map((stream) => [key(stream), stream])).entries()].filter(([name]) => !known.has(name));
  if (missing.length === 0) return;
  const refs = missing.map(([, ref]) => ref);
  const rows = await tables.query<MemoryRow>(loadMemories, [refs.map((ref) => ref.orgId), refs.map((ref) => ref.streamId)]);
  for (const { org_id, stream_id, memory } of rows) known.set(key({ orgId: org_id, streamId: stream_id }), memory);
}

/** A job's own events say everything themselves, and they are the most frequent. */
function isRemembered({ streamId }: StreamRef): boolean {
  return !streamId.startsWith('work-order/');
}

function recordSource(event: ProjectedEvent['event']): string | null {
  return event.type === 'record.extracted' ? event.data.source.documentId : null;
}

function key({ orgId, streamId }: StreamRef): string {
  return `${orgId}/${streamId}`;
}
