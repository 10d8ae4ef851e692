import type { Place, Reading, Readings } from '@tallyport/contracts/document-extraction/readings';
import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import type { FieldValue } from '@tallyport/contracts/values/field-change';

/** A value as the decider sees it: what stands and where, what was read, and whether it is a person's word. */
export interface Held {
  readonly value: FieldValue;
  readonly place: Place | null;
  /** Of a value that a person wrote, what the newest reading says: what stands again once they take theirs back. */
  readonly reading: Reading | null;
  /** A person wrote it, or confirmed what was read: no reading takes its place. */
  readonly isPersons: boolean;
  /** A person's word by confirming alone: taking that back leaves what was read. */
  readonly isConfirmed: boolean;
  /** What the newest reading says otherwise, or what stood before somebody took over another value; and what of that a person declined. */
  readonly offered: Offer | null;
  readonly declined: Offer | null;
}

interface Offer {
  readonly value: FieldValue;
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
    case 'record.lines-inferred':
      return event.data.lines.reduce(withInferred, state);
    case 'record.amended':
      return { ...state, fields: amend(state.fields, event.data) };
    case 'record.line-amended': {
      const { lineId } = event.data;
      return changeFields(state, lineId, (fields) => amend(fields, event.data));
    }
    case 'record.line-added': {
      const { lineId, after, fields } = event.data;
      const held = Object.entries(fields).map(([field, value]) => [field, personsOwn(value, null)] as const);
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
      return event.data.differences.reduce<StandingRecord>(
        (before, { field, lineId, read }) => changeHeld(before, lineId, [field], (held) => ({ ...held, offered: { value: read.value } })),
        state,
      );
    case 'record.values-confirmed':
      return changeHeld(state, event.data.lineId, namesOf(event.data.values), (held) => ({ ...held, isPersons: true, isConfirmed: true }));
    case 'record.values-unconfirmed':
      return changeHeld(state, event.data.lineId, namesOf(event.data.values), (held) => ({
        ...held,
        isPersons: false,
        isConfirmed: false,
      }));
    case 'record.values-taken-back':
      return changeFields(state, event.data.lineId, (fields) => takenBack(fields, event.data.values));
    case 'record.difference-declined':
      return changeHeld(state, event.data.lineId, namesOf(event.data.values), (held) => ({
        ...held,
        offered: null,
        declined: held.offered,
      }));
    case 'record.withdrawn':
      return { ...state, kind: 'withdrawn' };
  }
}

const NOTHING_SAID = { isPersons: false, isConfirmed: false, offered: null, declined: null } as const;

function personsOwn(value: FieldValue, place: Place | null): Held {
  return { ...NOTHING_SAID, value, place, reading: null, isPersons: true };
}

/** What was read takes its place, but never that of a person's value. What was offered before is not offered any more. */
function readOver(before: HeldFields, readings: Readings): HeldFields {
  const persons = Object.entries(before)
    .filter(([, held]) => held.isPersons)
    .map(
      ([field, held]) => [field, { ...held, offered: null, reading: held.isConfirmed ? held.reading : (readings[field] ?? null) }] as const,
    );
  const read = Object.entries(readings).map(([field, reading]) => [field, asRead(reading)] as const);
  return { ...Object.fromEntries(read), ...Object.fromEntries(persons) };
}

function asRead(reading: Reading): Held {
  return { ...NOTHING_SAID, value: reading.value, place: reading.place, reading };
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

/** Fills fields of a line that is there; all others stay as they are. */
function withInferred(state: StandingRecord, { lineId, fields }: { lineId: string; fields: Readings }): StandingRecord {
  const lines = state.lines.map((line) =>
    line.lineId === lineId ? { lineId, fields: { ...line.fields, ...readOver({}, fields) } } : line,
  );
  return { ...state, lines };
}

type Amendment = Pick<Extract<RecordEvent, { type: 'record.amended' }>['data'], 'changes' | 'pulled'>;

/**
 * A person's value stands where they took it from, else where the one before it stood. Beside one from a freight system what stood is
 * offered back.
 */
function amend(fields: HeldFields, { changes, pulled }: Amendment): HeldFields {
  const amended = changes.map(({ field, previous, next, place }) => {
    const before = fields[field];
    const own = personsOwn(next, place === undefined ? (before?.place ?? null) : place);
    const stood = pulled && previous !== null ? { value: previous } : null;
    return [field, { ...own, reading: before?.reading ?? null, declined: before?.declined ?? null, offered: stood }] as const;
  });
  return { ...fields, ...Object.fromEntries(amended) };
}

function takenBack(fields: HeldFields, values: readonly { readonly field: string; readonly read: Reading | null }[]): HeldFields {
  const names = namesOf(values);
  const others = Object.entries(fields).filter(([field]) => !names.includes(field));
  const read = values.flatMap(({ field, read }) => (read ? [[field, asRead(read)] as const] : []));
  return { ...Object.fromEntries(others), ...Object.fromEntries(read) };
}

/** Changes what the fields of the header (null) or of a line hold; what is not there stays away. */
function changeHeld(state: StandingRecord, lineId: string | null, names: readonly string[], change: (held: Held) => Held): StandingRecord {
  return changeFields(state, lineId, (fields) =>
    Object.fromEntries(Object.entries(fields).map(([field, held]) => [field, names.includes(field) ? change(held) : held])),
  );
}

function changeFields(state: StandingRecord, lineId: string | null, change: (fields: HeldFields) => HeldFields): StandingRecord {
  if (lineId === null) return { ...state, fields: change(state.fields) };
  return { ...state, lines: state.lines.map((line) => (line.lineId === lineId ? { lineId, fields: change(line.fields) } : line)) };
}

function namesOf(values: readonly { readonly field: string }[]): string[] {
  return values.map(({ field }) => field);
}

/** After the line of that id; at the top for null or a line that is gone. */
function insertAfter(lines: readonly HeldLine[], { lineId, fields }: HeldLine, after: string | null): readonly HeldLine[] {
  const index = lines.findIndex((line) => line.lineId === after) + 1;
  return lines.toSpliced(index, 0, { lineId, fields });
}
