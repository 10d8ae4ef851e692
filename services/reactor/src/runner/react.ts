import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { type DomainEvent, eventDefinition } from '@tallyport/contracts/events';
import { parseEvent, UnreadableEvent } from '@tallyport/contracts/parse-event';
import { REACTIONS } from '../reactions.js';
import type { World } from '../world.js';

/** gRPC's status of a request that can never succeed. */
const INVALID_ARGUMENT = 3;

/** Does what the table says for this event; nothing for types without a reaction, of a later release, or with erased data. */
export async function react(world: World, logged: LoggedEvent): Promise<void> {
  if (eventDefinition(logged.type) === undefined || !(logged.type in REACTIONS)) return;
  const event = parseEvent(logged);
  if (event === null) return;
  const reaction = REACTIONS[event.type] as ((world: World, event: DomainEvent, logged: LoggedEvent) => Promise<void>) | undefined;
  await reaction?.(world, event, logged);
}

/** True when trying again cannot help: the event cannot be read, or Temporal says that the request itself is wrong. */
export function isPoison(error: unknown): boolean {
  if (error instanceof UnreadableEvent) return true;
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === INVALID_ARGUMENT;
}
