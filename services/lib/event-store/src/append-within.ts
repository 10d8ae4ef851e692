import { appendStatement } from './append-statement.js';
import { type Append, prepareEvents } from './prepare-events.js';

/** Runs a statement in the transaction of whoever appends; answers how many rows it wrote. */
export type InsertWithin = (text: string, values: readonly unknown[]) => Promise<number>;

/**
 * Appends within a transaction that somebody else began: the events stand exactly if that commits. Throws where the stream is not where the
 * append says, so that nothing of the transaction stands. The relay is told by {@link EventStore.announce} once it has committed.
 */
export async function appendWithin(insert: InsertWithin, request: Append): Promise<void> {
  const { events, columns } = prepareEvents(request);
  const values = [request.orgId, request.after.streamPosition, request.after.hash, ...columns];
  const written = await insert(appendStatement(events.length).text, values);
  if (written !== events.length) throw new Error(`${request.streamId} is not where its append says`);
}
