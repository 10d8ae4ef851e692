import type { MessagePart } from '@tallyport/contracts/customs-table/message-tables';
import { type Block, isBlock } from './layout.js';
import type { MessageItem, MessageItems } from './message-item.js';
import { type RowWriter, rowWriter } from './row-writer.js';

type Entry = { readonly write: RowWriter; readonly stays: boolean } | BlockWriter;

/** Writes a block of a layout once for each of its items, and below each item the blocks that stand there. */
export class BlockWriter {
  readonly part: MessagePart;
  private readonly entries: readonly Entry[];

  constructor(block: Block) {
    this.part = block.part;
    this.entries = block.entries.map((entry) =>
      isBlock(entry) ? new BlockWriter(entry) : { write: rowWriter(entry), stays: entry.stays },
    );
  }

  write(items: MessageItems, isWithdrawal: boolean, into: string[], above: MessageItem | null = null): void {
    for (const item of items.of(this.part, above)) this.writeItem(item, items, isWithdrawal, into);
  }

  /** One item. Of a withdrawal, and of a line that is deleted, only what stays. */
  writeItem(item: MessageItem, items: MessageItems, isWithdrawal: boolean, into: string[]): void {
    const isWhole = !isWithdrawal && item.others['line.action'] !== 'delete';
    for (const entry of this.entries) {
      if (entry instanceof BlockWriter) {
        if (isWhole) entry.write(items, isWithdrawal, into, item);
      } else if (isWhole || entry.stays) entry.write(item, into);
    }
  }
}
