import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { plainTable } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const { item, code, description, detailed, glued, quantity, unit, hs, packages, net, gross, kind, price, list, discount, ...money } =
      goodsCells(context);
    const { taxable, taxRate, tax, amount } = money;
    const dice = context.dice.fork('voucher');
    if (!isPriced)
      return dice.pick([
        [item, description, hs, glued, packages, kind, net, gross],
        [item, detailed, packages, quantity, unit, net],
      ]);
    return dice.pick([
      [item, description, hs, glued, price, taxable, taxRate, tax, amount],
      [item, detailed, glued, price, unit, amount],
      [item, description, hs, quantity, unit, list, discount, price, amount],
      [code, description, quantity, unit, price, taxRate, amount],
    ]);
  },
};

/** The voucher of an accounting program: ruled down but not across, an empty space below the last line, then totals; columns of tax and discount. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Sans Narrow', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: ${dice.pick(['8pt', '8.5pt'])}; }
.goods { border: 1px solid #000; } .goods th { border: 1px solid #000; font-weight: normal; text-align: center; padding: 1px 2px; }
.goods td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 1px 3px; }
.goods tbody tr:last-child td { border-bottom: 1px solid #000; } .totals td { border-top: 1px solid #000; font-weight: bold; }
.goods tbody tr:nth-last-child(${paper.table?.totals === null ? 1 : 2}) td { padding-bottom: ${dice.between(2, 90)}px; }
.sum td { border-top: 0.5px solid #000; padding-bottom: 1px !important; }`;
  const isSummed = dice.happens(0.3) && (paper.table?.totals ?? null) === null;
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table, isSummed ? paper.facts.sums : []);
  return framed(paper, dice, { arrangement: dice.pick(['boxed', 'boxed', 'beside']), css, goods: goodsHtml, isSummed });
};

export const voucher: Family = Object.assign(printed, { goods });
