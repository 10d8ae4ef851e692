import type { RecordedEvent } from '@tallyport/contracts/envelope';
import { failPoint } from '@tallyport/runtime/fail-point';
import type pg from 'pg';
import { appendStatement } from './append-statement.js';
import { canonicalJson } from './canonical-json.js';
import { GENESIS } from './hash-chain.js';
import { findCommand, type StreamHead, streamHead } from './load.js';
import { type Append, prepareEvents } from './prepare-events.js';
import { isUniqueViolation } from './unique-violation.js';

export type { Append } from './prepare-events.js';

/** What stands before the first event of a new stream. */
export const START: StreamHead = { streamPosition: 0, hash: GENESIS };

/** `recorded`: the events are in the log (now, or already from an earlier try). `conflict`: somebody else appended after `after`. */
export type Appended =
  | { readonly kind: 'recorded'; readonly head: StreamHead; readonly events: readonly RecordedEvent[] }
  | { readonly kind: 'conflict'; readonly head: StreamHead };

/** The same command id came with other content, or for another stream: a defect of the caller, never a race. */
export class CommandReused extends Error {
  constructor(readonly commandId: string) {
    super(`command ${commandId} was recorded before with other events`);
    this.name = 'CommandReused';
  }
}

/**
 * Records events at the end of a stream, all or none, in one statement. Safe to repeat: event ids come from the command,
 * so a second try finds its own events. Throws {@link CommandReused}, or TypeError for an event no contract declares.
 */
export async function append(client: Pick<pg.Pool, 'query'>, request: Append): Promise<Appended> {
  const { events, columns, head } = prepareEvents(request);
  await failPoint('append.before-insert');
  let idIsTaken = false;
  try {
    const { rowCount } = await client.query({
      ...appendStatement(events.length),
      values: [request.orgId, request.after.streamPosition, request.after.hash, ...columns],
    });
    await failPoint('append.after-insert');
    if (rowCount === events.length) return { kind: 'recorded', head, events };
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    idIsTaken = error.constraint === 'event_event_id';
  }
  return resolveCollision(client, request, events, idIsTaken);
}

/** Nothing was inserted: either these very events stand already, or the stream has grown. */
async function resolveCollision(
  client: Pick<pg.Pool, 'query'>,
  request: Append,
  events: readonly RecordedEvent[],
  idIsTaken: boolean,
): Promise<Appended> {
  const { commandId } = request.metadata;
  const recorded = await findCommand(client, request.orgId, request.streamId, commandId);
  const last = recorded.at(-1);
  if (!last) {
    if (idIsTaken) throw new CommandReused(commandId);
    return { kind: 'conflict', head: await streamHead(client, request.orgId, request.streamId) };
  }
  const isSame = recorded.length === events.length && recorded.every((event, index) => hasSameContent(event, events[index]));
  if (!isSame) throw new CommandReused(commandId);
  return { kind: 'recorded', head: { streamPosition: last.streamPosition, hash: last.hash }, events: recorded };
}

/** Erased data count as equal: what stood there cannot be compared any more. */
function hasSameContent(recorded: RecordedEvent, sent: RecordedEvent | undefined): boolean {
  return (
    sent !== undefined &&
    recorded.type === sent.type &&
    recorded.schemaVersion === sent.schemaVersion &&
    (recorded.data === null || canonicalJson(recorded.data) === canonicalJson(sent.data))
  );
}
