import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';
import { CUSTOMS_INVOICE } from './form-invoice-words.js';

/** The invoice of a customs office: numbered boxes in two columns, selling price over two columns of the goods, and a foot of boxes for weights, totals and charges. */
const printed: Family = (paper, dice) => {
  const edge = `0.75px solid ${dice.pick(['#000', '#4b6a88'])}`;
  const css = `${BOX_CSS} .box { border: ${edge}; margin: -0.4px; min-height: 28px; } .party { min-height: 72px; }
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Sans Narrow'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.label, .goods th { font-size: 6.5pt; font-weight: normal; }
.value, .goods td { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans'])}", "Noto Sans CJK SC"; }
h1 { font-size: 12pt; margin: 0 0 3px; } .goods th { border: ${edge}; padding: 2px; }
.goods td { border-left: ${edge}; border-right: ${edge}; padding: 2px 3px; overflow-wrap: anywhere; } .goods { border: ${edge}; }
.goods tbody tr:last-child td { padding-bottom: ${dice.between(8, 90)}px; } .small { font-size: 7pt; }`;
  const fields = new FormFields(paper, CUSTOMS_INVOICE);
  const { table } = paper;
  const party = (concept: 'seller' | 'consignee' | 'buyer') =>
    boxOf(withContact(concept === 'seller' ? fields.own(concept) : fields.at(concept), dice), 1, 'party');
  const vessel = fields.has('vessel_and_voyage') ? [fields.box('vessel_and_voyage')] : [fields.box('vessel'), fields.box('voyage')];
  const sums = fields.group('sums').map((fact) => boxOf(fact));
  const [left, right] = [
    [party('seller'), party('consignee'), rowOf(...vessel), rowOf(fields.box('port_of_loading'), fields.box('port_of_discharge'))],
    [
      rowOf(fields.box('invoice_date'), fields.box('invoice_number')),
      rowOf(fields.box('purchase_order'), fields.box('transport_document')),
      party('buyer'),
      rowOf(boxOf({ concept: '', label: '6. Country of transhipment', lines: [] }), fields.box('country_of_origin')),
      rowOf(fields.box('incoterm'), fields.box('payment_terms')),
      fields.box('currency'),
    ],
  ];
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1>${rowOf(`<div class="stack" style="flex:1">${left.join('')}</div>`, `<div class="stack" style="flex:1">${right.join('')}</div>`)}
${table === null ? '' : plainTable(table)}
<div class="box small">18. If any of fields 1 to 17 are included on an attached commercial invoice, check this box ☐</div>
${rowOf(fields.box('net_weight'), fields.box('gross_weight'), fields.box('packages'), fields.box('volume'))}${rowOf(...sums)}
${rowOf(boxOf({ concept: '', label: "19. Exporter's name and address (if other than vendor)", lines: [] }), boxOf({ concept: '', label: '20. Originator (name and address)', lines: [] }))}
${rowOf(
  boxOf({ concept: '', label: '21. Departmental ruling (if applicable)', lines: [dice.pick(['', 'N/A'])] }),
  boxOf({ concept: '', label: '22. If fields 23 to 25 are not applicable, check this box', lines: ['☐'] }),
)}
<div class="small">${linesOf(paper.remarks)}</div>${signatureBlock(paper, dice)}${fields.rest()}`,
  );
};

export const customsInvoice: Family = Object.assign(printed, { words: CUSTOMS_INVOICE, world: GOODS_WORLD });
