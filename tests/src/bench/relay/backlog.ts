import { append, START } from '@tallyport/event-store/append';
import { sampleAppend, sampleMetadata } from '@tallyport/event-store/testing/sample-append';
import type pg from 'pg';
import { TEXT } from '../sample-text.js';

const STREAM_LENGTH = 40;
const WRITERS = 8;

/** Fills the log with so many events that nobody has numbered, in streams of forty over all lanes. */
export async function writeBacklog(owner: pg.Pool, events: number): Promise<void> {
  const texts = Array.from({ length: STREAM_LENGTH }, () => TEXT);
  let streams = Math.ceil(events / STREAM_LENGTH);
  const write = async () => {
    while (streams > 0) {
      streams -= 1;
      await append(owner, { ...sampleAppend(texts), after: START, metadata: sampleMetadata() });
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  await owner.query('analyze event_store.event');
}
