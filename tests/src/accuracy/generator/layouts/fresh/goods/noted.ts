import type { GoodsPlan, PaperContext } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { GoodsColumn } from '../../../kinds/parts/goods-table.js';
import type { PaperTable } from '../../../paper.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { text } from '../../html.js';
import { framed } from './frame.js';
import { headerOf, rowOf } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { item, code, description, quantity, unit, glued, packages, net, gross, price, amount } = cells;
    const dice = context.dice.fork('noted');
    const told = withNotes(context, description);
    if (!isPriced)
      return dice.pick([
        [item, code, told, quantity, unit, net, gross],
        [told, glued, packages, net, gross],
      ]);
    return dice.pick([
      [item, code, told, quantity, unit, price, amount],
      [item, told, glued, price, amount],
      [code, told, quantity, unit, price, amount],
    ]);
  },
};

/** What the tariff asks of each line stands in a row of its own below it. */
function withNotes({ dice }: PaperContext, description: GoodsColumn): GoodsColumn {
  const form = dice.fork('notes').pick(['one', 'two', 'lot'] as const);
  const [tariff, origin] = dice.fork('note words').pick([
    ['Commodity code', 'Country of origin'],
    ['HS code', 'Origin'],
    ['Customs tariff number', 'Country of origin'],
    ['H.S. Code', 'Made in'],
  ] as const);
  return {
    ...description,
    print: ({ description: words, hs, origin: { name } }, index) => {
      if (form === 'lot') return `${words}\nBatch ${dice.fork(`batch ${index}`).digits(7)}   ${tariff}: ${hs}`;
      return `${words}\n${tariff}: ${hs}${form === 'one' ? '   ' : '\n'}${origin}: ${name}`;
    },
    says: ({ description: words, hs, origin: { name } }) => ({
      description: words,
      hs_code: hs,
      ...(form === 'lot' ? {} : { country_of_origin: name }),
    }),
  };
}

/** Below each line what customs ask of it, across the table; a thin rule before the next one. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Mono', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 8pt; }
.goods { margin: 8px 0; } .goods thead { border-top: 1px solid #000; border-bottom: 1px solid #000; }
.goods th, .goods td { padding: 2px 4px; } .goods .row td { border-top: ${dice.pick(['0.5px solid #999', '0'])}; padding-top: 4px; }
.note td { font-size: 7.5pt; } .totals td { border-top: 1px solid #000; font-weight: bold; }`;
  const goodsHtml = paper.table === null ? '' : withRowsBelow(paper.table, dice.pick([0, 1]));
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'lined', 'boxed']), css, goods: goodsHtml, isSummed: false });
};

export const noted: Family = Object.assign(printed, { goods });

function withRowsBelow({ columns, rows, totals }: PaperTable, indent: number): string {
  const at = columns.findIndex(({ concept }) => concept === 'description');
  const body = rows.flatMap((row) => {
    if (row.length === 1)
      return [
        rowOf(
          columns,
          columns.map((_column, index) => (index === at ? (row[0] ?? '') : '')),
        ),
      ];
    const [first = '', ...notes] = (row[at] ?? '').split('\n');
    const cells = row.map((cell, index) => (index === at ? first : cell));
    const note = (words: string) =>
      `<tr class="note">${'<td></td>'.repeat(indent)}<td colspan="${columns.length - indent}">${text(words)}</td></tr>`;
    return [rowOf(columns, cells, 'row'), ...notes.map(note)];
  });
  const sum = totals === null ? '' : rowOf(columns, totals, 'totals');
  return `<table class="goods">${headerOf(columns)}<tbody>${body.join('\n')}${sum}</tbody></table>`;
}
