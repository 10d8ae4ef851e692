import type { FormWords } from '../../words/form-words.js';
import type { Family } from '../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../form-parts.js';
import { clausesOf, withContainerLines, withGoodsText } from '../fresh/forms/bill-texts.js';
import { plainTable } from '../fresh/goods/plain-table.js';
import { linesOf, pageOf, text } from '../html.js';
import { signatureBlock } from '../parts.js';

const words: FormWords = {
  tradeShare: 0.4,
  labels: {
    shipper: 'SHIPPER [1]|Shipping party (merchant)|SENDER OF CARGO',
    bill_consignee: 'CONSIGNEE [2]|Consignee party (or to order)|TAKER OF CARGO (CONSIGNEE)',
    notify: 'NOTIFY [3]|Party to notify on arrival|TELL ON ARRIVAL',
    delivery_agent: 'DELIVERY OFFICE [4]|Office for delivery orders|APPLY FOR DELIVERY AT',
    bill_number: 'B/L [5]|Bill of lading / waybill id|THIS BILL BEARS NO.',
    booking_number: 'BOOKING [6]|Booking id|UNDER BOOKING',
    master_number: 'LINER BILL [7]|Liner bill id|LINER BILL',
    place_of_receipt: 'RECEIVED AT [8]|Place where received|INLAND ORIGIN',
    vessel: 'VESSEL [9]|Carrying ship|SHIP (NAME)',
    voyage: 'VOYAGE [10]|Ship voyage id|SHIP VOY',
    vessel_and_voyage: 'VESSEL/VOYAGE [9/10]|Carrying ship and voyage|SHIP, VOY',
    port_of_loading: 'LOADPORT [11]|Loading harbour|HARBOUR OUT',
    port_of_discharge: 'DISCHARGE PORT [12]|Discharging harbour|HARBOUR IN',
    place_of_delivery: 'DELIVERED TO [13]|Place where delivered|INLAND DESTINATION',
    container_numbers: 'EQUIPMENT [14]|Equipment and seals|UNITS AND SEALS',
    freight_terms: 'FREIGHT TERMS [20]|Freight is|FREIGHT SHALL BE',
    freight_payable_at: 'PAYABLE [21]|Freight is payable in|FREIGHT PAID IN',
    original_bills: 'ORIGINALS [22]|How many originals|ORIGINALS SIGNED',
    issue_place_and_date: 'SIGNED AT / ON [23]|Signed in / dated|SIGNED (TOWN, DAY)',
    issue_place: 'SIGNED AT [23]|Signed in|TOWN OF SIGNING',
    issue_date: 'SIGNED ON [24]|Bill dated|SIGNING DAY',
    shipped_on_board: 'ON BOARD DATE [25]|On board since|LOADED ON SHIP',
  },
  columns: {
    marks: 'MARKS [15]|Marking|MARKS ON CARGO',
    container_and_marks: 'EQUIPMENT, MARKS [14/15]|Equipment and marking|UNITS, SEALS, MARKS',
    package_count: 'PACKAGES [16]|Number, kind|HOW MANY, OF WHAT KIND',
    description: 'GOODS [17]|Cargo said to be|CARGO WITHIN',
    gross_weight: 'GROSS KGS [18]|Mass with packing|MASS',
    volume_bare: 'CUBIC [19]|Cubic space|SPACE',
  },
  phrases: {
    title_master_bill: ['LINER BILL OF LADING (MULTIMODAL)', 'SEA WAYBILL - EXPRESS RELEASE', 'BILL OF LADING (ORIGINAL)'],
    title_house_bill: ['FORWARDER HOUSE BILL OF LADING', 'HOUSE WAYBILL FOR SEA FREIGHT', 'HOUSE BILL OF LADING - COMBINED TRANSPORT'],
    bill_remark: ['ACCEPTED for carriage in apparent good order. Terms and conditions on the website of the carrier apply.'],
    bill_caption: ['Signed as carrier: {}', 'For {} (carrier)'],
  },
};

/** A bill without boxes around the page: numbers in a bar at the top, parties in three columns, the route as a row of arrows, goods ruled, small print beside the signature. */
const printed: Family = (paper, dice) => {
  const color = dice.pick(['#003b5c', '#5c1a00', '#222']);
  const css = `${BOX_CSS}
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 8.5pt; line-height: 1.25; }
.bar { background: ${dice.pick(['#eef2f5', '#f5f1ea'])}; border-top: 3px solid ${color}; } .label { font-size: 6pt; color: ${color}; }
.value { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans'])}", "Noto Sans Mono CJK SC"; white-space: pre-line; }
.top { display: flex; justify-content: space-between; align-items: flex-end; } .logo { font: bold 17pt "Liberation Sans"; color: ${color}; }
h1 { font-size: 11pt; } .parties { border-bottom: 1px solid ${color}; min-height: 84px; }
.goods { margin: 6px 0; border-top: 1px solid ${color}; border-bottom: 1px solid ${color}; }
.goods th { font-size: 6.5pt; font-weight: normal; text-align: left; }
.goods td { padding: 2px 4px ${dice.between(20, 160)}px 0; font-size: 8pt; } .small { font-size: 6pt; } .signature { font-size: 7.5pt; }`;
  const fields = new FormFields(paper, words);
  const { issuer, table } = paper;
  const vessel = fields.has('vessel_and_voyage') ? [fields.box('vessel_and_voyage', 2)] : [fields.box('vessel'), fields.box('voyage')];
  const issued = fields.has('issue_place_and_date')
    ? [fields.box('issue_place_and_date', 2)]
    : [fields.box('issue_place'), fields.box('issue_date')];
  return pageOf(
    css,
    `<div class="top"><div><span class="logo">${text(issuer?.name ?? '')}</span><br>${linesOf(issuer?.lines ?? [])}</div><h1>${text(paper.title)}</h1></div>
<div class="bar">${rowOf(fields.box('bill_number'), fields.box('booking_number'), fields.box('master_number'), boxOf({ concept: '', label: 'MOVE TYPE', lines: ['CY / CY'] }))}</div>
<div class="parties">${rowOf(boxOf(withContact(fields.at('shipper'), dice)), boxOf(withContact(fields.at('bill_consignee'), dice)), fields.box('notify'))}</div>
${rowOf(fields.box('place_of_receipt'), fields.box('port_of_loading'), fields.box('port_of_discharge'), fields.box('place_of_delivery'))}${rowOf(...vessel, fields.box('delivery_agent', 2))}
${table === null ? '' : plainTable(table)}${fields.has('container_numbers') ? rowOf(fields.box('container_numbers')) : ''}
${rowOf(fields.box('freight_terms'), fields.box('freight_payable_at'), fields.box('original_bills'), fields.box('shipped_on_board'), ...issued)}
<div class="row"><div class="small" style="flex:1.4;padding-right:12px">${[...paper.remarks, ...clausesOf(dice, 3)].map(text).join('<br>')}</div>
<div style="flex:1">${signatureBlock(paper, dice)}</div></div>${fields.rest()}`,
  );
};

export const carriage: Family = Object.assign(printed, {
  words,
  told: (paper, context) => withContainerLines(withGoodsText(paper, context), context),
} satisfies Pick<Family, 'words' | 'told'>);
