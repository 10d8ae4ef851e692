import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { clausesOf, withContainerLines, withGoodsText } from './bill-texts.js';

const words: FormWords = {
  labels: {
    shipper: 'Shipper (as principal, name and address)|Shipper: full name, address and reference',
    bill_consignee:
      "Consignee (negotiable only if consigned 'to order', 'to order of' a named person)|Consigned to (not negotiable unless 'to order')",
    notify: 'Notify Party (see clause 22)|Notify (carrier not responsible for failure to notify, clause 20)',
    delivery_agent: 'Agent at port of discharge (for delivery apply to)|Discharge agent details',
    bill_number: 'B/L No:|SWB / B/L number',
    booking_number: 'Carrier booking no.:|BKG no.',
    master_number: "Carrier's own bill|Line's reference",
    vessel: 'Vessel (see clause 1 + 19)|Intended vessel',
    voyage: 'Voyage number (intended)|Voyage n°',
    vessel_and_voyage: 'Vessel and voyage no. (see clauses 8 & 9)|Intended vessel / voyage',
    place_of_receipt: 'Place of Receipt. Applicable only when document used as multimodal transport B/L|Place of receipt (multimodal only)',
    port_of_loading: 'Port of loading (see clause 6)|Loaded (port)',
    port_of_discharge: 'Port of discharge (see clause 6)|Discharged (port)',
    place_of_delivery:
      'Place of Delivery. Applicable only when document used as multimodal transport B/L|Place of delivery (multimodal only)',
    container_numbers: 'Container Nos., seal nos., contents|Equipment nos., seals, load',
    freight_terms: 'Freight & charges|Charges and freight (terms)',
    freight_payable_at: 'Freight & charges payable at / by|Charges payable at / by',
    original_bills: 'Number & sequence of original B(s)/L|Originals issued (number)',
    shipped_on_board: 'Shipped on board date (local time)|Shipped on board on',
    issue_place: 'Place of issue of B/L|Issued in (place)',
    issue_date: 'Date issue of B/L|B/L dated',
    issue_place_and_date: 'Place and date issue of B/L|Issued in and on',
  },
  columns: {
    marks:
      'Kind of packages; description of goods; marks and numbers; container no./seal no.|Particulars: packages, goods, marks and equipment',
    container_and_marks:
      'Kind of packages; description; marks and numbers; container no./seal no. (continued)|Particulars: packages, goods, marks, equipment and seals',
    package_count: 'Units|No. of units (count)',
    gross_weight: 'Weight|Weight of cargo',
    volume_bare: 'Cubic|Cubic meas. (m3)',
  },
  phrases: {
    title_master_bill: [
      'BILL OF LADING FOR OCEAN TRANSPORT OR MULTIMODAL CARRIAGE',
      'NON-NEGOTIABLE WAYBILL',
      'BILL OF LADING No. - port-to-port or combined transport',
    ],
    title_house_bill: ['HOUSE BILL OF LADING FOR COMBINED TRANSPORT', 'EXPRESS HOUSE WAYBILL'],
    bill_caption: ['Signed for the Carrier {}', 'As agent for the carrier {}'],
    bill_remark: [
      'SHIPPED, as far as ascertained by reasonable means of checking, in apparent good order and condition unless otherwise ' +
        'stated herein, the total number or quantity of containers or other packages or units indicated in the box opposite.',
    ],
  },
};

/** A great line's front page: parties at the left, references and agents at the right, all about the goods in one wide column with weight and cubic beside it, charges in an open table below. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['0.5px solid #000', '0.75px solid #2a6f8f', '0.5px solid #444']);
  const css = `${BOX_CSS} .box { border: ${edge}; margin: -0.3px; min-height: 25px; } .tall { min-height: 70px; }
body { font-family: "Liberation Sans", "Noto Sans CJK SC"; font-size: 8pt; line-height: 1.2; } .label { font-size: 5.5pt; color: #333; }
.value, .typed { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans', 'Liberation Sans Narrow'])}", "Noto Sans Mono CJK SC";
  white-space: pre-line; }
.top { display: flex; justify-content: space-between; align-items: center; }
.logo { font: bold ${dice.between(16, 24)}pt "${dice.pick(['Liberation Sans', 'DejaVu Serif'])}";
  color: ${dice.pick(['#0b6fa4', '#8a6d1d', '#c00', '#111'])}; }
h1 { font-size: 9pt;
  margin: 0; text-align: right; }
.small { font-size: 5.5pt; }
.goods { margin: 0; border: ${edge}; } .goods th { font-size: 5.5pt; font-weight: normal; } .goods td { padding: 2px 3px 8px; }
.number { width: 15%; } .area { min-height: ${dice.between(130, 280)}px; border: ${edge}; }
.band { text-align: center; font-size: 6pt; background: #eee; } .charges td { border: ${edge}; font-size: 6pt; height: 15px; width: 16%; }
.signature { font-size: 6.5pt; }`;
  const fields = new FormFields(paper, words);
  const { issuer, table } = paper;
  const [marks = '', count = '', goods = '', weight = '', volume = ''] = table?.rows[0] ?? [];
  const [headers, weightHeader, volumeHeader] = [
    table?.columns[0]?.header ?? '',
    table?.columns[3]?.header ?? '',
    table?.columns[4]?.header ?? '',
  ];
  const containers = fields.at('container_numbers');
  const vessel = fields.has('vessel_and_voyage') ? [fields.box('vessel_and_voyage', 2)] : [fields.box('vessel'), fields.box('voyage')];
  const issued = fields.has('issue_place_and_date')
    ? [fields.box('issue_place_and_date', 2)]
    : [fields.box('issue_place'), fields.box('issue_date')];
  const empty = (label: string) => boxOf({ concept: '', label, lines: [] });
  return pageOf(
    css,
    `<div class="top"><span class="logo">${text(issuer?.name ?? '')}</span><h1>${text(paper.title)}</h1></div>
${rowOf(
  `<div class="stack" style="flex:1">${boxOf(withContact(fields.at('shipper'), dice), 1, 'tall')}
${boxOf(withContact(fields.at('bill_consignee'), dice), 1, 'tall')}${fields.box('notify', 1, 'tall')}</div>`,
  `<div class="stack" style="flex:1">${rowOf(fields.box('booking_number'), fields.box('bill_number'))}${rowOf(empty('Export references'), empty('Svc contract'))}
<div class="box small">${linesOf(issuer?.lines ?? [])}</div>
${empty('Onward inland routing (not part of carriage as defined in clause 1. For account and risk of merchant)')}${fields.box('delivery_agent', 1, 'tall')}</div>`,
)}
${rowOf(...vessel, fields.box('place_of_receipt', 2))}${rowOf(fields.box('port_of_loading'), fields.box('port_of_discharge'), fields.box('place_of_delivery', 2))}
<div class="band">PARTICULARS FURNISHED BY SHIPPER</div><div class="area"><table class="goods" style="border:0"><tr><th>${text(headers)}</th>
<th class="number">${text(weightHeader)}</th><th class="number">${text(volumeHeader)}</th></tr>
<tr class="typed"><td>${text(count)}<br>${text(goods)}<br><br>${text(marks)}<br><br>${linesOf(containers.lines)}</td>
<td class="number">${text(weight)}</td><td class="number">${text(volume)}</td></tr></table></div>
<div class="small">Above particulars as declared by shipper, but without responsibility of or representation by carrier (see clause 14)</div>
<table class="charges"><tr><td>Freight &amp; charges</td><td>Rate</td><td>Unit</td><td>Currency</td><td>Prepaid</td><td>Collect</td></tr>
<tr><td>${fields.value('freight_terms')}</td><td></td><td></td><td></td><td></td><td></td></tr></table>
${rowOf(fields.box('freight_payable_at'), ...issued)}
${rowOf(
  empty("Carrier's receipt (see clauses 1 and 14). Total number of containers or packages received by carrier"),
  fields.box('original_bills'),
  empty('Declared value (see clause 7.3)'),
  fields.box('shipped_on_board'),
)}
<div class="row"><div class="box small" style="flex:1.4">${[...paper.remarks, ...clausesOf(dice, 2)].map(text).join('<br>')}</div>
<div class="box" style="flex:1">${signatureBlock(paper, dice)}</div></div>${fields.rest()}`,
  );
};

export const linerFront: Family = Object.assign(printed, {
  words,
  told: (paper, context) => withContainerLines(withGoodsText(paper, context), context),
} satisfies Pick<Family, 'words' | 'told'>);
