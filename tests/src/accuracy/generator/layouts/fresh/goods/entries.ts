import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { PaperColumn, PaperTable } from '../../../paper.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { text } from '../../html.js';
import { framed } from './frame.js';
import { rowOf, sideOf } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { description, code, hs, origin, glued, packages, net, gross, price, amount } = cells;
    const dice = context.dice.fork('entries');
    if (!isPriced)
      return dice.pick([
        [code, description, glued, packages, net, gross],
        [description, glued, packages, net, gross],
      ]);
    return dice.pick([
      [code, description, hs, origin, glued, price, amount],
      [code, description, glued, price, amount],
    ]);
  },
};

/** Each line takes two rows, and so do the headers: codes and names above, tariff and origin below them; figures beside both. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.goods { margin: 8px 0; border: 1px solid #000; } .goods th { padding: 1px 4px; background: ${dice.pick(['#fff', '#eee'])}; }
.goods thead { border-bottom: 1px solid #000; } .goods td { padding: 1px 4px; }
.goods .lower td { padding-bottom: ${dice.between(2, 8)}px; border-bottom: ${dice.pick(['0', '0.5px solid #000'])}; }
.totals td { font-weight: bold; }`;
  const goodsHtml = paper.table === null ? '' : inPairs(paper.table);
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'boxed']), css, goods: goodsHtml, isSummed: false });
};

export const entries: Family = Object.assign(printed, { goods });

/** Words that stand below the description, in its column. */
const BELOW: ReadonlySet<string | null | undefined> = new Set(['product_code', 'hs_code', 'country_of_origin']);

function inPairs({ columns, rows, totals }: PaperTable): string {
  const upper = columns.flatMap(({ concept }, index) => (BELOW.has(concept) ? [] : [index]));
  const lower = columns.flatMap(({ concept }, index) => (BELOW.has(concept) ? [index] : []));
  const some = (cells: readonly string[], indexes: readonly number[]) => indexes.map((index) => cells[index] ?? '');
  const shown: readonly PaperColumn[] = upper.flatMap((index) => columns[index] ?? []);
  const headers = columns.map(({ header }) => header);
  const below = (cells: readonly string[], tag: string) =>
    lower.length === 0
      ? ''
      : `<tr class="lower"><${tag}>${text(some(cells, lower).join(' / '))}</${tag}>${`<${tag}></${tag}>`.repeat(upper.length - 1)}</tr>`;
  const header = `<tr>${shown.map((column) => `<th${sideOf(column)}>${text(column.header)}</th>`).join('')}</tr>${below(
    headers.map((words) => words.replaceAll('\n', ' ')),
    'th',
  )}`;
  const body = rows.map((row) =>
    row.length === 1 ? rowOf(shown, [row[0] ?? '']) : `${rowOf(shown, some(row, upper))}${below(row, 'td')}`,
  );
  const sum = totals === null ? '' : rowOf(shown, some(totals, upper), 'totals');
  return `<table class="goods"><thead>${header}</thead><tbody>${body.join('\n')}${sum}</tbody></table>`;
}
