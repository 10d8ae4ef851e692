import type { Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import type { FieldChange, FieldValue } from '@tallyport/contracts/values/field-change';

/** A value as the decider sees it: what stands, what was read, and whether a person wrote it. */
export interface Held {
  readonly value: FieldValue;
  readonly reading: Reading | null;
  readonly isPersons: boolean;
}

export type HeldFields = Readonly<Record<string, Held>>;

export interface HeldLine {
  readonly lineId: string;
  readonly fields: HeldFields;
}

export type RecordState =
  | { readonly kind: 'absent' }
  | {
      readonly kind: 'standing' | 'withdrawn';
      readonly fields: HeldFields;
      readonly lines: readonly HeldLine[];
      /** Removed lines with the line that stood before each: what an undo needs. */
      readonly removed: readonly (HeldLine & { readonly after: string | null })[];
    };

export type StandingRecord = Exclude<RecordState, { kind: 'absent' }>;

export const NO_RECORD: RecordState = { kind: 'absent' };

export function evolveRecord(state: RecordState, event: RecordEvent): RecordState {
  if (event.type === 'record.extracted') {
    // Lines of an earlier reading go, unless a person wrote into them: the new reading brings its own.
    const before = state.kind === 'absent' ? { fields: {}, lines: [], removed: [] } : state;
    const lines = before.lines.filter(({ fields }) => Object.values(fields).some((held) => held.isPersons));
    return { ...before, kind: 'standing', fields: readOver(before.fields, event.data.fields), lines };
  }
  if (state.kind === 'absent') return state;
  switch (event.type) {
    case 'record.lines-extracted':
      return event.data.lines.reduce(withReadLine, state);
    case 'record.amended':
      return { ...state, fields: amend(state.fields, event.data.changes) };
    case 'record.line-amended': {
      const { lineId, changes } = event.data;
      const lines = state.lines.map((line) => (line.lineId === lineId ? { lineId, fields: amend(line.fields, changes) } : line));
      return { ...state, lines };
    }
    case 'record.line-added': {
      const { lineId, after, fields } = event.data;
      const held = Object.entries(fields).map(([field, value]) => [field, { value, reading: null, isPersons: true }] as const);
      return { ...state, lines: insertAfter(state.lines, { lineId, fields: Object.fromEntries(held) }, after) };
    }
    case 'record.line-removed': {
      const { lineId, after } = event.data;
      const gone = state.lines.filter((line) => line.lineId === lineId).map((line) => ({ ...line, after }));
      return { ...state, lines: state.lines.filter((line) => line.lineId !== lineId), removed: [...state.removed, ...gone] };
    }
    case 'record.line-restored': {
      const { lineId, after } = event.data;
      const line = state.removed.find((removed) => removed.lineId === lineId);
      const removed = state.removed.filter((other) => other.lineId !== lineId);
      return line ? { ...state, removed, lines: insertAfter(state.lines, line, after) } : state;
    }
    case 'record.difference-offered':
      return state;
    case 'record.withdrawn':
      return { ...state, kind: 'withdrawn' };
  }
}

/** What was read takes its place, but never that of a person's value. */
function readOver(before: HeldFields, readings: Readings): HeldFields {
  const persons = Object.entries(before).filter(([, held]) => held.isPersons);
  const read = Object.entries(readings).map(([field, reading]) => [field, { value: reading.value, reading, isPersons: false }] as const);
  return { ...Object.fromEntries(read), ...Object.fromEntries(persons) };
}

function withReadLine(state: StandingRecord, { lineId, fields }: { lineId: string; fields: Readings }): StandingRecord {
  if (state.removed.some((line) => line.lineId === lineId)) return state;
  const known = state.lines.some((line) => line.lineId === lineId);
  if (!known) return { ...state, lines: [...state.lines, { lineId, fields: readOver({}, fields) }] };
  return {
    ...state,
    lines: state.lines.map((line) => (line.lineId === lineId ? { lineId, fields: readOver(line.fields, fields) } : line)),
  };
}

function amend(fields: HeldFields, changes: readonly FieldChange[]): HeldFields {
  const amended = changes.map(
    ({ field, next }) => [field, { value: next, reading: fields[field]?.reading ?? null, isPersons: true }] as const,
  );
  return { ...fields, ...Object.fromEntries(amended) };
}

/** After the line of that id; at the top for null or a line that is gone. */
function insertAfter(lines: readonly HeldLine[], { lineId, fields }: HeldLine, after: string | null): readonly HeldLine[] {
  const index = lines.findIndex((line) => line.lineId === after) + 1;
  return lines.toSpliced(index, 0, { lineId, fields });
}
