import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { PaperTable } from '../../../paper.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { text } from '../../html.js';
import { framed } from './frame.js';
import { rowOf, sideOf } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const dice = context.dice.fork('stacked');
    const described = dice.pick([cells.description, cells.description, cells.detailed]);
    if (!isPriced) return [cells.item, cells.code, described, cells.glued, cells.packages, cells.net, cells.gross];
    const price = dice.pick([cells.price, cells.priceWithUnit, cells.perHundred, cells.perThousand]);
    return [cells.item, cells.code, described, cells.glued, price, dice.pick([cells.amount, cells.amountWithCurrency])];
  },
};

/** Two rows a line, as SAP prints them: what it is in one of them across the page, its figures in the other, above or below it. */
const printed: Family = (paper, dice) => {
  const isAbove = dice.happens(0.65);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Mono', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.goods { margin: 8px 0; } .goods thead { border-top: 1px solid #000; border-bottom: 1px solid #000; }
.goods th { font-weight: ${dice.pick(['bold', 'normal'])}; padding: 1px 3px; } .goods td { padding: 0 3px; }
.goods tbody tr.last td { padding-bottom: ${dice.between(3, 12)}px; }
.totals td { border-top: 1px solid #000; font-weight: bold; padding-top: 2px; }`;
  const goodsHtml = paper.table === null ? '' : twoRows(paper.table, isAbove);
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'lined']), css, goods: goodsHtml, isSummed: false });
};

export const stacked: Family = Object.assign(printed, { goods });

function twoRows({ columns, rows, totals }: PaperTable, isAbove: boolean): string {
  const at = columns.findIndex(({ concept }) => concept === 'description');
  const without = <Item>(items: readonly Item[]) => items.filter((_item, index) => index !== at);
  const figures = without(columns);
  const both = (described: string, counted: string) => (isAbove ? [described, counted] : [counted, described]);
  const across = (words: string, tag: 'td' | 'th') =>
    `<tr class="${isAbove ? '' : 'last'}"><${tag}></${tag}><${tag} colspan="${figures.length - 1}">${text(words)}</${tag}></tr>`;
  const headers = `<tr>${figures.map((column) => `<th${sideOf(column)}>${text(column.header)}</th>`).join('')}</tr>`;
  const body = rows.flatMap((cells) => both(across(cells[at] ?? '', 'td'), rowOf(figures, without(cells), isAbove ? 'last' : '')));
  const sum = totals === null ? '' : rowOf(figures, ['', totals[at] ?? '', ...without(totals).slice(2)], 'totals');
  return `<table class="goods"><thead>${both(across(columns[at]?.header ?? '', 'th'), headers).join('')}</thead><tbody>${body.join('\n')}${sum}</tbody></table>`;
}
