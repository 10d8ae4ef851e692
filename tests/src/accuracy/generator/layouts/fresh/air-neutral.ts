import { type Fact, factOf } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** The airlines' form as a forwarder's program draws it: the account number in the corner of its party's box, charges in a ladder of boxes at the left. */
export const airNeutral: Family = (paper, dice) => {
  const edge = dice.pick(['0.5px solid #000', '0.75px solid #1d3f8f']);
  const color = edge.slice(-4) === '#000' ? '#000' : '#1d3f8f';
  const css = `
body { font-family: "Liberation Sans"; font-size: 8pt; }
.value { font-family: "${dice.pick(['DejaVu Sans Mono', 'Liberation Sans Narrow', 'Liberation Mono'])}"; }
.label { font-size: 5.5pt; color: ${color}; } .form { border: ${edge}; position: relative; }
.row { display: flex; } .box { border: ${edge}; padding: 1px 3px 2px; flex: 1; min-height: 23px; position: relative; }
.in { position: absolute; right: 0; top: 0; border: ${edge}; padding: 1px 3px; width: 45%; min-height: 24px; }
.party { min-height: 78px; } .party .value { padding-top: 14px; }
.numbers { display: flex; justify-content: space-between; font-size: 11pt; font-weight: bold; }
.goods th, .goods td { border: ${edge}; padding: 1px 3px; } .goods th { font-weight: normal; font-size: 5.5pt; color: ${color}; }
.goods td { padding-bottom: ${dice.between(60, 160)}px; } .ladder { width: 42%; }
.ladder td { border: ${edge}; height: 22px; font-size: 5.5pt; color: ${color}; text-align: center; }
.remark { font-size: 6pt; } .signature { font-size: 6.5pt; text-align: center; }`;
  const box = ({ label, lines }: Fact, grow = 1, more = '') =>
    `<div class="box ${more === '' ? '' : 'party'}" style="flex:${grow}"><div class="label">${text(label)}</div><div class="value">${linesOf(lines)}</div>${more}</div>`;
  const of = (concept: string, grow = 1) => box(factOf(paper, concept), grow);
  const account = factOf(paper, 'account_number');
  const corner = (fact: Fact) =>
    `<div class="in"><div class="label">${text(fact.label)}</div><span class="value" style="padding:0">${linesOf(fact.lines)}</span></div>`;
  const number = factOf(paper, 'airline_number').lines[0] ?? '';
  const house = factOf(paper, 'house_number');
  const shown = house.lines.length === 0 ? number : `${house.label} ${house.lines.join(' ')}`;
  const ladder = ['Weight charge', 'Valuation charge', 'Tax', 'Total other charges due agent', 'Total other charges due carrier'];
  return pageOf(
    css,
    `<div class="numbers"><span>${text(house.lines.length === 0 ? number : `MAWB ${number}`)}</span><span>${text(shown)}</span></div><div class="form">
<div class="row"><div style="flex:1">${box(factOf(paper, 'air_shipper'), 1, corner(account))}
${box(factOf(paper, 'air_consignee'), 1, corner({ concept: '', label: "Consignee's account number", lines: [] }))}</div>
<div style="flex:1" class="box"><span class="label">Not negotiable</span><div style="font-size:14pt"><b>${text(paper.title)}</b></div>
<span class="label">issued by</span> ${text(paper.issuer?.name ?? '')}<br>${linesOf(paper.issuer?.lines ?? [])}
<p class="label">Copies 1, 2 and 3 of this air waybill are originals and have the same validity</p></div></div>
<div class="row"><div style="flex:1">${of('issuing_agent')}<div class="row">${of('agent_iata_code')}${of('agent_account')}</div></div>${of('handling_information')}</div>
<div class="row">${of('airport_of_departure', 2)}${of('air_currency', 0.5)}${of('charges_code', 0.5)}${of('declared_value_carriage')}${of('declared_value_customs')}</div>
<div class="row">${of('first_to', 0.4)}${of('first_carrier')}${of('airport_of_destination', 1.6)}${of('flight_and_date', 1.4)}${of('amount_of_insurance', 0.8)}</div>
${paper.table === null ? '' : goodsTable(paper.table, 'goods')}
<div class="row"><table class="ladder">${ladder.map((name) => `<tr><td>Prepaid</td><td>${name}</td><td>Collect</td></tr>`).join('')}</table>
<div class="box">${remarksBlock(paper)}${signatureBlock(paper, dice)}</div></div>
<div class="row">${of('executed_date')}${of('executed_place')}</div></div>`,
  );
};
