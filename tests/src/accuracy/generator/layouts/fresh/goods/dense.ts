import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { GoodsColumn } from '../../../kinds/parts/goods-table.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { plainTable } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { item, code, description, quantity, unit, packages, each, net, gross, volume, price, amount, hs, origin, list } = cells;
    const dice = context.dice.fork('dense');
    const nothing: GoodsColumn = { concept: null, header: dice.pick(['Remarks', 'Model', 'Brand', 'Note']), share: 8, print: () => '' };
    const narrow = (columns: readonly GoodsColumn[]) =>
      columns.map((column) => broken({ ...column, share: column.isNumber === true ? 7 : column.share }));
    if (!isPriced)
      return narrow(
        dice.pick([
          [item, code, description, nothing, packages, each, quantity, unit, net, gross, volume],
          [code, description, hs, packages, quantity, unit, gross, net, nothing],
        ]),
      );
    return narrow(
      dice.pick([
        [item, code, description, nothing, origin, hs, packages, quantity, unit, list, price, amount],
        [code, nothing, description, packages, each, quantity, unit, net, price, amount],
        [description, hs, origin, quantity, unit, price, amount, net, nothing],
      ]),
    );
  },
};

/** Each word of a header in a line of its own. */
function broken(column: GoodsColumn): GoodsColumn {
  return column.header === undefined ? column : { ...column, header: column.header.replaceAll(' ', '\n') };
}

/** Many narrow columns, the figures of which almost touch, under headers in up to four lines. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans Narrow', 'Liberation Sans', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: ${dice.pick(['7pt', '7.5pt'])}; }
.goods { margin: 8px 0; } .goods th { padding: 0 2px; border-bottom: 1px solid #000; font-size: 6.5pt; } .goods td { padding: 1px 2px; }
.goods td.number { white-space: nowrap; } .totals td { border-top: 1px solid #000; }`;
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table);
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'lined', 'boxed']), css, goods: goodsHtml, isSummed: false });
};

export const dense: Family = Object.assign(printed, { goods });
