import type { RecordedEvent } from './envelope.js';
import { type DomainEvent, eventDefinition } from './events.js';
import type { Upcaster } from './upcasters/upcaster.js';
import { UPCASTERS } from './upcasters/upcasters.js';

const UNREADABLE_REASONS = ['unknown type', 'newer version', 'missing upcaster', 'invalid data'] as const;
export type UnreadableReason = (typeof UNREADABLE_REASONS)[number];

/** Why a recorded event cannot be used: its type is unknown, it is newer than this code, or its data do not fit. */
export class UnreadableEvent extends Error {
  constructor(
    readonly reason: UnreadableReason,
    event: Pick<RecordedEvent, 'type' | 'schemaVersion'>,
    detail = '',
  ) {
    super(`${event.type} version ${event.schemaVersion}: ${reason}${detail && `: ${detail}`}`);
    this.name = 'UnreadableEvent';
  }
}

const TOLD = /^(\S+) version (\d+): ([a-z]+ [a-z]+)(?:: (.*))?$/s;

/** The parts of what an {@link UnreadableEvent} says, of which nothing else may be kept; null for the words of another error. */
export function unreadableToldBy(
  message: string,
): { readonly type: string; readonly version: number; readonly reason: UnreadableReason; readonly detail: string } | null {
  const [, type = '', version = '', told, detail = ''] = TOLD.exec(message) ?? [];
  const reason = UNREADABLE_REASONS.find((one) => one === told);
  return reason === undefined ? null : { type, version: Number(version), reason, detail };
}

/**
 * Reads `{ type, data }` in its newest shape, upcasting where it was written by older code: the one place where that happens.
 * Null when the data were erased. Throws {@link UnreadableEvent}.
 */
export function parseEvent(
  event: Pick<RecordedEvent, 'type' | 'schemaVersion' | 'data'>,
  upcasters: readonly Upcaster[] = UPCASTERS,
): DomainEvent | null {
  const definition = eventDefinition(event.type);
  if (!definition) throw new UnreadableEvent('unknown type', event);
  if (event.schemaVersion > definition.version) throw new UnreadableEvent('newer version', event);
  if (event.data === null) return null;
  let data = event.data;
  const steps = upcasters.find((upcaster) => upcaster.type === event.type)?.steps;
  for (let version = event.schemaVersion; version < definition.version; version++) {
    const step = steps?.[version];
    if (!step) throw new UnreadableEvent('missing upcaster', event, `from version ${version}`);
    data = step(data as Record<string, unknown>);
  }
  const parsed = definition.schema.safeParse({ type: event.type, data });
  if (!parsed.success) throw new UnreadableEvent('invalid data', event, parsed.error.issues[0]?.path.join('.'));
  return parsed.data as DomainEvent;
}
