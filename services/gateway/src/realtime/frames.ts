import { type Cursor, ServerFrame } from '@tallyport/contracts/realtime';
import type { FeedRow, LaneCursor } from './feed.queries.js';

/** A row of the feed as a frame: progress carries its data, everything else is a hint to fetch. */
export function frameOf(row: FeedRow): ServerFrame {
  const at = {
    lane: row.lane,
    feed_position: row.feed_position,
    org: row.org_id,
    work_order_id: row.job_id,
    stream_position: row.stream_position,
  };
  if (row.data !== null && row.event_type.startsWith('extraction.')) {
    const progress = ServerFrame.safeParse({ type: 'extraction.progress', ...at, ...row.data });
    if (progress.success) return progress.data;
  }
  return { type: 'record.changed', ...at, stream_id: row.stream_id, event_type: row.event_type };
}

export function wireCursor(cursor: LaneCursor): Cursor {
  return Object.fromEntries([...cursor].map(([lane, position]) => [String(lane), position]));
}

/** A client's cursor. Lanes that it does not name it never saw. */
export function laneCursor(cursor: Cursor): Map<number, number> {
  return new Map(Object.entries(cursor).map(([lane, position]) => [Number(lane), position]));
}
