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
    const { code, description, lot, produced, expiry, packages, kind, quantity, unit, glued, net, gross, hs, origin, price, amount } =
      cells;
    const dice = context.dice.fork('batches');
    if (!isPriced)
      return dice.pick([
        [description, lot, produced, expiry, packages, kind, glued, net, gross],
        [packages, description, lot, expiry, quantity, unit, ...cells.weights],
        [lot, code, description, glued, net, gross],
      ]);
    return dice.pick([
      [code, description, lot, expiry, packages, glued, price, amount],
      [description, lot, produced, expiry, quantity, unit, cells.priceWithUnit, amount],
      [packages, description, origin, hs, lot, net, price, cells.amountWithCurrency],
      [code, lot, cells.detailed, quantity, unit, price, amount],
    ]);
  },
};

/** Foods and chemicals: the batch of each line and the days on which it was made and is used up stand among the figures; thin rules below each line. */
const printed: Family = (paper, dice) => {
  const rule = dice.pick(['0.5px dotted #000', '0.5px solid #999', '0.5px dashed #666']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}", "Noto Serif CJK SC"; font-size: 8pt; }
.goods { margin: 8px 0; } .goods thead { border-top: 2px solid #000; border-bottom: 1px solid #000; }
.goods th { padding: 2px 4px; font-size: 7.5pt; ${dice.happens(0.5) ? 'font-style: italic;' : ''} }
.goods td { padding: 3px 4px; border-bottom: ${rule}; } .goods .totals td { border-bottom: 3px double #000; font-weight: bold; }`;
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table);
  return framed(paper, dice, { arrangement: dice.pick(['lined', 'beside', 'boxed']), css, goods: goodsHtml, isSummed: false });
};

export const batches: Family = Object.assign(printed, { goods });
