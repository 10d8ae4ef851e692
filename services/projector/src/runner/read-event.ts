import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { parseEvent, UnreadableEvent } from '@tallyport/contracts/parse-event';
import type { ProjectedEvent } from '../projection.js';

/**
 * What a logged event is to a read model. `unknown`: its type is of a later release, skip and count. `erased`: its data are
 * gone. `erasure`: the fact that an earlier one was erased, so its stream is told again. `unreadable`: park its stream.
 */
export type ReadEvent =
  | ({ readonly kind: 'known' | 'erasure' } & ProjectedEvent)
  | { readonly kind: 'unknown' | 'erased'; readonly logged: LoggedEvent }
  | { readonly kind: 'unreadable'; readonly logged: LoggedEvent; readonly reason: string };

export function readEvent(logged: LoggedEvent): ReadEvent {
  try {
    const event = parseEvent(logged);
    if (event === null) return { kind: 'erased', logged };
    return { kind: event.type === 'stream.erased' ? 'erasure' : 'known', event, logged };
  } catch (error) {
    if (!(error instanceof UnreadableEvent)) throw error;
    if (error.reason === 'unknown type') return { kind: 'unknown', logged };
    return { kind: 'unreadable', logged, reason: error.message };
  }
}
