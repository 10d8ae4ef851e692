import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { plainTable } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { amount, price, quantityWithUnit, glued, code, description, origin, net, gross, packages, hs } = cells;
    const dice = context.dice.fork('unruled');
    if (!isPriced)
      return dice.pick([
        [...quantityWithUnit, code, description, packages, net, gross],
        [gross, net, packages, ...quantityWithUnit, description],
        [packages, cells.kind, description, glued, net],
      ]);
    return dice.pick([
      [amount, price, ...quantityWithUnit, code, description],
      [...quantityWithUnit, description, hs, price, amount],
      [code, glued, price, amount, origin, description],
      [description, amount, price, ...quantityWithUnit],
    ]);
  },
};

/** A table without any rule, its columns in an order of the house: some begin with the amount and end with what the goods are. */
const printed: Family = (paper, dice) => {
  const gap = dice.between(2, 7);
  const css = `
body { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: ${dice.pick(['8pt', '8.5pt', '9pt'])}; }
.goods { margin: 12px 0; }
.goods th { font-weight: ${dice.pick(['bold', 'normal'])}; ${dice.happens(0.5) ? 'text-decoration: underline;' : ''} padding: 0 6px 5px 0; }
.goods td { padding: 0 6px ${gap}px 0; } .totals td { font-weight: bold; padding-top: 6px; }`;
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table, [], dice.fork('foot').happens(0.12));
  return framed(paper, dice, { arrangement: dice.pick(['lined', 'beside']), css, goods: goodsHtml, isSummed: false });
};

export const unruled: Family = Object.assign(printed, { goods });
