import type { GoodsPlan, PaperContext } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { Grouping } from '../../../kinds/parts/goods-table.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { plainTable } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const { item, code, description, quantity, unit, glued, range, packages, net, gross, volume, hs, origin, price, amount } =
      goodsCells(context);
    const dice = context.dice.fork('grouped');
    if (!isPriced)
      return dice.pick([
        [range, code, description, packages, quantity, unit, net, gross, volume],
        [item, description, glued, packages, net, gross],
      ]);
    return dice.pick([
      [item, code, description, quantity, unit, price, amount],
      [code, description, origin, glued, price, amount],
      [description, hs, quantity, unit, packages, price, amount],
    ]);
  },
  grouping: groupingOf,
};

/** Lines under their order, container, pallet or heading of the tariff. */
function groupingOf({ dice, shipment: { containers, lines } }: PaperContext): Grouping {
  const group = dice.fork('groups');
  const count = Math.min(lines.length, group.pick([1, 2, 2, 3]));
  const first = group.between(10000, 98000);
  const inContainers = containers.map(({ number }) => `Container ${number}`);
  const byOrder = (pattern: string) => Array.from({ length: count }, (_none, index) => pattern.replaceAll('{}', String(first + 7 * index)));
  const headings = group.pick([
    byOrder('Your order no. {} - our order 22{}'),
    byOrder('Delivery note {}'),
    byOrder('PO# {}'),
    Array.from({ length: count }, (_none, index) => `PALLET ${index + 1}`),
    ...(inContainers.length > 0 ? [inContainers] : []),
  ]);
  return { headings, total: group.pick([null, 'Sub-total', 'Subtotal', 'Total of group', 'Sub total :']) };
}

/** Lines in groups with a heading across the table and, with some issuers, a total below each; every second line on grey. */
const printed: Family = (paper, dice) => {
  const isGrey = dice.happens(0.6);
  const css = `
body { font-family: "${dice.pick(['DejaVu Sans Condensed', 'Liberation Sans', 'Liberation Sans Narrow'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.goods { margin: 8px 0; } .goods th { background: ${dice.pick(['#2f4f4f', '#1f3864', '#555'])}; color: #fff; padding: 3px 4px; }
.goods td { padding: 2px 4px; }
.heading td { font-weight: bold;
padding-top: 6px; ${dice.happens(0.5) ? 'text-decoration: underline;' : 'border-bottom: 0.5px solid #000;'} }
${isGrey ? '.goods tbody tr:nth-child(even) td { background: #f0f0f0; }' : ''} .totals td { border-top: 1.5px solid #000;
font-weight: bold; }`;
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table);
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'boxed', 'lined']), css, goods: goodsHtml, isSummed: false });
};

export const grouped: Family = Object.assign(printed, { goods });
