import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { formColumns, marksColumn } from '../../form-columns.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';
import { LAYOUT_KEY } from './seller-words.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const { item, code, description, packages, quantity, unit, hs, origin, price, amount, net, gross, volume } = goodsCells(context);
    const marks = marksColumn(context);
    const dice = context.dice.fork('aligned');
    const chosen = isPriced
      ? dice.pick([
          [marks, description, hs, quantity, unit, price, amount],
          [item, description, hs, origin, net, quantity, unit, price, amount],
        ])
      : dice.pick([
          [marks, packages, description, quantity, unit, net, gross, volume],
          [item, code, packages, description, hs, quantity, unit, gross, net],
        ]);
    return formColumns(context, chosen);
  },
};

/** The aligned form: seller top left, numbers top right, parties under each other, transport under them, goods in ruled columns that run to the foot, sums in a staircase at the right. */
const printed: Family = (paper, dice) => {
  const color = dice.pick(['#000', '#a0281e', '#1f4e79']);
  const edge = `0.75px solid ${color}`;
  const css = `${BOX_CSS} .box { border: ${edge}; margin: -0.4px; min-height: 27px; } .party { min-height: 70px; }
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 8.5pt; line-height: 1.2; }
.label, .goods th { font-size: 6.5pt; color: ${color}; font-weight: normal; }
h1 { font-size: 11pt; color: ${color}; margin: 0 0 3px; letter-spacing: 2px; text-align: ${dice.pick(['left', 'right'])}; }
.value, .goods td { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans', 'DejaVu Sans Mono'])}", "Noto Sans Mono CJK SC"; font-size: 8pt; }
.goods { border: ${edge}; } .goods th { border-bottom: ${edge}; border-right: ${edge}; }
.goods td { border-right: ${edge}; padding: 1px 3px; } .totals td { border-top: ${edge}; }
.goods tbody tr:last-child td { padding-bottom: ${dice.between(8, 90)}px; }
.stairs { margin-left: 45%; width: 55%; } .signature { font-size: 7pt; }`;
  const fields = new FormFields(paper, LAYOUT_KEY);
  const { table } = paper;
  const sums = fields.group('sums').map(
    ({ label, lines }) =>
      `<div class="row stairs"><div class="box" style="flex:1"><span class="label">${text(label)}</span></div>
<div class="box number" style="flex:1"><span class="value">${linesOf(lines)}</span></div></div>`,
  );
  const numbers = paper.title.startsWith('PACKING')
    ? [fields.box('packing_list_number'), fields.box('date')]
    : [fields.box('invoice_number'), fields.box('invoice_date')];
  const vessel = fields.has('vessel_and_voyage') ? [fields.box('vessel_and_voyage')] : [fields.box('vessel'), fields.box('voyage')];
  const totals = ['packages', 'gross_weight', 'net_weight', 'volume'] as const;
  const country = boxOf({ concept: '', label: 'Country of Destination', lines: [] });
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1>${rowOf(
      `<div class="stack" style="flex:1">${boxOf(withContact(fields.own('seller'), dice), 1, 'party')}${boxOf(withContact(fields.at('consignee'), dice), 1, 'party')}</div>`,
      `<div class="stack" style="flex:1">${rowOf(...numbers)}${rowOf(boxOf({ concept: '', label: "Seller's Reference", lines: [`S/${dice.digits(5)}`] }), fields.box('purchase_order'))}
${paper.title.startsWith('PACKING') ? rowOf(fields.box('invoice_number')) : ''}${boxOf(withContact(fields.at('buyer'), dice), 1, 'party')}</div>`,
    )}
${rowOf(
  `<div class="stack" style="flex:1">${rowOf(...vessel)}
${rowOf(fields.box('port_of_loading'), fields.box('port_of_discharge'))}</div>`,
  `<div class="stack" style="flex:1">${rowOf(fields.box('country_of_origin'), country)}
${fields.box('incoterm')}${rowOf(fields.box('payment_terms', 2), fields.box('currency'))}</div>`,
)}
${fields.has('marks') ? rowOf(fields.box('marks')) : ''}${table === null ? '' : plainTable(table)}${sums.join('')}
${totals.some((concept) => fields.has(concept)) ? rowOf(...totals.map((concept) => fields.box(concept))) : ''}
${rowOf(`<div class="box" style="flex:1">${fields.rest()}${paper.remarks.map(text).join('<br>')}</div>`, `<div class="box" style="flex:1">${signatureBlock(paper, dice)}</div>`)}`,
  );
};

export const alignedKey: Family = Object.assign(printed, { words: LAYOUT_KEY, goods });
