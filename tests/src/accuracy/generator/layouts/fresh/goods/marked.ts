import type { GoodsPlan, PaperContext } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { GoodsColumn } from '../../../kinds/parts/goods-table.js';
import type { PaperTable } from '../../../paper.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { text } from '../../html.js';
import { framed } from './frame.js';
import { headerOf, rowOf, sideOf } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { description, glued, quantityWithUnit, packages, net, gross, volume, price, amount } = cells;
    const dice = context.dice.fork('marked');
    const marks = marksColumn(context);
    if (!isPriced)
      return dice.pick([
        [marks, description, glued, packages, net, gross, volume],
        [marks, packages, description, ...quantityWithUnit, net, gross],
      ]);
    return dice.pick([
      [marks, description, glued, price, amount],
      [marks, description, ...quantityWithUnit, cells.priceWithUnit, cells.amountWithCurrency],
      [marks, cells.code, description, glued, price, amount],
    ]);
  },
};

/** What stands on the packages, once for all lines. */
function marksColumn({ dice, shipment: { marks } }: PaperContext): GoodsColumn {
  const word = dice.fork('marks head').pick(['Marks & Nos.', 'SHIPPING MARKS', 'Marks and numbers', 'Marks\n& Numbers']);
  const lines = marks.split(/\s*[,/]\s*|\n/).join('\n');
  return { concept: 'marks', header: word, share: 16, print: (_line, index) => (index === 0 ? lines : '') };
}

/** The marks at the left, in a cell beside all lines; what is sold and on which term stands over them in the same frame. */
const printed: Family = (paper, dice) => {
  const down = dice.pick(['1px solid #000', '0']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'Liberation Mono'])}", "Noto Serif CJK SC"; font-size: 8.5pt; }
.goods { margin: 6px 0; border: 1px solid #000; }
.goods th { border: 1px solid #000; text-align: center; padding: 2px; font-weight: ${dice.pick(['bold', 'normal'])}; }
.goods td { border-left: ${down}; padding: 2px 5px; } .totals td { border-top: 1px solid #000; }
.term td { text-align: ${dice.pick(['center', 'right'])}; }`;
  const term = paper.facts.terms.find(({ concept }) => concept === 'incoterm')?.lines[0] ?? '';
  const goodsHtml = paper.table === null ? '' : besideMarks(paper.table, dice.happens(0.5) ? term : '');
  return framed(paper, dice, { arrangement: dice.pick(['boxed', 'lined']), css, goods: goodsHtml, isSummed: false });
};

export const marked: Family = Object.assign(printed, { goods });

function besideMarks({ columns, rows, totals }: PaperTable, term: string): string {
  const others = columns.slice(1);
  const count = rows.length + (term === '' ? 0 : 1);
  const marks = `<td rowspan="${count}">${text(rows.find((row) => row.length > 1)?.[0] ?? '')}</td>`;
  const first = term === '' ? [] : [`<tr class="term">${marks}<td colspan="${others.length}">${text(term)}</td></tr>`];
  const body = rows.map((row, index) => {
    const cells = row.length === 1 ? [row[0] ?? '', ...others.slice(1).map(() => '')] : row.slice(1);
    const tds = cells.map((cell, at) => `<td${sideOf(others[at])}>${text(cell)}</td>`).join('');
    return `<tr>${index === 0 && term === '' ? marks : ''}${tds}</tr>`;
  });
  const sum = totals === null ? '' : rowOf(columns, totals, 'totals');
  return `<table class="goods">${headerOf(columns)}<tbody>${[...first, ...body].join('\n')}${sum}</tbody></table>`;
}
