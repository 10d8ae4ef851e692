import { LoggedEvent } from '@tallyport/contracts/envelope';
import { canonicalEnvelope } from '@tallyport/event-store/hash-chain';
import { sha256Hex } from '@tallyport/event-store/sha256';
import type { StoredEvent } from '@tallyport/event-store/verify/verify-streams';
import type { LaneMessage } from '@tallyport/runtime/kafka/publisher';
import { z } from 'zod';

/** An event as the log has it, with its place there. */
export interface PublishedEvent extends StoredEvent {
  readonly epoch: string;
  readonly position: number;
  readonly previous: number;
}

/** A message that can be read and is what its hash says. Whether the log holds it, only the log can tell. */
export interface Message {
  readonly event: LoggedEvent;
  /** The event's link in the chain of its stream, in hex: computed here from what the message says, not taken from it. */
  readonly hash: string;
}

/** Why a message is not what the relay publishes. `log`: the log has no such event at that place. */
export type Unfit = 'unreadable' | 'epoch' | 'lane' | 'hash' | 'log';

export type ReadMessage =
  | { readonly kind: 'message'; readonly message: Message }
  /** Its data were erased before it was published, so nothing proves it: the log is read instead. */
  | { readonly kind: 'erased' }
  | { readonly kind: 'unfit'; readonly why: Unfit };

const Hex = z.string().regex(/^[0-9a-f]+$/);

/** What the first line holds: the place in the log, and what the hash needs besides the two texts. */
const Place = LoggedEvent.pick({ epoch: true, position: true, lane: true, previous: true }).extend({
  hash: Hex.length(64),
  previousHash: Hex.length(64),
  salt: Hex.length(32).nullable(),
});

const LINES = 3;

/**
 * The message of an event, three lines of JSON: its place in the log with its hash, then envelope and data, each the very text
 * that was hashed. JSON without white space has no line break, so the lines are told apart without being parsed.
 */
export function writeMessage(event: PublishedEvent): LaneMessage {
  const { epoch, position, lane, previous, hash, previousHash, salt, jobId, streamId } = event;
  const place = JSON.stringify({ epoch, position, lane, previous, hash, previousHash, salt });
  return { lane, key: jobId ?? streamId, value: `${place}\n${canonicalEnvelope(event)}\n${event.data ?? 'null'}` };
}

/** Reads a message that came on a lane of the log's epoch, and computes its hash anew. Throws nothing, whatever the text is. */
export function readMessage(text: string, expected: { readonly lane: number; readonly epoch: string }): ReadMessage {
  const lines = text.split('\n', LINES + 1);
  const [placeText = '', envelope = '', data = ''] = lines;
  const place = Place.safeParse(jsonOf(placeText));
  if (lines.length !== LINES || !place.success) return { kind: 'unfit', why: 'unreadable' };
  const { hash, previousHash, salt, ...where } = place.data;
  if (where.epoch !== expected.epoch) return { kind: 'unfit', why: 'epoch' };
  if (where.lane !== expected.lane) return { kind: 'unfit', why: 'lane' };
  if (salt === null) return { kind: 'erased' };
  if (sha256Hex(previousHash, envelope, sha256Hex(salt, data)) !== hash) return { kind: 'unfit', why: 'hash' };
  const event = LoggedEvent.safeParse({ ...asObject(jsonOf(envelope)), ...where, data: jsonOf(data) });
  return event.success ? { kind: 'message', message: { event: event.data, hash } } : { kind: 'unfit', why: 'unreadable' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asObject(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {};
}
