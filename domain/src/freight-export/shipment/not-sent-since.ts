import { fieldForm, namedEntries } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord, ShownLine } from '@tallyport/contracts/shipping-record/http';
import { isSameValue } from '../../shipping-record/same-value.js';
import { isSent, type MadeFrom } from './made-from.js';

/** What a record says now and did not say when a message was made of it. */
export interface NotSent {
  readonly streamId: string;
  /** The record as a whole came later. */
  readonly isNew: boolean;
  /** It was sent, and is gone since. */
  readonly isGone: boolean;
  /** Lines that came later. */
  readonly lines: readonly string[];
  /** Lines that were sent, and are gone since. */
  readonly goneLines: readonly string[];
  /** Values that differ, of the header for a null line. */
  readonly fields: readonly { readonly lineId: string | null; readonly field: string }[];
}

/**
 * What was not sent yet: the records of a job as they stand, against the positions that its last message was made at. `asSent` are the
 * records as they stood there. Records of which nothing differs are left out.
 */
export function notSentSince(sent: readonly MadeFrom[], standing: readonly ShippingRecord[], asSent: readonly ShippingRecord[]): NotSent[] {
  const positions = new Map(sent.map(({ streamId, streamPosition }) => [streamId, streamPosition]));
  const before = new Map(asSent.map((record) => [streamOf(record), record]));
  return standing.flatMap((record): NotSent[] => {
    const streamId = streamOf(record);
    const position = positions.get(streamId);
    if (position === undefined) return isSent(record) ? [{ ...NOTHING, streamId, isNew: true, lines: idsOf(record) }] : [];
    const then = before.get(streamId);
    if (record.stream_position <= position || then === undefined) return [];
    if (record.withdrawn) return [{ ...NOTHING, streamId, isGone: true, goneLines: idsOf(then) }];
    const difference = differenceOf(streamId, record, then);
    return difference.lines.length + difference.goneLines.length + difference.fields.length === 0 ? [] : [difference];
  });
}

const NOTHING = { isNew: false, isGone: false, lines: [], goneLines: [], fields: [] };

function differenceOf(streamId: string, now: ShippingRecord, then: ShippingRecord): NotSent {
  const lines = new Map(then.lines.map((line) => [line.line_id, line]));
  const left = new Set(idsOf(now));
  const ofLines = now.lines.flatMap((line) => {
    const sent = lines.get(line.line_id);
    return sent === undefined ? [] : changed(now, line.fields, sent.fields, true).map((field) => ({ lineId: line.line_id, field }));
  });
  return {
    ...NOTHING,
    streamId,
    lines: idsOf(now).filter((id) => !lines.has(id)),
    goneLines: idsOf(then).filter((id) => !left.has(id)),
    fields: [...changed(now, now.fields, then.fields, false).map((field) => ({ lineId: null, field })), ...ofLines],
  };
}

function changed({ kind }: ShippingRecord, now: ShownLine['fields'], then: ShownLine['fields'], isOfLine: boolean): string[] {
  const names = new Set([...namedEntries(now), ...namedEntries(then)].map(([name]) => name));
  return [...names].filter((name) => !isSameValue(fieldForm(kind, name, isOfLine), now[name]?.value, then[name]?.value));
}

function idsOf({ lines }: ShippingRecord): string[] {
  return lines.map(({ line_id }) => line_id);
}

function streamOf({ kind, id }: ShippingRecord): string {
  return `${kind}/${id}`;
}
