import type { MessagePart } from '@tallyport/contracts/customs-table/message-tables';
import { placeholdersOf } from '@tallyport/contracts/customs-table/segment-template';
import { fieldForm } from '@tallyport/contracts/shipping-record/fields';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import { type Block, isBlock, type MessageLayout, type SegmentRow } from './layout.js';
import type { SaidError } from './said-by-customs.js';

/** The blocks of our message in which customs finds a segment. */
export const PARTS_OF_PLACE: Readonly<Record<SaidError['place'], readonly MessagePart[]>> = {
  message: [],
  header: ['header', 'answer', 'invoice', 'charge'],
  // Of a cargo report customs counts the containers as its lines.
  goods: ['goods', 'container'],
  transport: ['transport'],
};

/**
 * The field of a record that a segment carries which customs names by its tag and one of its fixed components: `LOC` and `27`. Of
 * several the number: it is wrong more often than its unit. Null where it carries none.
 */
export function fieldOfSegment(layout: MessageLayout, place: SaidError['place'], tag: string, qualifier: string | null): string | null {
  const kind: RecordKind = layout.message === 'SEACR' ? 'cargo-report' : 'declaration';
  const rows = layout.blocks.flatMap((block) => rowsIn(block, PARTS_OF_PLACE[place]));
  const row = rows.find((one) => one.tag === tag && (qualifier === null || one.elements.flat().includes(qualifier)));
  if (row === undefined) return null;
  const forms = placeholdersOf(row).flatMap(({ name }) => {
    const form = fieldForm(kind, name, false) ?? fieldForm(kind, name, true);
    return form === null ? [] : [{ name, form }];
  });
  return (forms.find(({ form }) => form === 'decimal') ?? forms[0])?.name ?? null;
}

function rowsIn({ part, entries }: Block, parts: readonly MessagePart[]): SegmentRow[] {
  return entries.flatMap((entry) => (isBlock(entry) ? rowsIn(entry, parts) : parts.includes(part) ? [entry] : []));
}
