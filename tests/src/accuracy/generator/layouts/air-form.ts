import type { Dice } from '../dice.js';
import { type Fact, factOf, type Paper } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, remarksBlock, signatureBlock } from './parts.js';

/** The form that all airlines share, with its number in both upper corners. */
export const airForm: Family = (paper, dice) =>
  page(paper, dice, { font: '"Liberation Sans"', label: '5.5pt', edge: '0.5px solid #000', isCornered: true });

/** The same form from another printer: larger labels, heavier rules, typed values, its number at the right only. */
export const airFormTyped: Family = (paper, dice) =>
  page(paper, dice, { font: '"Liberation Mono"', label: '6.5pt', edge: '1px solid #333', isCornered: false });

interface Looks {
  readonly font: string;
  readonly label: string;
  readonly edge: string;
  readonly isCornered: boolean;
}

function page(paper: Paper, dice: Dice, { font, label, edge, isCornered }: Looks): string {
  const box = (concept: string, grow = 1, least = 26) => boxOf(factOf(paper, concept), grow, least);
  const number = factOf(paper, 'airline_number').lines[0] ?? '';
  const [prefix = '', serial = ''] = number.split('-');
  const house = factOf(paper, 'house_number');
  const corner = house.lines.length > 0 ? `${text(house.label)} ${linesOf(house.lines)}` : text(number);
  const origin = dice.pick(['', dice.letters(3)]);
  const css = `
body { font-family: "Liberation Sans"; font-size: 8.5pt; } .value { font-family: ${font}; } .form { border: ${edge}; }
.row { display: flex; } .box { border: ${edge}; padding: 1px 3px 3px; } .label { font-size: ${label}; font-family: "Liberation Sans"; }
.corner { display: flex; justify-content: space-between; font-weight: bold; font-size: 10pt; padding: 0 2px 3px; }
.goods th, .goods td { border: ${edge}; padding: 2px; } .goods th { font-size: ${label}; font-weight: normal; }
.goods td { font-family: ${font}; padding-bottom: ${dice.between(40, 130)}px; }
.signature { margin: 8px 0 0 50%; font-size: 7pt; }`;
  return pageOf(
    css,
    `<div class="corner"><span>${isCornered || house.lines.length > 0 ? `${prefix} ${origin === '' ? '' : `| ${origin} |`} ${serial}` : ''}</span><span>${corner}</span></div><div class="form">
<div class="row"><div style="flex:1"><div class="row">${box('air_shipper', 3, 80)}${box('account_number', 1, 80)}</div>${box('air_consignee', 1, 80)}</div>
<div class="box" style="flex:1"><div style="font-size:13pt;font-weight:bold">${text(paper.title)}</div><div class="label">Issued by</div>
${text(paper.issuer?.name ?? '')}<br>${linesOf(paper.issuer?.lines ?? [])}</div></div>
<div class="row"><div style="flex:1">${box('issuing_agent', 1, 40)}<div class="row">${box('agent_iata_code')}${box('agent_account')}</div>
</div><div class="box" style="flex:1"><div class="label">Accounting Information</div></div></div>
<div class="row">${box('airport_of_departure', 1)}<div class="box" style="flex:1"><div class="label">Reference Number</div></div></div>
<div class="row">${box('first_to', 0.5)}${box('first_carrier', 1.5)}${box('air_currency', 0.7)}${box('charges_code', 0.7)}
${box('declared_value_carriage', 1.3)}${box('declared_value_customs', 1.3)}</div>
<div class="row">${box('airport_of_destination', 1)}${box('flight_and_date', 1)}${box('amount_of_insurance', 0.6)}
<div class="box label" style="flex:1.2">INSURANCE - If carrier offers insurance, and such insurance is requested in accordance with the conditions thereof</div></div>
${box('handling_information', 1, 34)}
${paper.table === null ? '' : goodsTable(paper.table, 'goods')}
<div class="row"><div style="flex:0.8"><div class="box"><div class="label">Prepaid &nbsp; Weight Charge &nbsp; Collect</div>&nbsp;</div>
<div class="box"><div class="label">Valuation Charge</div>&nbsp;</div><div class="box"><div class="label">Total Other Charges Due Agent</div>&nbsp;</div>
<div class="box"><div class="label">Total Other Charges Due Carrier</div>&nbsp;</div></div>
<div class="box" style="flex:1">${remarksBlock(paper)}${signatureBlock(paper, dice)}</div></div>
<div class="row">${box('executed_date')}${box('executed_place')}<div class="box" style="flex:1"><div class="label">Total Prepaid</div></div></div></div>
<div class="corner"><span></span><span>${corner}</span></div>`,
  );
}

function boxOf({ label, lines }: Fact, grow: number, least: number): string {
  return `<div class="box" style="flex:${grow};min-height:${least}px"><div class="label">${text(label)}</div><div class="value">${linesOf(lines)}</div></div>`;
}
