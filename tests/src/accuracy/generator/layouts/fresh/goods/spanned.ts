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
    const { item, code, description, quantity, unit, glued, range, packages, each, weights, volume, hs, price, amount, origin } = cells;
    const dice = context.dice.fork('spanned');
    const cartons = { span: dice.pick(['Cartons', 'CARTON', 'Packages', 'Packing']) };
    const counted = { span: dice.pick(['Quantity', 'QUANTITY', 'Qty']) };
    const money = { span: `${dice.pick(['Value', 'PRICE', 'Amount in'])} (${context.shipment.currency})` };
    if (!isPriced)
      return dice.pick([
        [range, description, { ...packages, ...cartons }, { ...each, ...cartons }, glued, ...weights, volume],
        [
          { ...range, ...cartons },
          { ...packages, ...cartons },
          code,
          description,
          { ...quantity, ...counted },
          { ...unit, ...counted },
          ...weights,
        ],
        [item, description, packages, cells.kind, glued, ...weights],
      ]);
    return dice.pick([
      [item, code, description, { ...quantity, ...counted }, { ...unit, ...counted }, { ...price, ...money }, { ...amount, ...money }],
      [item, description, hs, origin, glued, ...weights, { ...price, ...money }, { ...amount, ...money }],
      [code, description, packages, { ...quantity, ...counted }, { ...unit, ...counted }, { ...price, ...money }, { ...amount, ...money }],
    ]);
  },
};

/** Headers in two rows: a common one, such as that of the weights, over those of its columns; a full grid, all heads in the middle. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans Narrow', 'Liberation Sans', 'Liberation Serif'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.goods { margin: ${dice.pick(['0', '8px 0'])}; }
.goods th, .goods td { border: ${dice.pick(['1px solid #000', '0.5px solid #666'])}; padding: 2px 3px; }
.goods th { text-align: center;
  vertical-align: middle; ${dice.happens(0.4) ? 'background: #e8eef5;' : ''} font-weight: ${dice.pick(['bold', 'normal'])}; }
.totals td { font-weight: bold; }`;
  const { table } = paper;
  const isSummed = dice.happens(0.4);
  const goodsHtml = table === null ? '' : plainTable(table, isSummed ? paper.facts.sums : []);
  return framed(paper, dice, { arrangement: dice.pick(['boxed', 'boxed', 'beside']), css, goods: goodsHtml, isSummed });
};

export const spanned: Family = Object.assign(printed, { goods });
