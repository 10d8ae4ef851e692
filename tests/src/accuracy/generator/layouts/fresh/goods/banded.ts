import type { GoodsPlan, PaperContext } from '../../../kinds/paper-context.js';
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
    const { item, code, description, quantity, unit, glued, packages, net, gross, price, amount, hs, origin } = cells;
    const dice = context.dice.fork('banded');
    const told = withDetails(context, description);
    if (!isPriced)
      return dice.pick([
        [item, code, told, quantity, unit, packages, net, gross],
        [packages, told, glued, net, gross],
        [told, code, glued, gross, net],
      ]);
    return dice.pick([
      [item, code, told, quantity, unit, price, amount],
      [code, told, origin, hs, glued, price, amount],
      [quantity, unit, told, price, amount],
      [told, glued, price, amount],
    ]);
  },
};

/** Below what it is stand the lot, the serial numbers or the order: nothing that anybody asks of a line. */
function withDetails({ dice, shipment: { references } }: PaperContext, description: GoodsColumn): GoodsColumn {
  const form = dice.fork('details').pick(['lot', 'serial', 'order', 'none']);
  const detail = (index: number) => {
    const number = dice.fork(`detail ${index}`).digits(6);
    if (form === 'lot') return `\nLot: ${number}`;
    if (form === 'serial') return `\nS/N ${number}01 - ${number}40`;
    if (form === 'order') return `\nYour order ${references.order} item ${index + 1}`;
    return '';
  };
  return { ...description, print: (line, index) => `${line.description}${detail(index)}` };
}

/** The goods in a frame without rules inside, under a coloured band with their headers; long, so that they end far above its foot. */
const printed: Family = (paper, dice) => {
  const [ground, ink] = dice.pick([
    ['#d9d9d9', '#000'],
    ['#003366', '#fff'],
    ['#7f1d1d', '#fff'],
  ] as const);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed', 'Liberation Sans Narrow'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.field { border: 1px solid ${ground === '#d9d9d9' ? '#000' : ground}; min-height: ${dice.between(120, 300)}px; margin: 8px 0; }
.goods th { background: ${ground}; color: ${ink}; padding: 3px 5px; font-weight: ${dice.pick(['bold', 'normal'])}; }
.goods td { padding: ${dice.pick(['2px', '4px'])} 5px; }
.totals td { font-weight: bold; border-top: ${dice.pick(['0', '0.5px solid #000'])}; }`;
  const goodsHtml = paper.table === null ? '' : `<div class="field">${plainTable(paper.table)}</div>`;
  return framed(paper, dice, { arrangement: dice.pick(['boxed', 'beside', 'lined']), css, goods: goodsHtml, isSummed: false });
};

export const banded: Family = Object.assign(printed, { goods });
