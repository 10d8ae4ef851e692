import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { goodsTable, signatureBlock } from '../../parts.js';
import { atTimesToOrder, clausesOf, withGoodsText } from './bill-texts.js';

const words: FormWords = {
  labels: {
    shipper: '(2) Shipper/Exporter (complete name and address)|2. Shipper (insert name, address and phone)',
    bill_consignee: '(3) Consignee (complete name and address)|3. Consignee (insert name, address and phone)',
    notify: '(4) Notify Party (complete name and address)|4. Notify party (insert name, address and phone)',
    bill_number: '(5) Document No.|5. Bill of lading no.',
    booking_number: '(6) Booking reference|6. S/O or booking number',
    master_number: '(6a) Other references|6a. Other references',
    delivery_agent: '(7) Delivery agent at destination|7. For delivery apply to (agent)',
    place_of_receipt: '(13) Place of receipt / date|13. Combined transport: place of receipt',
    vessel_and_voyage: '(14) Ocean Vessel / Voy. No.|14. Ocean vessel and voy. no.',
    vessel: '(14) Ocean vessel|14. Ocean vessel',
    voyage: '(14a) Voy. No.|14a. Voy.',
    port_of_loading: '(15) Port of loading|15. Port of loading',
    port_of_discharge: '(16) Port of discharge|16. Port of discharge',
    place_of_delivery: '(17) Place of delivery|17. Combined transport: place of delivery',
    container_numbers: '(18) Container No. / Seal No.|18. Container, seal',
    freight_terms: '(24) Freight|24. Freight and charges',
    freight_payable_at: '(26) Freight payable at|26. Payable at',
    original_bills: '(27) Number of original B(s)/L|27. No. of originals',
    issue_place_and_date: '(29) Place and date of issue|29. Place and date of issue',
    issue_place: '(29) Place of B(s)/L issue|29. Place of issue',
    issue_date: '(29a) Date of issue|29a. Date of issue',
    shipped_on_board: '(33) Laden on board|33. Shipped on board the vessel, date',
  },
  columns: {
    marks: '(18) Marks and numbers|18. Marks & nos.',
    container_and_marks: '(18) Container No. and Seal No., Marks & Nos.|18. Container no., seal no., marks',
    package_count: '(19) Quantity and kind of packages|19. No. of containers or pkgs',
    description: '(20) Description of goods|20. Description of packages and goods',
    gross_weight: '(21) Gross weight|21. Gross weight',
    volume_bare: '(22) Measurement|22. Measurement',
  },
  phrases: {
    title_master_bill: [
      'OCEAN BILL OF LADING (NON-NEGOTIABLE UNLESS CONSIGNED TO ORDER)',
      'EXPRESS SEA WAYBILL',
      'COMBINED TRANSPORT BILL OF LADING',
    ],
    title_house_bill: ['BILL OF LADING ISSUED BY NON-VESSEL OPERATING CARRIER', 'HOUSE BILL (COMBINED TRANSPORT)'],
  },
};

/** A form of the Far East: all captions numbered, empty ones among them, parties at the left, numbers of the bill at the right, charges in a ladder at the foot. */
const printed: Family = (paper, dice) => {
  const color = dice.pick(['#000', '#123c7c', '#0d5a3c']);
  const edge = `0.75px solid ${color}`;
  const css = `${BOX_CSS} .box { border: ${edge}; margin: -0.4px; min-height: 27px; } .party { min-height: 76px; }
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif'])}", "Noto Sans CJK SC"; font-size: 8.5pt; line-height: 1.2; }
.label, .goods th { font-size: 6pt; color: ${color}; font-weight: normal; }
.value, .goods td { font-family: "${dice.pick(['Liberation Mono', 'DejaVu Sans Mono', 'Liberation Sans'])}", "Noto Sans Mono CJK SC";
  font-size: 8pt; }
h1 { font-size: 11pt; color: ${color}; margin: 0; }
.logo { font: bold 18pt "Liberation Sans"; color: ${color}; letter-spacing: ${dice.between(0, 4)}px; } .own { padding: 4px; }
.goods { border: ${edge}; } .goods th { border-bottom: ${edge}; border-right: ${edge}; }
.goods td { border-right: ${edge}; padding: 2px 3px ${dice.between(40, 190)}px; } .small { font-size: 5.5pt; color: ${color}; }
.say { border: ${edge}; padding: 2px; } .signature { font-size: 7pt; }`;
  const fields = new FormFields(paper, words);
  const { issuer, table } = paper;
  const caption = (number: number, name: string) => (fields.edition === 0 ? `(${number}) ${name}` : `${number}. ${name}`);
  const empty = (label: string, grow = 1) => boxOf({ concept: '', label, lines: [] }, grow);
  const vessel = fields.has('vessel_and_voyage') ? fields.box('vessel_and_voyage') : rowOf(fields.box('vessel', 2), fields.box('voyage'));
  const issued = fields.has('issue_place_and_date')
    ? [fields.box('issue_place_and_date', 2)]
    : [fields.box('issue_place'), fields.box('issue_date')];
  const containers = fields.has('container_numbers') ? rowOf(fields.box('container_numbers')) : '';
  return pageOf(
    css,
    `${rowOf(
      `<div class="stack" style="flex:1">${boxOf(withContact(fields.at('shipper'), dice), 1, 'party')}${boxOf(withContact(fields.at('bill_consignee'), dice), 1, 'party')}
${fields.box('notify', 1, 'party')}${rowOf(empty(caption(12, 'Pre-carriage by')), fields.box('place_of_receipt'))}
${rowOf(`<div style="flex:1">${vessel}</div>`, fields.box('port_of_loading'))}${rowOf(fields.box('port_of_discharge'), fields.box('place_of_delivery'))}</div>`,
      `<div class="stack" style="flex:1">${rowOf(fields.box('bill_number'), fields.box('booking_number'))}
<div class="own"><span class="logo">${text(issuer?.name ?? '')}</span><br>${linesOf(issuer?.lines ?? [])}<h1>${text(paper.title)}</h1>
<p class="small">${clausesOf(dice, 3).map(text).join(' ')}</p></div>
${fields.box('delivery_agent', 1, 'party')}${empty(caption(8, 'Point and country of origin (for the merchant reference only)'))}
${empty(caption(10, 'Onward inland routing / export instructions'))}</div>`,
    )}
<div class="small" style="text-align:center">PARTICULARS FURNISHED BY THE MERCHANT</div>${table === null ? '' : goodsTable(table, 'goods')}${containers}
<div class="say"><span class="label">${caption(23, 'Total number of containers or other packages or units received by the carrier (in words)')}</span><br>
SAY TOTAL ${dice.pick(['ONLY', 'AS ABOVE ONLY'])}</div>
${rowOf(fields.box('freight_terms', 2), empty(caption(25, 'Revenue tons')), empty('Rate'), empty('Per'), empty('Prepaid'), empty('Collect'))}
${rowOf(fields.box('original_bills'), fields.box('freight_payable_at'), ...issued)}
${rowOf(fields.box('shipped_on_board'), empty(caption(30, 'Declared value charge')), `<div class="box" style="flex:2">${signatureBlock(paper, dice)}</div>`)}
<p class="small">${linesOf(paper.remarks)}</p>${fields.rest()}`,
  );
};

export const numberedBill: Family = Object.assign(printed, {
  words,
  told: (paper, context) => atTimesToOrder(withGoodsText(paper, context), context),
} satisfies Pick<Family, 'words' | 'told'>);
