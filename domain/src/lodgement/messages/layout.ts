import type { MessageName, MessagePart } from '@tallyport/contracts/customs-table/message-tables';
import {
  readConditions,
  readTemplate,
  type SegmentTemplate,
  type SendCondition,
} from '@tallyport/contracts/customs-table/segment-template';
import type { DatedTables } from '../../customs-table/dated-tables.js';
import { CannotCompute } from '../../duty/cannot-compute.js';

/** One row of the table of segments. */
export interface SegmentRow extends SegmentTemplate {
  /** The row: `segment/3/17`. */
  readonly id: string;
  readonly conditions: readonly SendCondition[];
  readonly isMandatory: boolean;
  /** How many of its part a message takes; null where nothing says so. */
  readonly most: number | null;
  /** A withdrawal, or a line that is deleted, has it too. */
  readonly stays: boolean;
}

/** What is repeated for each of its part: segments, and below them other blocks, in order. */
export interface Block {
  readonly part: MessagePart;
  readonly entries: readonly (SegmentRow | Block)[];
}

export interface MessageLayout {
  readonly message: MessageName;
  readonly blocks: readonly Block[];
}

/** What a part stands below, where that is not the message. */
const BELOW: Readonly<Partial<Record<MessagePart, MessagePart>>> = { charge: 'invoice', line_amount: 'line' };

export function isBlock(entry: SegmentRow | Block): entry is Block {
  return 'entries' in entry;
}

/** The layout of a message on a day. Throws {@link CannotCompute} where no row holds on it. */
export function messageLayout(tables: DatedTables, message: MessageName, day: string): MessageLayout {
  const rows = tables.all('segment', day).filter(({ values }) => values.message === message);
  if (rows.length === 0) throw new CannotCompute('no-row', { table: 'segment', key: message, day });
  const blocks: MutableBlock[] = [];
  for (const { id, values } of rows.toSorted((one, other) => one.values.position.localeCompare(other.values.position))) {
    const row: SegmentRow = {
      id,
      ...readTemplate(values.segment),
      conditions: readConditions(values.when),
      isMandatory: values.presence === 'M',
      most: values.most === '' ? null : Number(values.most),
      stays: values.stays === 'Y',
    };
    blockFor(values.part, blocks).entries.push(row);
  }
  return { message, blocks };
}

interface MutableBlock extends Block {
  readonly entries: (SegmentRow | MutableBlock)[];
}

/** The block that a row of this part belongs to: the last one, a new one below it, or a new one. */
function blockFor(part: MessagePart, blocks: (SegmentRow | MutableBlock)[]): MutableBlock {
  const last = blocks.at(-1);
  if (last !== undefined && isBlock(last)) {
    if (last.part === part) return last;
    if (BELOW[part] === last.part) return blockFor(part, last.entries);
  }
  const block: MutableBlock = { part, entries: [] };
  blocks.push(block);
  return block;
}
