import { type Placeholder, placeholdersOf } from '@tallyport/contracts/customs-table/segment-template';
import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { outsideUnoc } from '../../edifact/character-set.js';
import { type Block, isBlock, type SegmentRow } from '../messages/layout.js';
import { type MessageItem, MessageItems } from '../messages/message-item.js';
import { error, type PreflightRule } from './subject.js';

/** What a message says besides its record: the texts of persons have to fit, and there are not more of a part than it takes. */
export const sendingRules: PreflightRule = ({ record, sending, layout }) => {
  const isWithdrawal = sending.function === 'withdrawal';
  const items = new MessageItems(record, sending, isWithdrawal ? [] : record.lines.map((line) => ({ line, action: 'insert' })));
  const check = (block: Block, above: MessageItem | null): PreflightFinding[] => {
    const ofPart = items.of(block.part, above);
    const rows = block.entries.filter((entry): entry is SegmentRow => !isBlock(entry));
    const most = rows[0]?.most ?? null;
    const places = rows.flatMap(placeholdersOf).filter(isBesideFields);
    return [
      ...(most !== null && ofPart.length > most
        ? [error('too-many-lines', null, null, { found: `${ofPart.length} ${block.part}`, expected: String(most) })]
        : []),
      ...ofPart.flatMap((item) => places.flatMap((place) => textFaults(place, item))),
      ...(isWithdrawal ? [] : ofPart.flatMap((item) => block.entries.filter(isBlock).flatMap((below) => check(below, item)))),
    ];
  };
  return layout.blocks.flatMap((block) => check(block, null));
};

/** A value of a sending or of an answer, or the number of a line. Values of fields have their own rules. */
function isBesideFields({ name }: Placeholder): boolean {
  return name.includes('.');
}

function textFaults({ name, length, codes }: Placeholder, { others }: MessageItem): PreflightFinding[] {
  const value = others[name] ?? '';
  const outside = outsideUnoc(value);
  if (outside.length > 0) return [error('outside-character-set', null, null, { found: outside.join(' '), expected: name })];
  const isTooLong = codes === null && length !== null && value.length > length;
  return isTooLong ? [error('too-long', null, null, { found: `${name} ${value.length}`, expected: String(length) })] : [];
}
