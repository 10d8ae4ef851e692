import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { lines } from '../program/blocks.js';
import { airCargo, airNumbers } from '../program/cargo.js';
import { programFamily } from '../program/program-family.js';

/** A forwarder's air waybill on the form of the airlines, printed by its own program: numbers at both upper corners, small grey captions, the rate line typed. */
export const houseAir = programFamily({
  type: 'HAWB',
  world: soldFrom(TRADE_WORLD, 'CN', 'DE', 'US', 'TW'),
  draw: (sheet) => {
    const { dice, shipment, writing } = sheet;
    const { journey, forwarder, references, currency } = shipment;
    const { house, airline } = airNumbers(sheet);
    const [shipper, consignee] = [sheet.party('shipper'), sheet.party('consignee')];
    const cargo = airCargo(sheet);
    const flightDay = writing.day(references.shippedDay);
    const isPrepaid = sheet.has('prepaid', 0.5);
    const place = journey.loading.split(',')[0] ?? '';
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
    const cell = (label: string, html: string, span = 1, style = '') =>
      `<td colspan="${span}" style="${style}"><div class="label">${label}</div>${html}</td>`;
    const handling = sheet.has('handling', 0.5) ? sheet.made('NOTIFY CONSIGNEE UPON ARRIVAL. DOCS ATTD') : '';
    if (handling !== '') sheet.say({ handling_information: handling });
    const page = pageOf(
      `body { font-family: "Liberation Mono"; font-size: 8pt; } table { table-layout: fixed; margin-top: -1px; }
td, th { border: 1px solid #667; padding: 1px 3px; } .label, th { font-family: "Liberation Sans"; font-size: 5.5pt; color: #445; font-weight: normal; }
.ends { display: flex; justify-content: space-between; font-size: 10pt; font-weight: bold; } .tall { height: 74px; } .rate td { height: 170px; }`,
      `<div class="ends"><span>${airline}</span><span>${sheet.word('HAWB: |HAWB No. |House Air Waybill: ')}${house}</span></div>
<table><tr>${cell("Shipper's Name and Address", lines(shipper), 3, 'height:80px')}<td colspan="3"><div class="label">Not negotiable</div>
<b style="font-size:12pt">Air Waybill</b><div class="label">Issued by</div>${lines(forwarder)}</td></tr>
<tr>${cell("Consignee's Name and Address", lines(consignee), 3, 'height:80px')}
<td colspan="3"><div class="label">It is agreed that the goods described herein are accepted in apparent good order and condition (except as noted) for carriage SUBJECT TO THE
CONDITIONS OF CONTRACT ON THE REVERSE HEREOF.</div></td></tr>
<tr>${cell("Issuing Carrier's Agent Name and City", text(`${forwarder.name}\n${place}`), 3)}${cell('Accounting Information', isPrepaid ? 'FREIGHT PREPAID' : 'FREIGHT COLLECT', 3)}
</tr>
<tr>${cell('Airport of Departure (Addr. of First Carrier) and Requested Routing', text(journey.loading), 3)}${cell('Reference Number', sheet.made('AE######'), 3)}</tr>
<tr>${cell('To', text(journey.dischargeCode))}${cell('By First Carrier', text(journey.airline.code))}${cell('Currency', text(currency))}
${cell('CHGS Code', isPrepaid ? 'PP' : 'CC')}${cell('Declared Value for Carriage', 'NVD')}${cell('Declared Value for Customs', 'NCV')}</tr>
<tr>${cell('Airport of Destination', text(journey.discharge), 2)}${cell('Requested Flight/Date', text(`${journey.flight}/${flightDay}`), 2)}${cell('Amount of Insurance', 'NIL', 2)}
</tr><tr>${cell('Handling Information', handling, 6, 'height:40px')}</tr></table>
<table class="rate"><tr><th>No. of Pieces RCP</th><th>Gross Weight</th><th style="width:5%">kg lb</th><th style="width:7%">Rate Class</th><th>Chargeable Weight</th>
<th>Rate / Charge</th><th>Total</th><th style="width:32%">Nature and Quantity of Goods (incl. Dimensions or Volume)</th></tr>
<tr><td>${cargo.pieces}</td><td>${cargo.gross}</td><td>${cargo.unit}</td><td>${cargo.rateClass}</td><td>${cargo.chargeable}</td>
<td>${dice.fork('rate').pick(['AS AGREED', 'AS ARRANGED'])}</td><td></td><td>${cargo.goods}</td></tr></table>
<table><tr>${cell(isPrepaid ? 'Prepaid / Weight Charge' : 'Weight Charge / Collect', 'AS AGREED')}${cell('Other Charges', '', 2)}</tr>
<tr>${cell('Executed on (date)', text(flightDay))}${cell('at (place)', text(place))}${cell('Signature of Issuing Carrier or its Agent', text(forwarder.name))}</tr>
</table><div class="ends"><span></span><span>${house}</span></div>`,
    );
    return { title: 'AIR WAYBILL', page };
  },
});
