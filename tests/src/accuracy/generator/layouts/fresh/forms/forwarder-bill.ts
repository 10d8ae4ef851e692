import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { atTimesToOrder, clausesOf, withContainerLines, withGoodsText } from './bill-texts.js';

const words: FormWords = {
  labels: {
    shipper: 'CONSIGNOR|SHIPPER / CONSIGNOR',
    bill_consignee: 'CONSIGNED TO ORDER OF|RECEIVER / CONSIGNEE',
    notify: 'NOTIFY ADDRESS (1)|NOTIFY 1',
    bill_number: 'FBL No.|HB/L NO.',
    booking_number: 'FILE / BOOKING|JOB NO. (BOOKING)',
    master_number: 'OBL NO.|CARRIER BILL',
    delivery_agent: 'RELEASE OF GOODS THROUGH|RELEASING AGENT',
    place_of_receipt: 'PLACE OF TAKING IN CHARGE|PLACE OF TAKE-OVER',
    vessel: 'OCEAN VESSEL / M.V.|FEEDER / OCEAN VESSEL',
    voyage: 'VOY. (OCEAN)|VOYAGE OF VESSEL',
    vessel_and_voyage: 'OCEAN VESSEL, VOYAGE|VSL. & VOY. NO.',
    port_of_loading: 'LOADED AT PORT|POL (PORT)',
    port_of_discharge: 'DISCHARGED AT PORT|POD (PORT)',
    place_of_delivery: 'PLACE OF DELIVERY BY ON CARRIAGE|DELIVERED AT',
    container_numbers: 'CONTAINERS / SEALS / LOAD|CNTR / SEAL / PKGS',
    freight_terms: 'FREIGHT (AMOUNT / TERMS)|FRT. TERMS',
    freight_payable_at: 'FREIGHT PAYABLE AT:|FRT. PAYABLE AT',
    original_bills: 'NUMBER OF ORIGINAL FBLs|NO. ORIG. BILLS',
    issue_place_and_date: 'PLACE AND DATE OF ISSUE:|ISSUED (PLACE, DATE)',
    issue_place: 'ISSUED IN|PLACE WHERE ISSUED',
    issue_date: 'ISSUED, DATE|DAY OF ISSUE',
    shipped_on_board: 'ON BOARD (DATE)|LADEN ABOARD',
  },
  columns: {
    marks: 'MARKS AND NUMBERS|MKS & NOS.',
    container_and_marks: 'MARKS, NUMBERS, CONTAINERS|MKS, NOS., CNTR',
    package_count: 'NUMBER AND KIND OF PACKAGES|NO. AND KIND OF PKGS',
    description: 'DESCRIPTION OF GOODS|GOODS (DESCRIPTION AS PER SHIPPER)',
    gross_weight: 'GROSS WT|GR. WEIGHT',
    volume_bare: 'MEASUREMENT (CUBE)|MSMT.',
  },
  phrases: {
    title_house_bill: [
      'NEGOTIABLE MULTIMODAL TRANSPORT BILL OF LADING',
      'HOUSE SEA WAYBILL (NON NEGOTIABLE)',
      'HBL - NVOCC BILL OF LADING',
    ],
    title_master_bill: ['MASTER BILL OF LADING', 'LINER SEA WAYBILL'],
  },
};

/** A forwarder's bill: no rules in the goods, headers in one line over free text that runs below them, totals typed under dashes, a second notify, release stamped on it. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['1px solid #1b3d2f', '0.75px solid #000', '1px solid #7c1f2c']);
  const css = `${BOX_CSS} .box { border-bottom: ${edge}; min-height: 28px; } .party { min-height: 66px; } .left { border-right: ${edge}; } .form { border: ${edge}; }
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Sans Narrow'])}", "Noto Sans CJK SC"; font-size: 8pt; line-height: 1.22; }
.label { font-size: 6pt; letter-spacing: 0.3px; }
.value, .typed { font-family: "${dice.pick(['Liberation Mono', 'DejaVu Sans Mono'])}", "Noto Sans Mono CJK SC"; font-size: 8pt;
  white-space: pre-line; }
.cells .box { border-right: ${edge}; } .cells .box:last-child { border-right: 0; }
h1 { font-size: 12pt; margin: 6px 0; } .logo { font: italic bold 17pt "${dice.pick(['Liberation Serif', 'Liberation Sans'])}"; }
.own { padding: 6px; } .small { font-size: 5.5pt; } .heads { display: flex; font-size: 6pt; border-bottom: ${edge}; }
.goods { display: flex; min-height: ${dice.between(160, 300)}px; } .heads > *, .goods > * { padding: 2px 4px; overflow-wrap: anywhere; }
.signature { font-size: 7pt; padding: 4px; }`;
  const fields = new FormFields(paper, words);
  const { issuer, table } = paper;
  const cells = (...boxes: readonly string[]) => `<div class="cells">${rowOf(...boxes)}</div>`;
  const row = table?.rows[0] ?? [];
  const widths = [22, 15, 37, 13, 13];
  const column = (cell: string, index: number) => `<div style="width:${widths[index] ?? 10}%">${text(cell)}</div>`;
  const vessel = fields.has('vessel_and_voyage') ? [fields.box('vessel_and_voyage', 2)] : [fields.box('vessel'), fields.box('voyage')];
  const issued = fields.has('issue_place_and_date')
    ? [fields.box('issue_place_and_date', 2)]
    : [fields.box('issue_place'), fields.box('issue_date')];
  const containers = fields.at('container_numbers');
  return pageOf(
    css,
    `<div class="form">${rowOf(
      `<div class="stack left" style="flex:1">${boxOf(withContact(fields.at('shipper'), dice), 1, 'party')}
${boxOf(withContact(fields.at('bill_consignee'), dice), 1, 'party')}${fields.box('notify', 1, 'party')}</div>`,
      `<div style="flex:1"><div class="cells">${rowOf(fields.box('bill_number'), fields.box('booking_number'), fields.box('master_number'))}</div>
<div class="own"><span class="logo">${text(issuer?.name ?? '')}</span><br>${linesOf(issuer?.lines ?? [])}<h1>${text(paper.title)}</h1></div>
${boxOf({ concept: '', label: 'ALSO NOTIFY (2)', lines: dice.pick([[], ['CUSTOMS BROKER:', 'Harbour Customs Services Pty Ltd']]) })}</div>`,
    )}
${cells(boxOf({ concept: '', label: 'PRE-CARRIAGE BY', lines: [dice.pick(['', 'TRUCK'])] }), fields.box('place_of_receipt'))}
${cells(...vessel, fields.box('port_of_loading'))}${cells(fields.box('port_of_discharge'), fields.box('place_of_delivery'))}
<div class="heads">${(table?.columns ?? []).map(({ header }, index) => column(header, index)).join('')}</div><div class="goods typed">${row.map(column).join('')}</div>
<div class="typed" style="padding:4px">${'-'.repeat(60)}<br>${linesOf(containers.lines)}</div>
<div class="small" style="padding:2px 4px">${[...paper.remarks, ...clausesOf(dice, 2)].map(text).join(' ')}</div>
${cells(fields.box('freight_terms'), fields.box('freight_payable_at'), fields.box('original_bills'))}${cells(fields.box('shipped_on_board'), ...issued)}
${rowOf(fields.box('delivery_agent', 1, 'party'), `<div style="flex:1">${signatureBlock(paper, dice)}</div>`)}</div>${fields.rest()}`,
  );
};

export const forwarderBill: Family = Object.assign(printed, {
  words,
  told: (paper, context) => atTimesToOrder(withContainerLines(withGoodsText(paper, context), context), context),
} satisfies Pick<Family, 'words' | 'told'>);
