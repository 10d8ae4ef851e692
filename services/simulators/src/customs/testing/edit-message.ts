import { type Place, type Segment, segmentOf, valueAt } from '../edifact/segment.js';
import { written } from '../edifact/write-interchange.js';
import { keyOf } from '../layout/row.js';

/** The segments of one message, from UNH to UNT. */
export type MessageSegments = readonly Segment[];

/** A segment with another value at a place. */
export function withValue(segment: Segment, place: Place, value: string): Segment {
  const [element = 0, component = 0] = place.split('.').map(Number);
  const elements = Array.from({ length: Math.max(segment.elements.length, element) }, (_, at) => [...(segment.elements[at] ?? [])]);
  const components = elements[element - 1] ?? [];
  while (components.length < component) components.push('');
  components[component - 1] = value;
  return { tag: segment.tag, elements };
}

/** Where the first segment of this key stands; -1 where there is none. `from` leaves out what stands before. */
export function placeOf(message: MessageSegments, key: string, from = 0): number {
  return message.findIndex((segment, place) => place >= from && keyOf(segment) === key);
}

/** The first line of goods: the header has a segment of this name too. */
export function firstTariffLine(message: MessageSegments): number {
  return placeOf(message, 'CST', placeOf(message, 'UNS:D') + 1);
}

/** The message with one segment in place of another, or without it where `now` is null; null where there is no such segment. */
export function changed(message: MessageSegments, place: number, now: (segment: Segment) => Segment | null): MessageSegments | null {
  const segment = message[place];
  if (segment === undefined) return null;
  const next = now(segment);
  return message.toSpliced(place, 1, ...(next === null ? [] : [next]));
}

/** The message with a segment more, given as text, at a place; null where the place is none. */
export function inserted(message: MessageSegments, place: number, text: string): MessageSegments | null {
  return place < 0 ? null : message.toSpliced(place, 0, segmentOf(text));
}

/** The message with the right number of segments at its end. */
export function recounted(message: MessageSegments): MessageSegments {
  return message.map((segment) => (segment.tag === 'UNT' ? withValue(segment, '1.1', String(message.length)) : segment));
}

/** The bytes of an interchange of this message. */
export function interchangeOf(message: MessageSegments, controlReference: string, site = 'TALLY01'): Buffer {
  const head = `UNA:+.? 'UNB+UNOC:3+${site}::${site}+AAA336C+261123:0215+${controlReference}++++1++1'`;
  return Buffer.from(`${head}${message.map(written).join('')}UNZ+1+${controlReference}'`, 'latin1');
}

/** The value of a segment of this key, as it stands in the message. */
export function valueIn(message: MessageSegments, key: string, place: Place = '1.2'): string {
  return valueAt(message[placeOf(message, key)], place);
}

/** The message with other values, each named by the key of its first segment and the place; counted again. */
export function edited(
  message: MessageSegments,
  ...edits: readonly (readonly [key: string, place: Place, value: string])[]
): MessageSegments {
  const all = edits.reduce(
    (last, [key, place, value]) => changed(last, placeOf(last, key), (segment) => withValue(segment, place, value)) ?? last,
    message,
  );
  return recounted(all);
}

/** The message with segments more, given as text, before the first of a key; counted again. */
export function extended(message: MessageSegments, key: string, ...texts: readonly string[]): MessageSegments {
  return recounted(message.toSpliced(placeOf(message, key), 0, ...texts.map(segmentOf)));
}
