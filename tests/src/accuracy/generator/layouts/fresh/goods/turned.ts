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
    const { item, code, description, hs, origin, quantity, unit, range, packages, net, gross, volume, price, amount } = cells;
    if (!isPriced) return [item, range, packages, code, description, quantity, unit, net, gross, volume];
    return [item, code, description, hs, origin, packages, quantity, unit, net, gross, price, amount];
  },
};

/** A wide sheet printed along the page, which is then read from its side. */
const printed: Family = (paper, dice) => {
  const turn = dice.pick(['rotate(90deg) translateY(-100%)', 'rotate(-90deg) translateX(-100%)']);
  // A long list is printed smaller, so that it stays on the sheet.
  const zoom = Math.min(1, 12 / (paper.table?.rows.length ?? 1));
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 7.5pt; }
@page { size: A4 portrait; margin: 8mm; } main { width: 1040px; height: 720px; transform-origin: top left; transform: ${turn}; zoom: ${zoom}; }
.goods { margin: 8px 0; } .goods th, .goods td { padding: 1px 3px; border: ${dice.pick(['0.5px solid #000', '0.5px solid #aaa'])}; } .totals td { font-weight: bold; }`;
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table);
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'boxed']), css, goods: goodsHtml, isSummed: false });
};

export const turned: Family = Object.assign(printed, { goods });
