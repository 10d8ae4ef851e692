import type { FieldConflict } from '@tallyport/contracts/problem';
import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { FieldValue } from '@tallyport/contracts/values/field-change';
import { requireField } from './field-form.js';
import { isSameValue } from './same-value.js';
import type { Held, HeldFields } from './state.js';

type Decision = Extract<RecordEdit, { kind: 'confirm' | 'unconfirm' | 'take-back' | 'keep-own' }>;
interface OfRecord {
  readonly recordId: string;
  readonly workOrderId: string;
  readonly kind: RecordKind;
}

/**
 * What a person decides about values without writing any: that they are right, that they are not after all, that what they wrote
 * themselves is void, that what was offered beside them is not wanted. Values about which nothing is left to decide are passed
 * over; one that is not what the person saw is a conflict.
 */
export function eventsOfDecision(record: OfRecord, decision: Decision, held: HeldFields, conflicts: FieldConflict[]): RecordEvent[] {
  const values = decision.fields.flatMap(({ field, value: seen }) => {
    const form = requireField(record.kind, field, decision.line_id !== null);
    const now = held[field];
    const subject = now ? subjectOf(decision.kind, now) : null;
    if (subject === null) return [];
    if (isSameValue(form, subject.value, seen)) return [{ field, value: subject.value }];
    conflicts.push({ field, yours: seen, theirs: subject.value, line: decision.line_id });
    return [];
  });
  return values.length === 0 ? [] : [eventOf(decision.kind, { ...record, lineId: decision.line_id }, values, held)];
}

type Seen = { readonly field: string; readonly value: FieldValue };

function eventOf(decision: Decision['kind'], about: OfRecord & { lineId: string | null }, values: Seen[], held: HeldFields): RecordEvent {
  switch (decision) {
    case 'confirm':
      return { type: 'record.values-confirmed', data: { ...about, values } };
    case 'unconfirm':
      return { type: 'record.values-unconfirmed', data: { ...about, values } };
    case 'take-back': {
      const back = values.map(({ field, value }) => ({ field, previous: value, read: held[field]?.reading ?? null }));
      return { type: 'record.values-taken-back', data: { ...about, values: back } };
    }
    case 'keep-own':
      return { type: 'record.difference-declined', data: { ...about, values } };
  }
}

/** What the person must have seen to say this, or null where it need not be said. */
function subjectOf(kind: Decision['kind'], held: Held): { readonly value: FieldValue } | null {
  switch (kind) {
    case 'confirm':
      return held.isPersons || held.value === null ? null : held;
    case 'unconfirm':
      return held.isConfirmed ? held : null;
    case 'take-back':
      return held.isPersons && !held.isConfirmed ? held : null;
    case 'keep-own':
      return held.offered;
  }
}
