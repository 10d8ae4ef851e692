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
    const { code, description, detailed, glued, packages, kind, net, gross, hs } = cells;
    const dice = context.dice.fork('coded');
    const sign = dice.pick([' / ', '   ', '\n']);
    const numbered: GoodsColumn = {
      ...code,
      header: `${dice.pick(['Pos.', 'Item', 'Line', 'Ln'])}${sign === '\n' ? '\n' : ' / '}${code.header}`,
      share: 14,
      print: (line, index) => `${(index + 1) * 10}${sign}${line.productCode}`,
    };
    if (!isPriced)
      return dice.pick([
        [numbered, description, glued, packages, kind, net, gross],
        [packages, numbered, description, glued, net, gross],
      ]);
    const price = dice.pick([cells.priceWithUnit, spacedPrice(cells.priceWithUnit, context.shipment.currency)]);
    return dice.pick([
      [numbered, description, glued, price, cells.amountWithCurrency],
      [numbered, detailed, glued, price, cells.amount],
      [numbered, hs, description, glued, cells.price, cells.amount],
    ]);
  },
};

/** `12.50 USD / 1 PC`, as some programs have it. */
function spacedPrice(column: GoodsColumn, currency: string): GoodsColumn {
  return {
    ...column,
    print: (line, index) => `${column.print(line, index).slice(currency.length).trim().replace('/', ` ${currency} / 1 `)}`,
  };
}

/** The number of the line and the code of the goods in one cell; what a piece costs with its unit behind. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed', 'Liberation Serif'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.goods { margin: 10px 0; } .goods thead { border-bottom: 1.5px solid #000; } .goods th { padding: 2px 4px; }
.goods td { padding: 3px 4px; border-bottom: ${dice.pick(['0', '0.5px solid #bbb'])}; }
.totals td { font-weight: bold; border-top: 1px solid #000; }`;
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table);
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'lined']), css, goods: goodsHtml, isSummed: false });
};

export const coded: Family = Object.assign(printed, { goods });
