import type { WrittenMessage } from '../../edifact/interchange.js';
import { segmentOf } from '../../edifact/segment.js';
import type { FrozenLine, FrozenRecord } from '../frozen-record.js';
import { BlockWriter } from './block-writer.js';
import type { MessageLayout } from './layout.js';
import { type ActedLine, MessageItems } from './message-item.js';
import type { LineAction, Sending } from './sending.js';

/** The EDIFACT message of each of ours (domain: Australian imports, §3). */
const MESSAGE_TYPES: Readonly<Record<string, string>> = { IMD: 'CUSDEC', SEACR: 'CUSCAR' };
/** Of these a change sends only the lines that change; of all others every line. */
const CHANGED_ALONE: readonly FrozenLine['type'][] = ['goods', 'transport'];

/** Writes messages by the rows of a layout. It takes what passed the pre-flight; anything else may throw. */
export class MessageEncoder {
  private readonly blocks: readonly BlockWriter[];

  constructor(private readonly layout: MessageLayout) {
    this.blocks = layout.blocks.map((block) => new BlockWriter(block));
  }

  /** Whole for an original, what changes since `before` for a change, the little that stays for a withdrawal. */
  encode(record: FrozenRecord, sending: Sending, before: FrozenRecord | null): WrittenMessage {
    const items = new MessageItems(record, sending, this.linesOf(record, sending, before));
    const isWithdrawal = sending.function === 'withdrawal';
    const segments: string[] = [];
    for (const block of this.blocks) block.write(items, isWithdrawal, segments);
    return { header: segmentOf('UNH', '1', [MESSAGE_TYPES[this.layout.message] ?? '', 'D', '99B', 'UN']), segments };
  }

  /** Whether two versions say the same: such a change customs refuses. */
  isSame(one: FrozenRecord, other: FrozenRecord): boolean {
    const said = (record: FrozenRecord) => this.encode(record, NOTHING_SAID, null).segments.join('');
    return said(one) === said(other);
  }

  /** The lines that stand in a message, each with what happens to it, in the order of their numbers. */
  private linesOf(record: FrozenRecord, sending: Sending, before: FrozenRecord | null): ActedLine[] {
    if (sending.function === 'withdrawal') return [];
    if (sending.function === 'original' || before === null) return inOrder(record.lines.map((line) => ({ line, action: 'insert' })));
    const [now, then] = [this.saidOfLines(record), this.saidOfLines(before)];
    const changes = record.lines.flatMap((line) => {
      const action = CHANGED_ALONE.includes(line.type) ? actionOf(now.get(keyOf(line)), then.get(keyOf(line))) : 'insert';
      return action === null ? [] : [{ line, action }];
    });
    const gone = before.lines.filter((line) => CHANGED_ALONE.includes(line.type) && !now.has(keyOf(line)));
    const deleted = gone.map((line): ActedLine => ({ line, action: 'delete' }));
    return inOrder([...changes, ...deleted]);
  }

  /** What a message would say of each line, so that two versions of it can be compared. */
  private saidOfLines(record: FrozenRecord): ReadonlyMap<string, string> {
    const items = new MessageItems(record, NOTHING_SAID, []);
    const said = new Map<string, string>();
    for (const block of this.blocks)
      for (const line of record.lines.filter(({ type }) => type === block.part)) {
        const segments: string[] = [];
        block.writeItem(items.lineItem({ line, action: 'amend' }), items, false, segments);
        said.set(keyOf(line), segments.join(''));
      }
    return said;
  }
}

const NOTHING_SAID: Sending = {
  reference: '',
  version: 0,
  function: 'original',
  step: 'lodge',
  customsId: null,
  reason: null,
  broker: null,
  answers: [],
};

/** Customs wants rising numbers; a line that was put in between has a higher one. */
function inOrder(lines: readonly ActedLine[]): ActedLine[] {
  return lines.toSorted((one, other) => one.line.number - other.line.number);
}

function keyOf({ type, number }: FrozenLine): string {
  return `${type} ${number}`;
}

function actionOf(now: string | undefined, then: string | undefined): LineAction | null {
  if (then === undefined) return 'insert';
  return now === then ? null : 'amend';
}
