import type { Phrase } from '../page/phrases.js';
import type { Concept } from './concepts.js';
import { contactsWithin } from './contacts-within.js';
import type { Label } from './label.js';
import { ROWS_OF_SHEET } from './tuning.js';

/**
 * In a sheet each line of a party stands in a cell of its own: the block goes on in the cells below its first one, in the same column, up to an
 * empty cell or one with a label.
 */
export function withRowsBelow(label: Label, strip: readonly Phrase[], free: readonly Phrase[], firm: readonly Label[]): readonly Phrase[] {
  const [first] = strip;
  if (first === undefined || first.method !== 'cells' || !label.concepts.some((concept) => PARTIES.has(concept))) return strip;
  const contacts = contactsWithin(label, free, firm);
  const lines = strip.filter(({ cell }) => cell.bottom <= first.cell.bottom);
  let bottom = first.cell.bottom;
  for (let row = 0; row < ROWS_OF_SHEET.most; row++) {
    const isNext = ({ cell }: { readonly cell: Phrase['cell'] }): boolean => cell.left === first.cell.left && cell.top === bottom;
    const [labelled] = firm.filter(isNext);
    const next = free.filter(isNext);
    const cell = next[0]?.cell ?? labelled?.cell;
    if (cell === undefined || (labelled !== undefined && !contacts.includes(labelled))) break;
    lines.push(...(labelled === undefined ? next : []));
    bottom = cell.bottom;
  }
  return lines;
}

/**
 * In a sheet a party may stand a step below its label: in the next column, from the next row on, where the label has nothing beside or under it.
 */
export function rowsAstep(label: Label, free: readonly Phrase[], firm: readonly Label[]): readonly Phrase[] {
  const isSheet = label.phrases[0]?.method === 'cells' && label.concepts.some((concept) => PARTIES.has(concept));
  const [first] = isSheet ? free.filter(({ cell }) => cell.left === label.cell.right && cell.top === label.cell.bottom) : [];
  const isLabelled = firm.some(({ cell }) => cell.top === first?.cell.top && cell.left === label.cell.left);
  return first === undefined || isLabelled
    ? []
    : withRowsBelow(
        label,
        free.filter(({ cell }) => cell.left === first.cell.left && cell.top === first.cell.top),
        free,
        firm,
      );
}

const PARTIES = new Set<Concept>(['seller', 'shipper', 'buyer', 'consignee', 'notify', 'producer', 'importer_other', 'place_of_delivery']);
