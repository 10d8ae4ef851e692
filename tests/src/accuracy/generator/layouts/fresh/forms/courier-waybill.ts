import { factOf } from '../../../paper.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { clausesOf } from './bill-texts.js';

const words: FormWords = {
  labels: {
    airline_number: 'MAWB (carrier)|Master',
    house_number: 'HAWB NUMBER|Hawb',
    air_shipper: 'SHIPPER (COMPANY, STREET, CITY, COUNTRY)|Consignor / from',
    account_number: 'SHIPPER ACCT|A/C of consignor',
    air_consignee: 'CONSIGNEE (COMPANY, STREET, CITY, COUNTRY)|Consignee / to',
    issuing_agent: 'ISSUED BY AGENT (NAME, CITY)|Issuing agent',
    agent_iata_code: 'IATA / CASS CODE|IATA of agent',
    agent_account: 'AGENT ACCT|A/C agent',
    airport_of_departure: 'FROM AIRPORT|Airport, departure',
    first_to: 'TO (1)|1st to',
    first_carrier: 'CARRIER (1)|1st carrier',
    air_currency: 'CURR. CODE|Money',
    charges_code: 'CHARGES (PP/CC)|Chgs',
    declared_value_carriage: 'DECL. VALUE FOR CARRIAGE|Value declared, carriage',
    declared_value_customs: 'DECL. VALUE FOR CUSTOMS|Value declared, customs',
    airport_of_destination: 'TO AIRPORT|Airport, arrival',
    flight_and_date: 'FLIGHT/DATE (1)|Flight, day',
    amount_of_insurance: 'INSURANCE AMOUNT REQUESTED|Insured for',
    handling_information: 'SHC / HANDLING|Handle as',
    executed_date: 'AWB DATE|Done on',
    executed_place: 'AWB PLACE|Signed at (place)',
  },
  phrases: {
    title_house_air: ['HOUSE AIR WAYBILL - NOT NEGOTIABLE', 'HAWB (House air waybill) non negotiable'],
    title_master_air: ['AIR WAYBILL - NOT NEGOTIABLE'],
    air_heads: [
      'PCS|GROSS WT|UNIT|CLASS|ITEM NO|CHARGEABLE|RATE|TOTAL CHARGE|NATURE OF GOODS / DIMS',
      'Pieces|Weight (gross)|kg|Cl.|Commodity|Chg. weight|Rate/kg|Amount|Contents, dimensions',
    ],
  },
};

/** A forwarder's own air waybill: no airline's form but two columns of boxes, the number big with bars beside it, the rate line as a ruled table in the middle. */
const printed: Family = (paper, dice) => {
  const color = dice.pick(['#000', '#b3470f', '#1c4f8a']);
  const edge = `1px solid ${color}`;
  const css = `${BOX_CSS} .box { border: ${edge}; margin: -0.5px; min-height: 28px; } .party { min-height: 76px; }
body { font-family: "Liberation Sans", "Noto Sans CJK SC"; font-size: 8.5pt; }
.label { font-size: 6.5pt; color: ${color}; font-weight: bold; }
.value { font-family: "${dice.pick(['Liberation Sans', 'Liberation Mono'])}"; }
.top { display: flex; justify-content: space-between; align-items: center; } .logo { font: bold 16pt "Liberation Sans"; color: ${color}; }
.no { font-size: 13pt; text-align: right; }
.bars { height: 26px; width: 190px; background: repeating-linear-gradient(90deg, #000 0 2px, #fff 2px 5px, #000 5px 6px, #fff 6px 9px); }
h1 { font-size: 10pt; margin: 0; }
.goods th, .goods td { border: ${edge}; padding: 2px 3px; font-size: 8pt; } .goods th { font-size: 6.5pt; background: #f2f2f2; }
.goods td { height: ${dice.between(60, 150)}px; } .small { font-size: 6pt; } .signature { font-size: 7pt; }`;
  const fields = new FormFields(paper, words);
  const { issuer, table } = paper;
  const house = factOf(paper, 'house_number');
  const shown =
    house.lines.length > 0
      ? `${text(fields.at('house_number').label)} <b>${fields.value('house_number')}</b><br><small>${text(fields.at('airline_number').label)} ${fields.value('airline_number')}</small>`
      : `<b>${fields.value('airline_number')}</b>`;
  const row = (cells: readonly string[], tag: 'td' | 'th') => `<tr>${cells.map((cell) => `<${tag}>${text(cell)}</${tag}>`).join('')}</tr>`;
  const dims = `DIMS ${dice.between(40, 120)}X${dice.between(30, 80)}X${dice.between(20, 90)} CM`;
  const rows = (table?.rows ?? []).map((cells) =>
    row(
      cells.map((cell, index) => (index === cells.length - 1 ? `${cell}\n${dims}` : cell)),
      'td',
    ),
  );
  return pageOf(
    css,
    `<div class="top"><div><span class="logo">${text(issuer?.name ?? '')}</span><br><span class="small">${(issuer?.lines ?? []).map(text).join(', ')}</span><h1>${text(paper.title)}</h1>
</div><div class="no">${shown}<div class="bars"></div></div></div>
${rowOf(boxOf(withContact(fields.at('air_shipper'), dice), 1, 'party'), boxOf(withContact(fields.at('air_consignee'), dice), 1, 'party'))}
${rowOf(fields.box('account_number'), fields.box('issuing_agent', 2), fields.box('agent_iata_code'), fields.box('agent_account'))}
${rowOf(fields.box('airport_of_departure', 2), fields.box('first_to'), fields.box('first_carrier'), fields.box('flight_and_date', 2), fields.box('airport_of_destination', 2))}
${rowOf(fields.box('air_currency'), fields.box('charges_code'), fields.box('declared_value_carriage', 2), fields.box('declared_value_customs', 2), fields.box('amount_of_insurance', 2))}
${rowOf(fields.box('handling_information'))}<table class="goods">${row(
      (table?.columns ?? []).map(({ header }) => header),
      'th',
    )}${rows.join('')}</table>
<div class="row"><div class="box small" style="flex:1">${[...paper.remarks, ...clausesOf(dice, 1)].map(text).join('<br>')}</div>
<div class="box" style="flex:1">${signatureBlock(paper, dice)}</div></div>
${rowOf(fields.box('executed_date'), fields.box('executed_place'))}${fields.rest()}`,
  );
};

export const courierWaybill: Family = Object.assign(printed, { words });
