import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { Fact, PaperTable } from '../../../paper.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { headerOf, rowOf } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { item, code, description, quantity, unit, glued, packages, net, gross, price, amount, hs } = cells;
    const dice = context.dice.fork('settled');
    if (!isPriced)
      return dice.pick([
        [item, description, quantity, unit, packages, net, gross],
        [code, description, glued, packages, gross],
      ]);
    return dice.pick([
      [item, description, quantity, unit, price, amount],
      [code, description, hs, glued, price, amount],
      [quantity, unit, code, description, price, amount],
    ]);
  },
};

/** Charges and sums go on in the columns of the table: what they are called under the descriptions, how much under the amounts. */
const printed: Family = (paper, dice) => {
  const grid = dice.pick(['1px solid #000', '0.5px solid #aaa', '0']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.goods { margin: 8px 0; } .goods th, .goods td { border: ${grid}; padding: 2px 4px; } .goods th { border-bottom: 1px solid #000; ${dice.happens(0.5) ? 'background: #eee;' : ''} }`;
  const goodsHtml = paper.table === null ? '' : withSettlement(paper.table, paper.facts.sums, dice.happens(0.5));
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'lined', 'boxed']), css, goods: goodsHtml, isSummed: true });
};

export const settled: Family = Object.assign(printed, { goods });

function withSettlement({ columns, rows, totals }: PaperTable, sums: readonly Fact[], hasGap: boolean): string {
  const named = columns.findIndex(({ concept }) => concept === 'description');
  const cellsOf = ({ label, lines }: Fact) =>
    columns.map((_column, index) => (index === named ? label : index === columns.length - 1 ? lines.join(' ') : ''));
  const body = rows.map((row) =>
    rowOf(columns, row.length === 1 ? columns.map((_column, index) => (index === named ? (row[0] ?? '') : '')) : row),
  );
  const gap = hasGap
    ? rowOf(
        columns,
        columns.map(() => '\u00a0'),
      )
    : '';
  const total = totals === null ? '' : rowOf(columns, totals, 'totals');
  return `<table class="goods">${headerOf(columns)}<tbody>${body.join('\n')}${gap}${total}${sums.map((fact) => rowOf(columns, cellsOf(fact))).join('\n')}</tbody></table>`;
}
