import type { DomainEvent } from '@tallyport/contracts/events';
import { actingId } from '../../acting-id.js';
import type { JobField } from '../../declaration/compile/from-job.js';
import type { FoldedEnvelope } from '../../fold.js';
import type { Hand } from './sent-message.js';

/** An event of a stream with its circumstances. */
export interface Recorded {
  readonly event: DomainEvent | null;
  readonly envelope: FoldedEnvelope;
}

/** Who had a machine write each value of a record, up to a position of its stream: the last one, by line and field. */
export function compilersUpTo(events: readonly Recorded[], position: number): (lineId: string | null, field: string) => Hand | null {
  const hands = new Map<string, Hand>();
  for (const { event, envelope } of events) {
    const hand = envelope.streamPosition <= position ? handOf(envelope) : null;
    if (event === null || hand === null) continue;
    for (const [lineId, fields] of writtenBy(event)) for (const field of Object.keys(fields)) hands.set(`${lineId ?? ''} ${field}`, hand);
  }
  return (lineId, field) => hands.get(`${lineId ?? ''} ${field}`) ?? null;
}

/** Who answered each question of customs, as it stood when the message of this control reference was signed. */
export function answerersBefore(events: readonly Recorded[], controlReference: string): (question: string) => Hand | null {
  const hands = new Map<string, Hand>();
  for (const { event, envelope } of events) {
    if (event?.type === 'lodgement.requested' && event.data.controlReference === controlReference) break;
    const hand = handOf(envelope);
    if (event?.type !== 'lodgement.questions-answered' || hand === null) continue;
    for (const { questionId } of event.data.answers) hands.set(questionId, hand);
  }
  return (question) => hands.get(question) ?? null;
}

/** Who gave each field of a job the value that it had at an instant. What a machine entered is nobody's. */
export function settersOf(events: readonly Recorded[]): (field: JobField, value: string, at: string) => Hand | null {
  const set = events.flatMap(({ event, envelope }) =>
    (event === null ? [] : setBy(event)).map(([field, value]) => ({ field, value, at: envelope.recordedAt, hand: handOf(envelope) })),
  );
  return (field, value, at) => {
    const last = set.findLast((one) => one.field === field && one.at <= at);
    return last?.value === value ? last.hand : null;
  };
}

function setBy(event: DomainEvent): (readonly [field: string, value: unknown])[] {
  if (event.type === 'work-order.received') return Object.entries(event.data.details);
  if (event.type === 'work-order.amended') return event.data.changes.map(({ field, next }) => [field, next]);
  return [];
}

type Written = readonly [lineId: string | null, fields: Readonly<Record<string, unknown>>];

function writtenBy(event: DomainEvent): readonly Written[] {
  switch (event.type) {
    case 'record.extracted':
      return [[null, event.data.fields]];
    case 'record.lines-extracted':
    case 'record.lines-inferred':
      return event.data.lines.map(({ lineId, fields }) => [lineId, fields]);
    default:
      return [];
  }
}

function handOf({ metadata: { actor }, recordedAt }: FoldedEnvelope): Hand | null {
  const id = actingId(actor);
  return id === null ? null : { user_id: id, at: recordedAt };
}
