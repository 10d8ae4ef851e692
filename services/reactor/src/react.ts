import type { LoggedEvent } from '@tallyport/contracts/envelope';
import { type DomainEvent, eventDefinition } from '@tallyport/contracts/events';
import { parseEvent, UnreadableEvent } from '@tallyport/contracts/parse-event';
import type { EffectConsumer } from '@tallyport/lane-consumer/apply/effects';
import { updateRefusal } from '@tallyport/temporal/update-refusal';
import type pg from 'pg';
import type { ReactionPorts } from './reaction-ports.js';
import { REACTIONS } from './reactions.js';

/** The name under which checkpoints and parked streams know the reactor. */
export const CONSUMER = 'reactor';

/** What the reactor parks under, in the place where the projector names a read model. */
const MEMBER = 'reactions';

/** gRPC's status of a request that can never succeed. */
const INVALID_ARGUMENT = 3;

/** What the reactor does with events: it lets them start, signal and cancel workflows. */
export function reactions(pool: pg.Pool, ports: ReactionPorts): EffectConsumer {
  return {
    consumer: CONSUMER,
    member: MEMBER,
    pool,
    handles: (type) => eventDefinition(type) !== undefined && type in REACTIONS,
    bringAbout: (event) => react(ports, event),
    isPoison,
  };
}

/** Does what the table says for this event; nothing for one whose data were erased. */
async function react(ports: ReactionPorts, logged: LoggedEvent): Promise<void> {
  const event = parseEvent(logged);
  if (event === null) return;
  const reaction = REACTIONS[event.type] as ((ports: ReactionPorts, event: DomainEvent, logged: LoggedEvent) => Promise<void>) | undefined;
  await reaction?.(ports, event, logged);
}

/** True when trying again cannot help: the event cannot be read, its process refuses it, or Temporal says that the request itself is wrong. */
function isPoison(error: unknown): boolean {
  if (error instanceof UnreadableEvent || updateRefusal(error) !== null) return true;
  const cause = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === INVALID_ARGUMENT;
}
