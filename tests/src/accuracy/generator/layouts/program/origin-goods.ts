import type { GoldLine } from '../../gold.js';
import type { ShippedLine } from '../../truth/shipped-line.js';
import { text } from '../html.js';
import type { Sheet } from './sheet.js';

interface OriginCell {
  readonly print: (line: ShippedLine, index: number, sheet: Sheet) => string;
  readonly says?: (line: ShippedLine, index: number, sheet: Sheet) => GoldLine;
}

const CRITERIA = ['WO', 'WP', 'PSR', 'CTH', 'RVC 40%', 'PE', 'CC'];
const criterionOf = ({ dice }: Sheet) => dice.fork('criterion').pick(CRITERIA);
const packed = ({ packages }: ShippedLine, { writing, shipment }: Sheet) => `${writing.count(packages)} ${shipment.packageType}`;

/** What certificates of origin tell of goods. */
const CELLS = {
  item: {
    print: (_line, index) => String(index + 1),
    says: (_line, index) => ({ item: String(index + 1) }),
  },
  marks: { print: (_line, index, { shipment }) => (index === 0 ? shipment.marks : '') },
  description: { print: ({ description }) => description, says: ({ description }) => ({ description }) },
  packed: {
    print: (line, _index, sheet) => `${packed(line, sheet)}\n${line.description}`,
    says: ({ description }) => ({ description }),
  },
  packedHs: {
    print: (line, _index, sheet) => `${packed(line, sheet)}\n${line.description}\nHS CODE: ${line.hs.slice(0, 6)}`,
    says: ({ description, hs }) => ({ description, hs_code: hs.slice(0, 6) }),
  },
  hs6: { print: ({ hs }) => hs.slice(0, 6), says: ({ hs }) => ({ hs_code: hs.slice(0, 6) }) },
  hsDotted: {
    print: ({ hs }) => `${hs.slice(0, 4)}.${hs.slice(4, 6)}`,
    says: ({ hs }) => ({ hs_code: `${hs.slice(0, 4)}.${hs.slice(4, 6)}` }),
  },
  criterion: {
    print: (_line, _index, sheet) => criterionOf(sheet),
    says: (_line, _index, sheet) => ({ origin_criterion: criterionOf(sheet) }),
  },
  weight: { print: ({ grossWeight }, _index, { writing }) => writing.weight(grossWeight) },
  quantity: { print: ({ quantity, goods }, _index, { writing }) => `${writing.count(quantity)} ${goods.unit}` },
  invoice: {
    print: (_line, _index, { writing, shipment: { references } }) => `${references.invoice}\n${writing.day(references.invoiceDay)}`,
    says: (_line, _index, { shipment: { references } }) => ({
      invoice_number: references.invoice,
      invoice_date: references.invoiceDay,
    }),
  },
} satisfies Readonly<Record<string, OriginCell>>;

export type OriginColumn = readonly [head: string, cell: keyof typeof CELLS, share: number];

/** The goods of a certificate of origin as a table. */
export function originGoods(sheet: Sheet, columns: readonly OriginColumn[], className = 'goods'): string {
  const cells: readonly OriginCell[] = columns.map(([, name]) => CELLS[name]);
  const empty: GoldLine = { description: null, hs_code: null };
  sheet.setLines(
    sheet.lines.map((line, index) => cells.reduce<GoldLine>((all, { says }) => ({ ...all, ...says?.(line, index, sheet) }), empty)),
  );
  const all = columns.reduce((sum, [, , share]) => sum + share, 0);
  const heads = columns
    .map(([head, , share]) => `<th style="width:${((100 * share) / all).toFixed(1)}%">${sheet.word(head)}</th>`)
    .join('');
  const rows = sheet.lines.map(
    (line, index) => `<tr>${cells.map(({ print }) => `<td>${text(print(line, index, sheet))}</td>`).join('')}</tr>`,
  );
  return `<table class="${className}"><tr>${heads}</tr>${rows.join('\n')}</table>`;
}
