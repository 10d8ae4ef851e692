import { expect, test } from 'vitest';
import { FeedCursor } from './feed-cursor.js';

const frame = (lane: number, feed_position: number) =>
  ({
    type: 'record.changed',
    lane,
    feed_position,
    org: 'o',
    work_order_id: null,
    stream_id: 'x/1',
    stream_position: 1,
    event_type: 'x',
  }) as const;

test('each lane moves on its own, and a frame that was seen is ignored', () => {
  const cursor = new FeedCursor();
  expect(cursor.value).toBeNull();
  cursor.set({ 3: 10 });
  expect([cursor.advance(frame(3, 11)), cursor.advance(frame(3, 11)), cursor.advance(frame(3, 9)), cursor.advance(frame(4, 1))]).toEqual([
    true,
    false,
    false,
    true,
  ]);
  expect(cursor.value).toEqual({ 3: 11, 4: 1 });
});

test('a reset moves the cursor back if the server says so', () => {
  const cursor = new FeedCursor();
  cursor.set({ 3: 10 });
  cursor.set({ 3: 2 });
  expect(cursor.value).toEqual({ 3: 2 });
});
