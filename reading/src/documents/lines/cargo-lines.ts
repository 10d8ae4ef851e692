import { packageTypeIn } from '@tallyport/domain/values/package-types';
import { CERTAINTY } from '../../certainty.js';
import type { DocumentText } from '../../document-text.js';
import type { Line } from '../../lines/invoice-line.js';
import { packedLines } from './packed-lines.js';

/** The goods that instructions, orders and declarations about cargo list, where they list several and count each: one row is the whole consignment. */
export function cargoLines(text: DocumentText): Line[] {
  const lines = packedLines(text).filter((line) => line.has('description') && line.has('quantity'));
  return lines.length > 1 ? lines.map((line) => countedInHead(line, text)) : [];
}

/** Packages are counted under the head of their kind: `Crates`, `CTNS`. */
function countedInHead(line: Line, { tables }: DocumentText): Line {
  const [packages, quantity] = [line.get('packages'), line.get('quantity')];
  const kinds = tables.flatMap(({ columns }) =>
    columns.flatMap(({ role, head }) => (role === 'packages' ? (packageTypeIn(head) ?? []) : [])),
  );
  const [kind] = kinds;
  if (kind === undefined || kinds.length > 1 || packages === undefined || line.has('quantity_unit') || quantity?.value !== packages.value)
    return line;
  return new Map([
    ...line,
    ['quantity_unit', { value: kind, from: packages.from, certainty: CERTAINTY.table.packageInHead, isInferred: true }],
  ]);
}
