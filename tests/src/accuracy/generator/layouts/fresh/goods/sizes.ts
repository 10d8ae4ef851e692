import type { GoodsPlan, PaperContext } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { GoodsColumn } from '../../../kinds/parts/goods-table.js';
import type { Goods } from '../../../truth/goods.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { ShippedLine } from '../../../truth/shipped-line.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { plainTable } from './plain-table.js';

/** What is made in sizes. */
const WORN = GOODS_WORLD.goods.filter(({ hs }) => /^6[1-4]/.test(hs));
const MODELS = ['Amalfi', 'Riva', 'Sole', 'Bosco', 'Nuvola', 'Ponza', 'Terra', 'Onda'];

const goods: GoodsPlan = {
  world: { ...GOODS_WORLD, goods: WORN.flatMap(inModels) },
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { item, code, description, quantity, unit, glued, colour, range, packages, origin, net, gross, price, amount } = cells;
    const dice = context.dice.fork('sizes');
    const sizes = sizeColumns(context);
    if (!isPriced)
      return dice.pick([
        [range, code, description, colour, ...sizes, glued, packages, net],
        [code, description, ...sizes, quantity, unit, net, gross],
      ]);
    return dice.pick([
      [code, description, colour, ...sizes, quantity, unit, price, amount],
      [item, code, description, ...sizes, glued, price, amount],
      [code, colour, description, origin, ...sizes, quantity, price, amount],
    ]);
  },
};

/** A kind of goods in more models than it has variants. */
function inModels(kind: Goods): Goods {
  return { ...kind, variants: MODELS.flatMap((model) => kind.variants.map((variant) => `${variant} ${model}`)) };
}

/** A column for each size; the last one takes what the others leave of the quantity. */
function sizeColumns({ dice }: PaperContext): GoodsColumn[] {
  const size = dice.fork('size names');
  const names = size.pick(['36|37|38|39|40|41', '38|40|42|44', 'XS|S|M|L|XL', 'S|M|L|XL|2XL', '4|6|8|10|12|14']).split('|');
  const span = size.happens(0.5) ? { span: size.pick(['Sizes', 'SIZE', 'Size / qty']) } : {};
  const part = ({ quantity }: ShippedLine) => Math.floor(quantity / (names.length + 1));
  return names.map((name, index) => ({
    concept: null,
    header: name,
    ...span,
    share: 4,
    isNumber: true,
    print: (line) => String(index + 1 < names.length ? part(line) : line.quantity - part(line) * (names.length - 1)),
  }));
}

/** Clothes and shoes: how many of each size stand between what it is and the quantity. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans Narrow', 'DejaVu Sans Condensed', 'Liberation Sans'])}", "Noto Sans CJK SC"; font-size: 8pt; }
@page { size: A4 ${dice.pick(['portrait', 'landscape'])}; margin: 10mm; }
.goods { margin: 8px 0; } .goods th, .goods td { border: 0.5px solid #777; padding: 2px 3px; }
.goods th { background: ${dice.pick(['#f6e7d8', '#ddd', '#fff'])}; font-size: 7.5pt; }
.goods th.span { text-align: center; } .totals td { font-weight: bold; }`;
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table);
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'boxed', 'lined']), css, goods: goodsHtml, isSummed: false });
};

export const sizes: Family = Object.assign(printed, { goods });
