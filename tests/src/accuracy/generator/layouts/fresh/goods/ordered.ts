import type { GoodsPlan, PaperContext } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { GoodsColumn, Grouping } from '../../../kinds/parts/goods-table.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { plainTable } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { code, description, quantity, unit, glued, range, packages, net, gross, price, amount } = cells;
    const dice = context.dice.fork('ordered');
    const order = orderColumn(context);
    if (!isPriced)
      return dice.pick([
        [order, range, code, description, packages, glued, net, gross],
        [packages, order, description, quantity, unit, net, gross],
      ]);
    return dice.pick([
      [order, code, description, quantity, unit, price, amount],
      [order, description, glued, price, amount],
      [code, order, description, ...cells.quantityWithUnit, price, amount],
    ]);
  },
  grouping: sumsOf,
};

/** The buyer's order of each line; with some issuers only where it changes. */
function orderColumn({ dice, shipment: { lines } }: PaperContext): GoodsColumn {
  const own = dice.fork('orders');
  const header = own.pick(['Order', 'Your order', 'Cust. PO', 'P.O. number', 'Contract']);
  const [first, isSparse] = [own.between(4700, 9800), own.happens(0.5)];
  const half = Math.ceil(lines.length / 2);
  return {
    concept: null,
    header,
    share: 10,
    print: (_line, index) => (isSparse && index % half !== 0 ? '' : `${first + Math.floor(index / half)}`),
  };
}

/** Sums after each half, without headings that part the table. */
function sumsOf({ dice, shipment: { lines } }: PaperContext): Grouping {
  const own = dice.fork('sums');
  return {
    headings: lines.length > 2 ? [own.pick(['FIRST DELIVERY', 'ORDER 4711', 'Lot A'])] : ['ORDER 4711'],
    total: own.pick(['Subtotal', 'Sum', 'Total this order']),
  };
}

/** The order among the columns, a heading over the lines, a sum below them and the whole sum once more. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'Liberation Mono'])}", "Noto Sans CJK SC"; font-size: 8pt; }
.goods { margin: 8px 0; border-top: 1.5px solid #000; border-bottom: 1.5px solid #000; }
.goods th { border-bottom: 0.5px solid #000; padding: 2px 3px; } .goods td { padding: 2px 3px; }
.heading td { ${dice.pick(['font-weight: bold;', 'font-style: italic;', ''])} }
.totals td { border-top: 1px solid #000; font-weight: bold; }`;
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table);
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'lined', 'boxed']), css, goods: goodsHtml, isSummed: false });
};

export const ordered: Family = Object.assign(printed, { goods });
