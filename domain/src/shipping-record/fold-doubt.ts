import type { Reading } from '@tallyport/contracts/document-extraction/readings';
import type { Fold } from '../fold.js';
import { isDoubtful } from './fold-value.js';

/** A sure reading leaves no mark. What a person confirmed remembers whether it was doubtful, for when they take that back. */
type Mark = 'doubtful' | 'person' | 'confirmed' | 'confirmed doubt';
type Marks = Readonly<Record<string, Mark>>;

/**
 * How much of a record a person still has to look at: {@link foldRecord} reduced to what a list must know,
 * so that a list does not carry a thousand lines. Both agree about every record; a test watches that.
 */
export interface RecordDoubt {
  readonly withdrawn: boolean;
  /** Who receives the goods, as a waybill names them. */
  readonly receiver: string | null;
  readonly header: Marks;
  readonly lines: Readonly<Record<string, Marks>>;
  readonly removed: readonly string[];
  /** The marks that removed lines had, for when they come back; missing where a line was removed before marks were kept. */
  readonly removed_marks?: Readonly<Record<string, Marks>>;
  readonly stream_position: number;
}

export const foldDoubt: Fold<RecordDoubt> = (view, event, { streamPosition }) => {
  if (event?.type === 'record.extracted') {
    const touched = Object.entries(view?.lines ?? {}).filter(([, marks]) => Object.values(marks).some((mark) => mark !== 'doubtful'));
    return {
      withdrawn: false,
      receiver: receiverAfter(view, event.data.fields['consignee_name']),
      header: marked(view?.header ?? {}, event.data.fields),
      lines: Object.fromEntries(touched),
      removed: view?.removed ?? [],
      removed_marks: view?.removed_marks ?? {},
      stream_position: streamPosition,
    };
  }
  if (view === null) return null;
  const moved = { ...view, stream_position: streamPosition };
  switch (event?.type) {
    case 'record.lines-extracted': {
      const read = event.data.lines.filter((line) => !view.removed.includes(line.lineId));
      const lines = read.map(({ lineId, fields }) => [lineId, marked(view.lines[lineId] ?? {}, fields)] as const);
      return { ...moved, lines: { ...view.lines, ...Object.fromEntries(lines) } };
    }
    case 'record.lines-inferred': {
      const lines = event.data.lines.flatMap(({ lineId, fields }) => {
        const marks = view.lines[lineId];
        return marks ? [[lineId, remarked(marks, fields)] as const] : [];
      });
      return { ...moved, lines: { ...view.lines, ...Object.fromEntries(lines) } };
    }
    case 'record.amended': {
      const consignee = event.data.changes.find((change) => change.field === 'consignee_name')?.next;
      const receiver = consignee === undefined ? view.receiver : textOf(consignee);
      return { ...moved, receiver, header: { ...view.header, ...personal(event.data.changes) } };
    }
    case 'record.line-amended': {
      const { lineId, changes } = event.data;
      const marks = view.lines[lineId];
      return marks ? { ...moved, lines: { ...view.lines, [lineId]: { ...marks, ...personal(changes) } } } : moved;
    }
    case 'record.line-added': {
      const written = personal(Object.keys(event.data.fields).map((field) => ({ field })));
      return { ...moved, lines: { ...view.lines, [event.data.lineId]: written } };
    }
    case 'record.line-removed': {
      const { lineId } = event.data;
      const { [lineId]: marks, ...lines } = view.lines;
      const removed_marks = { ...view.removed_marks, ...(marks && { [lineId]: marks }) };
      return { ...moved, lines, removed: [...view.removed, lineId], removed_marks };
    }
    case 'record.line-restored': {
      const { lineId, fields } = event.data;
      const { [lineId]: known, ...removed_marks } = view.removed_marks ?? {};
      const lines = { ...view.lines, [lineId]: known ?? marked({}, fields) };
      return { ...moved, lines, removed: view.removed.filter((id) => id !== lineId), removed_marks };
    }
    case 'record.values-confirmed':
    case 'record.values-unconfirmed': {
      const { lineId, values } = event.data;
      const remark = event.type === 'record.values-confirmed' ? confirmed : unconfirmed;
      if (lineId === null) return { ...moved, header: remark(view.header, values) };
      const marks = view.lines[lineId];
      return marks ? { ...moved, lines: { ...view.lines, [lineId]: remark(marks, values) } } : moved;
    }
    case 'record.values-taken-back': {
      const { lineId, values } = event.data;
      if (lineId === null) {
        const consignee = values.find(({ field }) => field === 'consignee_name');
        const receiver = consignee ? textOf(consignee.read?.value) : view.receiver;
        return { ...moved, receiver, header: asRead(view.header, values) };
      }
      const marks = view.lines[lineId];
      return marks ? { ...moved, lines: { ...view.lines, [lineId]: asRead(marks, values) } } : moved;
    }
    case 'record.withdrawn':
      return { ...moved, withdrawn: true };
    default:
      return moved;
  }
};

/** How many values of the record are doubtful; none once it is withdrawn. */
export function doubtfulCount({ withdrawn, header, lines }: RecordDoubt): number {
  if (withdrawn) return 0;
  return [header, ...Object.values(lines)].flatMap((marks) => Object.values(marks)).filter((mark) => mark === 'doubtful').length;
}

function marked(before: Marks, readings: Readonly<Record<string, Reading>>): Marks {
  const marks = Object.entries(readings).flatMap(([field, reading]): [string, Mark][] => {
    if (reading.method === 'person') return [[field, 'person']];
    return isDoubtful(reading) ? [[field, 'doubtful']] : [];
  });
  return { ...Object.fromEntries(marks), ...personsOf(before) };
}

/** The marks after some fields were filled anew: their old marks go, since nobody's word stood there. */
function remarked(marks: Marks, fields: Readonly<Record<string, Reading>>): Marks {
  const others = Object.entries(marks).filter(([field]) => !Object.hasOwn(fields, field));
  return { ...Object.fromEntries(others), ...marked({}, fields) };
}

/** The marks after what a person wrote into some fields was taken back. */
function asRead(marks: Marks, values: readonly { readonly field: string; readonly read: Reading | null }[]): Marks {
  const others = Object.entries(marks).filter(([name]) => values.every(({ field }) => field !== name));
  const readings = values.flatMap(({ field, read }) => (read ? [[field, read] as const] : []));
  return { ...Object.fromEntries(others), ...marked({}, Object.fromEntries(readings)) };
}

function personsOf(marks: Marks): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([, mark]) => mark !== 'doubtful'));
}

type Named = readonly { readonly field: string }[];

function confirmed(marks: Marks, values: Named): Marks {
  const now = values.map(({ field }) => [field, marks[field] === 'doubtful' ? 'confirmed doubt' : (marks[field] ?? 'confirmed')] as const);
  return { ...marks, ...Object.fromEntries(now) };
}

function unconfirmed(marks: Marks, values: Named): Marks {
  const named = values.map(({ field }) => field);
  return Object.fromEntries(
    Object.entries(marks).flatMap(([field, mark]): [string, Mark][] => {
      if (!named.includes(field) || mark === 'person' || mark === 'doubtful') return [[field, mark]];
      return mark === 'confirmed doubt' ? [[field, 'doubtful']] : [];
    }),
  );
}

function personal(changes: readonly { readonly field: string }[]): Marks {
  return Object.fromEntries(changes.map(({ field }) => [field, 'person' as const]));
}

function receiverAfter(view: RecordDoubt | null, reading: Reading | undefined): string | null {
  const mark = view?.header['consignee_name'];
  if (view && mark !== undefined && mark !== 'doubtful') return view.receiver;
  return textOf(reading?.value);
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}
