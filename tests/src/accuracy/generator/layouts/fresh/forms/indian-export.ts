import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import { INDIAN_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { formColumns, marksColumn } from '../../form-columns.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';
import { INDIAN_EXPORT } from './seller-words.js';

const goods: GoodsPlan = {
  world: INDIAN_WORLD,
  columns: (context, isPriced) => {
    const { item, code, description, packages, quantity, unit, glued, hs, price, amount, net, gross, volume, each, range } =
      goodsCells(context);
    const marks = marksColumn(context);
    const dice = context.dice.fork('indian');
    const chosen = isPriced
      ? dice.pick([
          [marks, packages, description, hs, glued, price, amount],
          [item, code, description, hs, quantity, unit, price, amount],
          [marks, description, glued, price, amount],
        ])
      : dice.pick([
          [marks, range, description, packages, glued, net, gross],
          [item, { ...range, concept: 'package_range' as const }, code, description, each, quantity, unit, net, gross, volume],
        ]);
    return formColumns(context, chosen);
  },
};

/** The form of Indian exporters: a grid of boxes above the goods, registrations and undertakings in between, declaration and signature side by side at the foot. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['0.75px solid #000', '1px solid #000', '0.5px solid #444']);
  const css = `${BOX_CSS} .box { border: ${edge}; margin: -0.4px; min-height: 26px; } .party { min-height: 74px; }
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'Liberation Sans Narrow'])}", "Noto Sans CJK SC"; font-size: 8.5pt;
  line-height: 1.2; }
.label { font-size: 7pt; ${dice.happens(0.5) ? 'font-style: italic;' : ''} }
h1 { font-size: 12pt; text-align: center; margin: 0; border: ${edge}; }
.lut { text-align: center; font-size: 7pt; border: ${edge}; font-weight: bold; }
.goods th { border: ${edge}; font-weight: normal; font-size: 7.5pt; text-align: center; padding: 1px 2px; }
.goods td { border-left: ${edge}; border-right: ${edge}; padding: 1px 3px; } .goods { border: ${edge}; }
.goods tbody tr:nth-last-child(1) td { padding-bottom: ${dice.between(4, 60)}px; } .totals td { border-top: ${edge}; font-weight: bold; }
.sums td { border: ${edge}; padding: 1px 4px; } .number { white-space: nowrap; }
.bank { font-size: 7pt; } .signature { text-align: right; }`;
  const fields = new FormFields(paper, INDIAN_EXPORT);
  const { table } = paper;
  const consignee = fields.at('consignee');
  const buyer = fields.at('buyer');
  const sameAs =
    consignee.lines.length === 0 ? { ...consignee, lines: [dice.pick(['TO ORDER', 'SAME AS BUYER', ''])] } : withContact(consignee, dice);
  const references = paper.title.includes('PACKING')
    ? [boxOf(fields.joined('packing_list_number', 'date', ' dt. ')), fields.box('invoice_number')]
    : [
        boxOf(fields.joined('invoice_number', 'invoice_date', '   dt. ')),
        boxOf({ concept: '', label: "Exporter's Ref.", lines: [`IEC ${dice.digits(10)}`] }),
      ];
  const vessel = fields.has('vessel_and_voyage') ? [fields.box('vessel_and_voyage')] : [fields.box('vessel'), fields.box('voyage')];
  const placed = rowOf(
    `<div class="stack" style="flex:1">${boxOf(withContact(fields.own('seller'), dice), 1, 'party')}${boxOf(sameAs, 1, 'party')}
${rowOf(boxOf({ concept: '', label: 'Pre-Carriage by', lines: [dice.pick(['ROAD', 'RAIL', '-'])] }), fields.box('place_of_receipt'))}
${rowOf(...vessel, fields.box('port_of_loading'))}${rowOf(fields.box('port_of_discharge'), boxOf({ concept: '', label: 'Final Destination', lines: [] }))}</div>`,
    `<div class="stack" style="flex:1">${rowOf(...references)}${rowOf(fields.box('purchase_order'), fields.box('transport_document'))}
${boxOf({ concept: '', label: 'Other Reference(s)', lines: [`GSTIN: 24${dice.letters(5)}${dice.digits(4)}F1ZQ  AD CODE ${dice.digits(7)}`] })}
${boxOf(withContact(buyer, dice), 1, 'party')}${rowOf(fields.box('country_of_origin'), boxOf({ concept: '', label: 'Country of Final Destination', lines: [] }))}
${rowOf(fields.box('incoterm'), fields.box('payment_terms'))}${fields.has('currency') ? fields.box('currency') : ''}</div>`,
  );
  const sums = fields
    .group('sums')
    .map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number" style="width:24%">${linesOf(lines)}</td></tr>`);
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div class="lut">SUPPLY MEANT FOR EXPORT UNDER LETTER OF UNDERTAKING WITHOUT PAYMENT OF IGST - LUT ARN AD${dice.digits(11)}A</div>${placed}
${table === null ? '' : plainTable(table)}<table class="sums">${sums.join('')}</table>
<div class="box bank">${fields.rest(' :')}E. &amp; O. E. &nbsp; We shall claim duty drawback under Sr. No. ${dice.digits(6)}B</div>
<div class="row"><div class="box" style="flex:1.3">${paper.remarks.map(text).join('<br>')}</div><div class="box" style="flex:1">${signatureBlock(paper, dice)}</div></div>`,
  );
};

export const indianExport: Family = Object.assign(printed, { words: INDIAN_EXPORT, goods });
