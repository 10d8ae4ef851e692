import type { GoodsPlan, PaperContext } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import type { GoodsColumn } from '../../../kinds/parts/goods-table.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import { rounded } from '../../../truth/rounding.js';
import type { ShippedLine } from '../../../truth/shipped-line.js';
import type { Family } from '../../family.js';
import { framed } from './frame.js';
import { plainTable } from './plain-table.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const cells = goodsCells(context);
    const { code, description, each, packages, quantity, unit, glued, net, gross, volume, price, amount } = cells;
    const dice = context.dice.fork('cartons');
    const range = numbered(context, cells.range);
    const [netEach, grossEach, size] = perCarton(context, net.header, gross.header);
    if (isPriced)
      return dice.pick([
        [range, code, description, packages, each, quantity, unit, price, amount],
        [range, description, packages, glued, price, amount],
      ]);
    return dice.pick([
      [range, code, description, packages, each, quantity, unit, netEach, net, grossEach, gross, size, volume],
      [range, packages, description, each, glued, netEach, net, grossEach, gross],
      [range, code, description, glued, packages, netEach, grossEach, net, gross, volume],
    ]);
  },
};

/** `1-10`, `C/NO. 11/20`, `#21 ~ #30`; a single carton has one number. */
function numbered({ dice, shipment }: PaperContext, range: GoodsColumn): GoodsColumn {
  const form = dice
    .fork('range form')
    .pick([
      (from: string, to: string) => `${from}-${to}`,
      (from: string, to: string) => `C/NO. ${from}/${to}`,
      (from: string, to: string) => `#${from} ~ #${to}`,
      (from: string, to: string) => `${from} - ${to}`,
    ]);
  return {
    ...range,
    share: 12,
    print: (_line, index) => {
      const first = shipment.lines.slice(0, index).reduce((sum, { packages }) => sum + packages, 1);
      const last = first + (shipment.lines[index]?.packages ?? 1) - 1;
      return form(String(first), String(last));
    },
  };
}

/** What one carton weighs and measures, before what all of a line do. */
function perCarton({ dice, writing }: PaperContext, netHeader: string, grossHeader: string): [GoodsColumn, GoodsColumn, GoodsColumn] {
  const word = dice.fork('per carton').pick([' / CTN', ' per carton', '/CTN', '\nper ctn']);
  const aside = (header: string, of: (line: ShippedLine) => string): GoodsColumn => ({
    concept: null,
    header,
    share: 8,
    isNumber: true,
    print: of,
  });
  const weigh = (weight: number, packages: number) => writing.bareWeight(rounded(weight / packages, 1));
  return [
    aside(`${netHeader}${word}`, ({ netWeight, packages }) => weigh(netWeight, packages)),
    aside(`${grossHeader}${word}`, ({ grossWeight, packages }) => weigh(grossWeight, packages)),
    {
      ...aside(dice.fork('size head').pick(['Carton size (cm)', 'MEAS. (CM)', 'Dimensions']), () => ''),
      isNumber: false,
      share: 11,
      print: (_line, index) => sizeOf(dice.fork(`size ${index}`)),
    },
  ];
}

function sizeOf(dice: PaperContext['dice']): string {
  return [60, 40, 30].map((most) => most - dice.fork(String(most)).between(0, 9)).join(dice.pick(['x', '*', ' x ']));
}

/** Cartons numbered on from line to line, with what is in each and what it weighs before the sums of the line. */
const printed: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans Narrow', 'Liberation Sans', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 7.5pt; }
@page { size: A4 ${dice.pick(['landscape', 'landscape', 'portrait'])}; margin: 9mm; }
.goods { margin: 8px 0; } .goods th, .goods td { border: ${dice.pick(['0.5px solid #000', '0.5px dotted #444', '0'])}; padding: 1px 3px; }
.goods th { text-align: center; } .goods td { text-align: ${dice.pick(['center', 'left'])}; }
.totals td { font-weight: bold; border-top: 1px solid #000; }`;
  const goodsHtml = paper.table === null ? '' : plainTable(paper.table);
  return framed(paper, dice, { arrangement: dice.pick(['beside', 'boxed', 'lined']), css, goods: goodsHtml, isSummed: false });
};

export const cartons: Family = Object.assign(printed, { goods });
