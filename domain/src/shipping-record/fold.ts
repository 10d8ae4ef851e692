import type { RecordEvent } from '@tallyport/contracts/shipping-record/events';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { Fold, FoldedEnvelope } from '../fold.js';
import { changeLine, insertLine, type Lines, linesOfPersons, placeReadLines, withoutLine } from './fold-lines.js';
import {
  amended,
  confirmed,
  declined,
  offered,
  personsValue,
  readAgain,
  type ShownValues,
  shownPull,
  shownReading,
  takenBack,
} from './fold-value.js';

/** A record of any kind as on the wire, and what the fold must remember to go on. */
export interface RecordView extends Omit<ShippingRecord, 'lines'> {
  readonly lines: Lines;
  /** The line that the newest reading placed last: its next block follows there. */
  readonly last_read_line: string | null;
  /** Lines that a person removed, as they were: an undo brings them back, a reading does not. */
  readonly removed_lines: Lines;
}

/** `waybill/<id>`, `invoice/<id>` and the other kinds. A reading never overwrites a person's value. */
export const foldRecord: Fold<RecordView> = (view, event, envelope) => {
  if (event?.type === 'record.extracted') return extracted(view, event.data, envelope.streamPosition);
  if (view === null) return null;
  const moved = { ...view, stream_position: envelope.streamPosition };
  return event?.type.startsWith('record.') ? changed(moved, event as RecordEvent, envelope) : moved;
};

function extracted(
  view: RecordView | null,
  { recordId, workOrderId, kind, source, fields }: Extract<RecordEvent, { type: 'record.extracted' }>['data'],
  streamPosition: number,
): RecordView {
  return {
    id: recordId,
    kind,
    work_order_id: workOrderId,
    document_id: source.documentId,
    document_type: source.documentType,
    from_page: source.fromPage,
    to_page: source.toPage,
    fields: readAgain(view?.fields ?? {}, fields),
    lines: linesOfPersons(view?.lines ?? []),
    withdrawn: false,
    stream_position: streamPosition,
    last_read_line: null,
    removed_lines: view?.removed_lines ?? [],
  };
}

function changed(view: RecordView, event: RecordEvent, envelope: FoldedEnvelope): RecordView {
  switch (event.type) {
    case 'record.lines-extracted': {
      const { lines, last } = placeReadLines(view.lines, event.data.lines, view.last_read_line, view.removed_lines);
      return { ...view, lines, last_read_line: last };
    }
    case 'record.lines-inferred':
      return event.data.lines.reduce(
        (before, { lineId, fields }) => changeValues(before, lineId, (values) => ({ ...values, ...readAgain({}, fields) })),
        view,
      );
    case 'record.amended':
      return { ...view, fields: amended(view.fields, event.data, envelope) };
    case 'record.line-amended':
      return changeValues(view, event.data.lineId, (fields) => amended(fields, event.data, envelope));
    case 'record.line-added':
      return lineAdded(view, event.data, envelope);
    case 'record.line-removed':
      return lineRemoved(view, event.data.lineId);
    case 'record.line-restored':
      return lineRestored(view, event.data, envelope);
    case 'record.difference-offered':
      return event.data.differences.reduce(
        (before, { field, lineId, read }) => changeValues(before, lineId, (fields) => offered(fields, field, read)),
        view,
      );
    case 'record.values-confirmed':
      return changeValues(view, event.data.lineId, (fields) => confirmed(fields, namesOf(event.data.values), envelope));
    case 'record.values-unconfirmed':
      return changeValues(view, event.data.lineId, (fields) => confirmed(fields, namesOf(event.data.values), null));
    case 'record.values-taken-back':
      return changeValues(view, event.data.lineId, (fields) => takenBack(fields, event.data.values));
    case 'record.difference-declined':
      return changeValues(view, event.data.lineId, (fields) => declined(fields, namesOf(event.data.values)));
    case 'record.withdrawn':
      return { ...view, withdrawn: true };
    default:
      return view;
  }
}

type LineAdded = Extract<RecordEvent, { type: 'record.line-added' }>['data'];
type LineRestored = Extract<RecordEvent, { type: 'record.line-restored' }>['data'];

function lineAdded(view: RecordView, { lineId, after, fields, pulled }: LineAdded, envelope: FoldedEnvelope): RecordView {
  const values = Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [field, { ...personsValue(value, envelope), ...shownPull(pulled) }]),
  );
  return { ...view, lines: insertLine(view.lines, { line_id: lineId, fields: values }, after) };
}

function lineRemoved(view: RecordView, lineId: string): RecordView {
  const removed = view.lines.filter((line) => line.line_id === lineId);
  return { ...view, lines: withoutLine(view.lines, lineId), removed_lines: [...view.removed_lines, ...removed] };
}

/** The line as it was removed; its readings of the event serve where the removal is not known any more. */
function lineRestored(view: RecordView, { lineId, after, fields }: LineRestored, envelope: FoldedEnvelope): RecordView {
  const read = Object.entries(fields).map(
    ([field, reading]) => [field, reading.method === 'person' ? personsValue(reading.value, envelope) : shownReading(reading)] as const,
  );
  const line = view.removed_lines.find((removed) => removed.line_id === lineId) ?? { line_id: lineId, fields: Object.fromEntries(read) };
  return { ...view, lines: insertLine(view.lines, line, after), removed_lines: withoutLine(view.removed_lines, lineId) };
}

/** Changes the values of the header (null) or of a line. */
function changeValues(view: RecordView, lineId: string | null, change: (fields: ShownValues) => ShownValues): RecordView {
  if (lineId === null) return { ...view, fields: change(view.fields) };
  return { ...view, lines: changeLine(view.lines, lineId, change) };
}

function namesOf(values: readonly { readonly field: string }[]): string[] {
  return values.map(({ field }) => field);
}
