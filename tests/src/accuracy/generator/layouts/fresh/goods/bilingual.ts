import type { GoodsPlan, PaperContext } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { GoodsColumn } from '../../../kinds/parts/goods-table.js';
import { CHINESE_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { plainTable } from './plain-table.js';

const goods: GoodsPlan = {
  world: CHINESE_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { item, code, description, hs, quantity, unit, glued, packages, net, gross, volume, price, amount } = cells;
    const dice = context.dice.fork('bilingual');
    const named = dice.pick([
      [{ ...description, header: 'Description' }, chinese(context)],
      [chinese(context), { ...description, header: '英文品名 Description' }],
      [both(description)],
    ]);
    if (!isPriced)
      return dice.pick([
        [item, ...named, packages, glued, net, gross, volume],
        [code, ...named, quantity, unit, packages, gross, net],
      ]);
    return dice.pick([
      [item, ...named, hs, quantity, unit, price, amount],
      [code, ...named, glued, price, amount],
      [hs, ...named, cells.origin, quantity, unit, price, amount, net],
    ]);
  },
};

/** What the goods are called at home. */
function chinese({ dice }: PaperContext): GoodsColumn {
  return {
    concept: null,
    header: dice.fork('chinese head').pick(['中文品名', '品名', '货物名称']),
    share: 14,
    print: ({ goods: { nameZh } }) => nameZh,
  };
}

/** Both names in one cell, the Chinese one below; it is part of what the goods are. */
function both(description: GoodsColumn): GoodsColumn {
  return {
    ...description,
    header: '品名 Description of goods',
    print: (line) => `${line.description}\n${line.goods.nameZh}`,
    says: (line) => ({ description: `${line.description} ${line.goods.nameZh}` }),
  };
}

/** Names in two languages beside or below each other, headers in two lines, a full grid. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif'])}", "${dice.pick(['Noto Sans CJK SC', 'Noto Serif CJK SC'])}"; font-size: 8pt; }
.goods { margin: 6px 0; } .goods th, .goods td { border: ${dice.pick(['1px solid #000', '0.5px solid #888'])}; padding: 2px; text-align: center; } .totals td { font-weight: bold; }`;
  const isSummed = dice.happens(0.5);
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table, isSummed ? paper.facts.sums : []);
  return framed(paper, dice, { arrangement: dice.pick(['boxed', 'beside']), css, goods: goodsHtml, isSummed });
};

export const bilingual: Family = Object.assign(printed, { goods });
