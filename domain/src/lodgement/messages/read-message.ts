import type { MessagePart } from '@tallyport/contracts/customs-table/message-tables';
import { placeholdersOf } from '@tallyport/contracts/customs-table/segment-template';
import type { Message } from '../../edifact/interchange.js';
import type { Segment } from '../../edifact/segment.js';
import { type Block, isBlock, type MessageLayout, type SegmentRow } from './layout.js';
import { readByRow, type SaidValue } from './row-reader.js';

/** A value and the place of the segment that says it in an interchange of one message, where UNB is 1. */
export interface ReadValue extends SaidValue {
  readonly segment: number;
}

/** One of what a message repeats: a line with its values, an error. The header is one item, wherever its segments stand. */
export interface ReadItem {
  readonly part: MessagePart;
  readonly values: readonly ReadValue[];
  readonly below: readonly ReadItem[];
}

export interface MessageReading {
  readonly items: readonly ReadItem[];
  /** Segments that no row of the layout says, or not at their place. */
  readonly unread: readonly number[];
  /** The row by which each of the others was read, by the place of the segment. */
  readonly rows: ReadonlyMap<number, string>;
}

/** Reads a message by the rows of its layout: what {@link MessageEncoder} wrote, or what customs answers. */
export function readMessage(layout: MessageLayout, message: Message): MessageReading {
  return new MessageReader(layout, message).read();
}

/** After UNB and UNH. */
const FIRST_SEGMENT = 3;

interface PlacedSegment {
  readonly segment: Segment;
  readonly place: number;
}

class MessageReader {
  private at = 0;
  private readonly known: readonly PlacedSegment[];
  private readonly unread: PlacedSegment[];
  private readonly header: ReadValue[] = [];
  private readonly rows = new Map<number, string>();

  constructor(
    private readonly layout: MessageLayout,
    { segments }: Message,
  ) {
    const rows = Map.groupBy(layout.blocks.flatMap(rowsOf), ({ tag }) => tag);
    const placed = segments.map((segment, index) => ({ segment, place: index + FIRST_SEGMENT }));
    const isKnown = ({ segment }: PlacedSegment) => (rows.get(segment.tag) ?? []).some((row) => readByRow(row, segment) !== null);
    this.known = placed.filter(isKnown);
    this.unread = placed.filter((one) => !isKnown(one));
  }

  read(): MessageReading {
    const items = this.layout.blocks.flatMap((block) => this.readBlock(block));
    const left = this.known.slice(this.at);
    return {
      items: [{ part: 'header', values: this.header, below: [] }, ...items],
      unread: [...this.unread, ...left].map(({ place }) => place).toSorted((one, other) => one - other),
      rows: this.rows,
    };
  }

  /** All items of a block that follow here. A new one begins with the first row of the block. */
  private readBlock(block: Block): ReadItem[] {
    if (block.part === 'header') {
      this.header.push(...this.readItem(block).values);
      return [];
    }
    const items: ReadItem[] = [];
    const [first] = block.entries;
    while (first !== undefined && !isBlock(first) && this.saidBy(first) !== null) items.push(this.readItem(block));
    return items;
  }

  private readItem(block: Block): ReadItem {
    const values: ReadValue[] = [];
    const below: ReadItem[] = [];
    for (const entry of block.entries) {
      if (isBlock(entry)) below.push(...this.readBlock(entry));
      else values.push(...this.readRow(entry));
    }
    return { part: block.part, values, below };
  }

  /** What the segments of a row say: one segment, or where a value has several, as many as follow. */
  private readRow(row: SegmentRow): ReadValue[] {
    const values: ReadValue[] = [];
    const isRepeated = placeholdersOf(row).some(({ form }) => form === 'each');
    for (let said = this.saidBy(row); said !== null; said = isRepeated ? this.saidBy(row) : null) {
      const segment = this.known[this.at]?.place ?? 0;
      values.push(...said.map((value) => ({ ...value, segment })));
      this.rows.set(segment, row.id);
      this.at++;
    }
    return values;
  }

  private saidBy(row: SegmentRow): SaidValue[] | null {
    const next = this.known[this.at];
    return next === undefined ? null : readByRow(row, next.segment);
  }
}

function rowsOf({ entries }: Block): SegmentRow[] {
  return entries.flatMap((entry) => (isBlock(entry) ? rowsOf(entry) : [entry]));
}
