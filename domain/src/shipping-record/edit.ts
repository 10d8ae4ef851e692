import type { Place, Reading, ValueSource } from '@tallyport/contracts/document-extraction/readings';
import type { FieldConflict } from '@tallyport/contracts/problem';
import type { RecordChange, RecordEvent } from '@tallyport/contracts/shipping-record/events';
import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { RecordEdit, ShownSource } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { FieldChange } from '@tallyport/contracts/values/field-change';
import { Rejection } from '../rejection.js';
import type { RecordCommand } from './commands.js';
import { requireFit } from './field-form.js';
import { isSameValue } from './same-value.js';
import { evolveRecord, type Held, type HeldFields, type HeldLine, type StandingRecord } from './state.js';
import { eventsOfDecision } from './value-decisions.js';

type Edit = Extract<RecordCommand, { type: 'edit' }>;
type RequestedChange = Extract<RecordEdit, { kind: 'amend' }>['changes'][number];

/**
 * All edits of a command in their order, each on what the ones before it left, or none: a field that differs from what
 * the person saw is a conflict, and every conflict is named at once. Throws `Rejection`.
 */
export function eventsOfEdits(command: Edit, state: StandingRecord): RecordEvent[] {
  const conflicts: FieldConflict[] = [];
  const events: RecordEvent[] = [];
  let now = state;
  for (const edit of command.edits) {
    const made = eventsOfEdit(command, edit, now, conflicts);
    events.push(...made);
    now = made.reduce((folded: StandingRecord, event) => evolveRecord(folded, event) as StandingRecord, now);
  }
  if (conflicts.length > 0) throw new Rejection('field-conflict', conflicts);
  return events;
}

function eventsOfEdit(
  { kind, recordId, workOrderId, pulled }: Edit,
  edit: RecordEdit,
  state: StandingRecord,
  conflicts: FieldConflict[],
): RecordEvent[] {
  const record = { recordId, workOrderId, kind };
  const taken = { ...record, ...(pulled && { pulled }) };
  const fit = (isOfLine: boolean) => (change: FieldChange) => requireFit(kind, change.field, isOfLine, change.next);
  switch (edit.kind) {
    case 'amend': {
      edit.changes.forEach(fit(false));
      const changes = leftToDo(kind, state.fields, edit.changes, null, conflicts);
      return changes.length === 0 ? [] : [{ type: 'record.amended', data: { ...taken, changes } }];
    }
    case 'amend-line': {
      edit.changes.forEach(fit(true));
      const line = requireLine(state.lines, edit.line_id);
      const changes = leftToDo(kind, line.fields, edit.changes, line.lineId, conflicts);
      return changes.length === 0 ? [] : [{ type: 'record.line-amended', data: { ...taken, lineId: line.lineId, changes } }];
    }
    case 'add-line': {
      if (state.lines.some((line) => line.lineId === edit.line_id)) return [];
      Object.entries(edit.fields).forEach(([field, next]) => requireFit(kind, field, true, next));
      return [{ type: 'record.line-added', data: { ...taken, lineId: edit.line_id, after: edit.after, fields: edit.fields } }];
    }
    case 'remove-line': {
      if (state.removed.some((line) => line.lineId === edit.line_id)) return [];
      const line = requireLine(state.lines, edit.line_id);
      const after = state.lines[state.lines.indexOf(line) - 1]?.lineId ?? null;
      return [{ type: 'record.line-removed', data: { ...taken, lineId: line.lineId, after, fields: readingsOf(line) } }];
    }
    case 'restore-line': {
      if (state.lines.some((line) => line.lineId === edit.line_id)) return [];
      const line = requireLine(state.removed, edit.line_id);
      return [{ type: 'record.line-restored', data: { ...record, lineId: line.lineId, after: line.after, fields: readingsOf(line) } }];
    }
    case 'confirm':
    case 'unconfirm':
    case 'take-back':
    case 'keep-own': {
      const held = edit.line_id === null ? state.fields : requireLine(state.lines, edit.line_id).fields;
      return eventsOfDecision(record, edit, held, conflicts);
    }
  }
}

/** Changes that are left to record; those that would tread on somebody else's become conflicts. */
function leftToDo(
  kind: RecordKind,
  held: HeldFields,
  requested: readonly RequestedChange[],
  line: string | null,
  conflicts: FieldConflict[],
): RecordChange[] {
  return requested.flatMap(({ field, previous, next, place, from, reason }) => {
    const form = fieldForm(kind, field, line !== null);
    const current = held[field]?.value ?? null;
    const isThere = isSameValue(form, current, next);
    // The same value with a place says where it stands: that is news where the reader could not point at it.
    if (isThere && (!place || isSamePlace(place, held[field]?.place ?? null))) return [];
    if (isThere || isSameValue(form, current, previous)) {
      // What was typed stands nowhere: the place of another value is no evidence for it.
      const taken = { place: place ?? null, ...(from && { from: recordedSource(from) }), ...(reason && { reason }) };
      return [{ field, previous: current, next: next === '' ? null : next, ...taken }];
    }
    conflicts.push({ field, yours: next, theirs: current, line });
    return [];
  });
}

function recordedSource({ record_id, kind, line_id, field, position }: ShownSource): ValueSource {
  return { recordId: record_id, kind, lineId: line_id, field, position };
}

function isSamePlace(one: Place, other: Place | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function requireLine<L extends HeldLine>(lines: readonly L[], lineId: string): L {
  const line = lines.find((candidate) => candidate.lineId === lineId);
  if (!line) throw new Rejection('record.line-not-found');
  return line;
}

function readingsOf(line: HeldLine): Record<string, Reading> {
  return Object.fromEntries(Object.entries(line.fields).map(([field, held]) => [field, readingOf(held)]));
}

function readingOf({ value, place, reading, isPersons, isConfirmed }: Held): Reading {
  if (reading && (!isPersons || isConfirmed)) return reading;
  return {
    value: typeof value === 'number' ? String(value) : value,
    raw: null,
    place,
    method: 'person',
    confidence: 1,
  };
}
