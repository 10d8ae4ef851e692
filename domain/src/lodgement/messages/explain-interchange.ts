import type { MessageName } from '@tallyport/contracts/customs-table/message-tables';
import type { ReceivedValue } from '@tallyport/contracts/customs-table/message-values';
import type { ExplainedSegment } from '@tallyport/contracts/lodgement/customs-message-http';
import { hasServiceString } from '../../edifact/delimiters.js';
import type { Message } from '../../edifact/interchange.js';
import { readInterchange } from '../../edifact/read-interchange.js';
import { componentOf, type Segment } from '../../edifact/segment.js';
import { writtenSegments } from '../../edifact/written-segments.js';
import type { MessageLayout } from './layout.js';
import { type ReadItem, readMessage } from './read-message.js';

/** The layout of each message type of EDIFACT that is exchanged. */
const LAYOUTS: Readonly<Record<string, MessageName>> = { CUSDEC: 'IMD', CUSCAR: 'SEACR', CUSRES: 'CUSRES', CONTRL: 'CONTRL' };

/** What the segments around a message say, by element and component from 1 (ISO 9735-1). */
const ENVELOPE: Readonly<Record<string, readonly (readonly [name: ReceivedValue, element: number, component: number])[]>> = {
  UNB: [
    ['sender_site', 2, 1],
    ['sender_owner_site', 2, 3],
    ['recipient_site', 3, 1],
    ['recipient_owner_site', 3, 3],
    ['control_reference', 5, 1],
  ],
  UNH: [
    ['message_reference', 1, 1],
    ['message_type', 2, 1],
  ],
  UNT: [['message_reference', 2, 1]],
  UNZ: [['control_reference', 2, 1]],
};

type Explanation = Pick<ExplainedSegment, 'part' | 'item' | 'is_understood' | 'row' | 'values'>;
const UNEXPLAINED: Explanation = { part: null, item: null, is_understood: false, row: null, values: [] };

/**
 * Bytes that were exchanged with customs, segment by segment: as they were written, and what each says by the layout of its day. What
 * is no interchange of one message, or has no layout on that day (`layoutOf` answers null), is shown without a meaning. Total.
 */
export function explainInterchange(bytes: Uint8Array, layoutOf: (name: MessageName) => MessageLayout | null): ExplainedSegment[] {
  const written = writtenSegments(bytes);
  // The service string has no number.
  const first = hasServiceString(written[0]?.text ?? '') ? 0 : 1;
  const message = messageIn(bytes);
  const name = message && LAYOUTS[componentOf(message.header, 1)];
  const layout = name ? layoutOf(name) : null;
  const inside = message && layout ? explanationsOf(layout, message) : new Map<number, Explanation>();
  return written.map(({ text, segment }, index) => {
    const place = index + first;
    return { place, text, ...((segment && envelopeOf(segment)) ?? inside.get(place) ?? UNEXPLAINED) };
  });
}

function messageIn(bytes: Uint8Array): Message | null {
  const reading = readInterchange(bytes);
  if (reading.outcome === 'refused' || reading.interchange.messages.length !== 1) return null;
  return reading.interchange.messages[0] ?? null;
}

function envelopeOf(segment: Segment): Explanation | null {
  const places = ENVELOPE[segment.tag];
  if (places === undefined) return null;
  const values = places.flatMap(([name, element, component]) => {
    const value = componentOf(segment, element - 1, component - 1);
    return value === '' ? [] : [{ name, value, element, component }];
  });
  return { part: 'envelope', item: null, is_understood: true, row: null, values };
}

/** What each segment of the message says, by its place. */
function explanationsOf(layout: MessageLayout, message: Message): Map<number, Explanation> {
  const { items, unread: others, rows } = readMessage(layout, message);
  const unread = new Set(others);
  const places = message.segments.map((_, index) => index + 3);
  const explained = new Map(
    places.map((place) => [place, { ...UNEXPLAINED, is_understood: !unread.has(place), row: rows.get(place) ?? null }]),
  );
  const counted = new Map<ReadItem['part'], number>();
  const explain = ({ part, values, below }: ReadItem) => {
    const count = (counted.get(part) ?? 0) + 1;
    counted.set(part, count);
    const number = values.find(({ name }) => name === 'line.number' || name === 'line_number')?.value;
    const item = part === 'header' ? null : Number(number ?? count);
    for (const { segment, ...value } of values) {
      const said = explained.get(segment)?.values ?? [];
      explained.set(segment, { part, item, is_understood: true, row: rows.get(segment) ?? null, values: [...said, value] });
    }
    below.forEach(explain);
  };
  items.forEach(explain);
  return explained;
}
