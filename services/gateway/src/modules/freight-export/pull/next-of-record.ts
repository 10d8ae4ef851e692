import type { EventMetadata } from '@tallyport/contracts/envelope';
import type { Pulled } from '@tallyport/contracts/freight-export/pulled';
import type { FieldConflict } from '@tallyport/contracts/problem';
import type { RecordEdit } from '@tallyport/contracts/shipping-record/http';
import { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { Rejection } from '@tallyport/domain/rejection';
import { recordDecider } from '@tallyport/domain/shipping-record/decider';
import type { RecordState } from '@tallyport/domain/shipping-record/state';
import { type Append, START } from '@tallyport/event-store/append';
import { type StreamPlace, StreamWriter, type WritableStore } from '@tallyport/event-store/stream-writer';

interface Wanted {
  readonly edits: readonly RecordEdit[];
  readonly pulled: Pulled | undefined;
  readonly metadata: EventMetadata;
  readonly now: string;
}

type Next =
  | { readonly kind: 'append'; readonly append: Pick<Append, 'events'> & Append }
  | { readonly kind: 'conflicts'; readonly conflicts: readonly FieldConflict[] };

/**
 * The append by which a record takes its part of a pull, decided on what stands now; or every value of it that somebody changed since.
 * Values of a record or a line that is gone are in conflict with nothing.
 */
export async function nextOfRecord(store: WritableStore, place: StreamPlace, { edits, pulled, metadata, now }: Wanted): Promise<Next> {
  const { streamId } = place;
  const [kind, recordId = ''] = streamId.split('/');
  const writer = new StreamWriter(store, recordDecider, place);
  const known = await writer.load();
  const standing = edits.map((edit) => asItStands(edit, known.state));
  const gone = standing.filter((edit) => !stands(edit, known.state)).flatMap(conflictsWithNothing);
  const left = standing.filter((edit) => stands(edit, known.state));
  const conflicts: FieldConflict[] = [...gone];
  try {
    if (left.length > 0) {
      const record = { recordId, workOrderId: place.jobId ?? '', kind: RecordKind.parse(kind) };
      const command = { type: 'edit' as const, edits: left, ...record, ...(pulled && { pulled }) };
      const next = await writer.next(command, metadata, now, known);
      if (conflicts.length === 0) return { kind: 'append', append: next.kind === 'append' ? next.append : nothing(place, metadata, now) };
    }
  } catch (error) {
    if (!(error instanceof Rejection) || error.code !== 'field-conflict') throw error;
    conflicts.push(...error.conflicts);
  }
  if (conflicts.length === 0) return { kind: 'append', append: nothing(place, metadata, now) };
  return { kind: 'conflicts', conflicts: conflicts.map((conflict) => ({ ...conflict, stream_id: streamId })) };
}

function nothing(place: StreamPlace, metadata: EventMetadata, recordedAt: string): Append {
  return { ...place, after: START, events: [], metadata, recordedAt };
}

/** A line that was taken over before and put back stands among those that were removed: it comes back instead of coming twice. */
function asItStands(edit: RecordEdit, state: RecordState): RecordEdit {
  const wasRemoved = edit.kind === 'add-line' && state.kind !== 'absent' && state.removed.some(({ lineId }) => lineId === edit.line_id);
  return wasRemoved ? { kind: 'restore-line', line_id: edit.line_id } : edit;
}

function stands(edit: RecordEdit, state: RecordState): boolean {
  if (state.kind !== 'standing') return false;
  if (edit.kind === 'remove-line' || edit.kind === 'amend-line') return hasLine(edit.line_id, state);
  if (edit.kind === 'take-back') return edit.line_id === null || hasLine(edit.line_id, state);
  return true;
}

function hasLine(lineId: string, state: Extract<RecordState, { kind: 'standing' | 'withdrawn' }>): boolean {
  return state.lines.some((line) => line.lineId === lineId);
}

function conflictsWithNothing(edit: RecordEdit): FieldConflict[] {
  switch (edit.kind) {
    case 'amend':
      return edit.changes.map(({ field, next }) => ({ field, yours: next, theirs: null, line: null }));
    case 'amend-line':
      return edit.changes.map(({ field, next }) => ({ field, yours: next, theirs: null, line: edit.line_id }));
    case 'add-line':
      return Object.entries(edit.fields).map(([field, next]) => ({ field, yours: next, theirs: null, line: null }));
    case 'take-back':
      return edit.fields.map(({ field, value }) => ({ field, yours: value, theirs: null, line: edit.line_id }));
    default:
      return [];
  }
}
