import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { GoodsColumn } from '../../../kinds/parts/goods-table.js';
import type { PaperTable } from '../../../paper.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Shipment } from '../../../truth/shipment.js';
import type { ShippedLine } from '../../../truth/shipped-line.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { headerOf, rowOf } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  lines: withSample,
  columns: (context, isPriced) => {
    const cells = goodsCells(isPriced ? { ...context, shipment: { ...context.shipment, lines: withSample(context.shipment) } } : context);
    const { item, code, description, detailed, quantity, unit, glued, range, packages, each, net, gross, discount, list, hs } = cells;
    const dice = context.dice.fork('overleaf');
    if (!isPriced)
      return dice.pick([
        [item, range, packages, description, each, glued, net, gross],
        [code, description, quantity, unit, packages, net, gross],
      ]);
    const [noPrice, noAmount] = dice.pick([
      ['', ''],
      ['', 'FREE'],
      ['F.O.C.', ''],
      ['-', '-'],
    ] as const);
    const [price, amount] = [orFree(cells.price, noPrice), orFree(cells.amount, noAmount)];
    return dice.pick([
      [item, detailed, quantity, unit, price, amount],
      [item, code, description, ...cells.quantityWithUnit, price, amount],
      [code, description, hs, glued, orFree(list, ''), orFree(discount, ''), price, amount],
    ]);
  },
};

/** A buyer may get a few pieces of the last line free of charge; they travel in the same packages. */
function withSample({ lines, references }: Shipment): readonly ShippedLine[] {
  const last = lines.at(-1);
  const isGiven = last !== undefined && last.quantity > 20 && Number(references.invoiceDay.at(-1)) < 4;
  if (!isGiven) return lines;
  return [...lines, { ...last, quantity: 2, unitPrice: 0, totalPrice: 0, packages: 0, netWeight: 0, grossWeight: 0, volume: 0 }];
}

/** A column of money that has this instead where nothing is paid; the gold is empty there. */
function orFree(column: GoodsColumn, words: string): GoodsColumn {
  return {
    ...column,
    print: (line, index) => (line.unitPrice === 0 ? words : column.print(line, index)),
    says: (line, index) => (line.unitPrice === 0 ? {} : (column.says?.(line, index) ?? {})),
  };
}

/** A table that goes on overleaf: at the foot of a page stands what is carried forward, the next one repeats the heads and brings it forward. */
const printed: Family = (paper, dice) => {
  const perPage = dice.pick([3, 5, 10, 14, 18]);
  const words = dice.pick([
    ['Carried forward', 'Brought forward'],
    ['Amount c/f', 'Amount b/f'],
    ['Subtotal carried over', 'Subtotal carried over'],
    ['Continued...', 'Continued from page before'],
  ] as const);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Mono', 'Liberation Serif'])}", "Noto Sans CJK SC"; font-size: 8pt; }
.goods { margin: 8px 0; } .goods th { border-bottom: 1px solid #000; border-top: 1px solid #000; padding: 3px; }
.goods td { padding: ${dice.pick(['2px 3px', '4px 3px'])}; } .totals td, .carried td { border-top: 0.5px solid #000; }
.totals td { font-weight: bold; } .carried td { font-style: italic; } .leaf { break-after: page; }`;
  const goodsHtml = paper.table === null ? '' : inLeaves(paper.table, perPage, words);
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'lined']), css, goods: goodsHtml, isSummed: false });
};

export const overleaf: Family = Object.assign(printed, { goods });

function inLeaves(
  { columns, rows, totals, carried = [] }: PaperTable,
  perPage: number,
  [forward, back]: readonly [string, string],
): string {
  const starts = rows.flatMap((_row, index) => (index % perPage === 0 ? [index] : []));
  // A single heading that takes a row is not summed up.
  const shift = rows.length - carried.length;
  const carry = (words: string, row: number) => {
    const sums = carried[row - shift] ?? [];
    return rowOf(
      columns,
      columns.map(({ concept }, index) => (concept === 'description' ? words : (sums[index] ?? ''))),
      'carried',
    );
  };
  const leaves = starts.map((start) => {
    const end = start + perPage;
    const isLast = end >= rows.length;
    const before = start === 0 ? '' : carry(back, start - 1);
    const after = isLast ? (totals === null ? '' : rowOf(columns, totals, 'totals')) : carry(forward, end - 1);
    const body = rows.slice(start, end).map((cells) => rowOf(columns, cells));
    return `<table class="goods ${isLast ? '' : 'leaf'}">${headerOf(columns)}<tbody>${before}${body.join('\n')}${after}</tbody></table>`;
  });
  return leaves.join('\n');
}
