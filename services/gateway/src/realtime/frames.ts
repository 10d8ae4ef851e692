import { type Cursor, ServerFrame } from '@tallyport/contracts/realtime';
import { type FeedRow, KEPT_CHANGED } from './feed.queries.js';

/** A row of the feed as a frame, with the place that its reader has reached: progress carries its data, everything else is a hint to fetch. */
export function frameOf(row: FeedRow, cursor: Cursor): ServerFrame {
  if (row.event_type === KEPT_CHANGED) {
    return { type: KEPT_CHANGED, cursor, org: row.org_id, kept_table: row.stream_id, row_id: row.job_id };
  }
  const at = {
    cursor,
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

/** A frame as it is sent. */
export function bytesOf(frame: ServerFrame): Buffer {
  return Buffer.from(JSON.stringify(frame));
}
