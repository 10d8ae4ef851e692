import { type Fact, factOf } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** The airlines' form in tinted ink with the number between bars in the middle of its head, agent beside consignee, and charges in one row below the goods. */
export const airRecord: Family = (paper, dice) => {
  const tint = dice.pick(['#a33', '#276749', '#444']);
  const edge = `1px solid ${tint}`;
  const css = `
body { font-family: "Liberation Sans"; font-size: 8.5pt; } .label { font-size: 6pt; color: ${tint}; }
.value { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed'])}"; font-weight: ${dice.pick(['bold', 'normal'])}; }
.row { display: flex; } .box { border: ${edge}; margin: -1px 0 0 -1px; padding: 1px 4px 3px; flex: 1; min-height: 30px; }
.head { text-align: center; font-size: 12pt; letter-spacing: 2px; margin-bottom: 3px; } .goods { margin-top: -1px; }
.goods th { color: ${tint}; font-size: 6pt; font-weight: normal; } .goods td, .goods th { border: ${edge}; padding: 2px 4px; }
.goods td { padding-bottom: ${dice.between(30, 120)}px; font-weight: inherit; } .remark { font-size: 6pt; } .signature { font-size: 7pt; }`;
  const box = ({ label, lines }: Fact, grow: number, least: number) =>
    `<div class="box" style="flex:${grow};min-height:${least}px"><div class="label">${text(label)}</div><div class="value">${linesOf(lines)}</div></div>`;
  const of = (concept: string, grow = 1, least = 30) => box(factOf(paper, concept), grow, least);
  const airline = factOf(paper, 'airline_number');
  const house = factOf(paper, 'house_number');
  const numbers = [airline, house].filter(({ lines }) => lines.length > 0).map(({ label, lines }) => `${text(label)} ${linesOf(lines)}`);
  const charges = ['Weight charge', 'Valuation charge', 'Other charges agent', 'Other charges carrier', 'Total prepaid', 'Total collect'];
  return pageOf(
    css,
    `<div class="head">| ${numbers.join(' | ')} |</div>
<div class="row"><div class="box"><b style="font-size:12pt">${text(paper.title)}</b> <span class="label">not negotiable</span></div>
<div class="box"><span class="label">Issued by</span> <b>${text(paper.issuer?.name ?? '')}</b><br>${linesOf(paper.issuer?.lines ?? [])}</div></div>
<div class="row">${of('air_shipper', 3, 70)}${of('account_number', 1, 70)}${of('air_consignee', 4, 70)}</div>
<div class="row">${of('issuing_agent', 2)}${of('agent_iata_code')}${of('agent_account')}</div>
<div class="row">${of('airport_of_departure', 2)}${of('first_to', 0.6)}${of('first_carrier')}${of('airport_of_destination', 2)}</div>
<div class="row">${of('flight_and_date', 2)}${of('air_currency')}${of('charges_code')}${of('declared_value_carriage')}${of('declared_value_customs')}${of('amount_of_insurance')}</div>
<div class="row">${of('handling_information')}</div>${paper.table === null ? '' : goodsTable(paper.table, 'goods')}
<div class="row">${charges.map((label) => box({ concept: '', label, lines: [] }, 1, 30)).join('')}</div>
<div class="row"><div class="box">${remarksBlock(paper)}${signatureBlock(paper, dice)}</div></div><div class="row">${of('executed_place')}${of('executed_date')}</div>`,
  );
};
