import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { PaperTable } from '../../../paper.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { headerOf, rowOf } from './plain-table.js';

/** What stands in brackets at the end of a header. */
const MEASURE = /^(.*?) (\([^()]+\))$/s;

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { item, code, description, quantityWithUnit, packages, net, gross, volume } = cells;
    const dice = context.dice.fork('measured');
    const inMoney = (column: typeof cells.price) => ({ ...column, remark: context.shipment.currency });
    const [price, amount] = [inMoney(cells.price), inMoney(cells.amount)];
    if (!isPriced)
      return dice.pick([
        [description, ...quantityWithUnit, packages, net, gross, { ...volume, remark: 'CBM' }],
        [item, code, description, packages, ...quantityWithUnit, gross, net],
      ]);
    return dice.pick([
      [item, description, ...quantityWithUnit, price, amount],
      [code, description, ...quantityWithUnit, price, amount],
      [description, cells.hs, ...quantityWithUnit, net, price, amount],
    ]);
  },
};

/** Under the headers a row that says in what each column is counted; with some issuers the sums stand there too, above the lines. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'Liberation Mono'])}", "Noto Serif CJK SC"; font-size: 8.5pt; }
.goods { margin: 8px 0; } .goods th, .goods td { padding: 2px 4px; border: ${dice.pick(['0', '0.5px solid #000'])}; }
.goods th { text-align: center; } .measures td { text-align: center; border-bottom: 1px solid #000; } .totals td { font-weight: bold; }`;
  const goodsHtml = paper.table === null ? '' : withMeasures(paper.table, dice.happens(0.5));
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'lined', 'boxed']), css, goods: goodsHtml, isSummed: false });
};

export const measured: Family = Object.assign(printed, { goods });

function withMeasures({ columns, rows, totals }: PaperTable, isTopped: boolean): string {
  const bare = columns.map((column) => ({ ...column, header: MEASURE.exec(column.header)?.[1] ?? column.header }));
  const measures = columns.map(({ header }) => MEASURE.exec(header)?.[2] ?? '');
  const at = columns.findIndex(({ concept }) => concept === 'description');
  const body = rows.map((row) => rowOf(bare, row.length === 1 ? bare.map((_column, index) => (index === at ? (row[0] ?? '') : '')) : row));
  const sum = totals === null ? [] : [rowOf(bare, totals, 'totals')];
  const lines = isTopped ? [...sum, ...body] : [...body, ...sum];
  return `<table class="goods">${headerOf(bare)}<tbody>${rowOf(bare, measures, 'measures')}${lines.join('\n')}</tbody></table>`;
}
