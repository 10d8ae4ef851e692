import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { inOneLine, lines } from '../program/blocks.js';
import { airCargo, airNumbers } from '../program/cargo.js';
import { programFamily } from '../program/program-family.js';

/** A house air waybill on a forwarder's plain stock: its number in a bar above, parties and agent at the left, routing in a row, charges typed as agreed, dates at the foot. */
export const neutralAir = programFamily({
  type: 'HAWB',
  world: soldFrom(SEALED_WORLD, 'IT', 'KR', 'NL', 'MY', 'CN'),
  draw: (sheet) => {
    const { dice, shipment, writing } = sheet;
    const { journey, forwarder, references, currency } = shipment;
    const { house, airline } = airNumbers(sheet);
    const [shipper, consignee] = [sheet.party('shipper'), sheet.party('consignee')];
    const cargo = airCargo(sheet);
    const day = writing.day(references.shippedDay);
    const place = journey.loading.split(',')[0] ?? '';
    const isPrepaid = sheet.has('prepaid', 0.6);
    const account = sheet.has('account', 0.4) ? dice.fork('account').digits(7) : '';
    if (account !== '') sheet.say({ account_number: account });
    const code = sheet.has('iata', 0.6)
      ? `${dice.fork('iata').digits(2)}-${dice.fork('cass').digits(1)} ${dice.fork('office').digits(4)}`
      : '';
    if (code !== '') sheet.say({ agent_iata_code: code });
    sheet.say({
      issuing_agent: forwarder.name,
      port_of_loading: journey.loading,
      port_of_discharge: journey.discharge,
      currency,
      charges_code: isPrepaid ? 'PP' : 'CC',
      freight_terms: isPrepaid ? 'PREPAID' : 'COLLECT',
      declared_value_carriage: 'NVD',
      declared_value_customs: 'NCV',
      flight: journey.flight,
      flight_date: references.shippedDay,
      issue_date: references.shippedDay,
      issue_place: place,
    });
    const td = (label: string, html: string, more = '') => `<td ${more}><div class="label">${label}</div>${html}</td>`;
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Mono', 'Liberation Sans'])}"; font-size: 8pt; } table { table-layout: fixed; margin-top: -1px; }
td, th { border: 1px solid #000; padding: 1px 3px; } .label, th { font-family: "Liberation Sans"; font-size: 5.5pt; font-weight: normal; }
.bar { border: 1px solid #000; background: #eee; display: flex; justify-content: space-between; padding: 2px 6px; font-weight: bold; font-size: 10pt; }
.party { height: 82px; } .rate td { height: 150px; }`,
      `<div class="bar"><span>${sheet.word('MAWB |Master AWB: ')}${airline}</span><span>${sheet.word('House Air Waybill |HAWB ')}${house}</span></div>
<table><tr>${td("Shipper's name and address", lines(shipper), 'class="party"')}
${td("Shipper's account number", account)}${td('Not negotiable - Air Waybill issued by', lines(forwarder), 'colspan="2"')}</tr>
<tr>${td("Consignee's name and address", lines(consignee), 'class="party"')}${td("Consignee's account number", '')}
${td('Also notify', 'SAME AS CONSIGNEE', 'colspan="2"')}</tr>
<tr>${td("Issuing carrier's agent name and city", text(`${forwarder.name}, ${place}`))}${td("Agent's IATA code", code)}${td('Account No.', '')}
${td('Accounting information', sheet.made('FILE AE-#####'))}</tr></table>
<table><tr>${td('Airport of departure and requested routing', text(journey.loading), 'colspan="4"')}
${td('Currency', text(currency))}${td('CHGS code', isPrepaid ? 'PP' : 'CC')}${td('Declared value for carriage', 'NVD')}
${td('Declared value for customs', 'NCV')}</tr>
<tr>${td('To', text(journey.dischargeCode))}${td('By first carrier', text(journey.airline.code))}${td('Airport of destination', text(journey.discharge), 'colspan="2"')}
${td('Requested flight/date', text(`${journey.flight} / ${day}`), 'colspan="2"')}${td('Amount of insurance', 'XXX', 'colspan="2"')}</tr><tr>
${td('Handling information', '', 'colspan="8" style="height:34px"')}</tr></table>
<table class="rate"><tr><th>No. of pieces RCP</th><th>Gross weight</th><th style="width:5%">kg lb</th><th style="width:7%">Rate class</th>
<th>Commodity item no.</th><th>Chargeable weight</th><th>Rate/charge</th><th>Total</th>
<th style="width:28%">Nature and quantity of goods (incl. dimensions or volume)</th></tr><tr><td>${cargo.pieces}</td><td>${cargo.gross}</td><td>${cargo.unit}</td>
<td>${cargo.rateClass}</td><td></td><td>${cargo.chargeable}</td><td>AS AGREED</td><td>AS AGREED</td><td>${cargo.goods}</td></tr></table>
<table><tr>${td('Executed on (date)', text(day))}${td('at (place)', text(place))}${td('Signature of issuing carrier or its agent', text(forwarder.name))}</tr>
</table><div class="label">${inOneLine(forwarder)}</div>`,
    );
    return { title: 'House Air Waybill', page };
  },
});
