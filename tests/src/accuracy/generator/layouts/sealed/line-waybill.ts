import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { lines } from '../program/blocks.js';
import { cargoOf } from '../program/cargo.js';
import { programFamily } from '../program/program-family.js';
import type { Row } from '../program/sheet.js';

/** A shipping line's paper from its booking system: the line's name at the right, no rules but hairlines, particulars furnished by the shipper typed freely, boxes of freight at the foot. */
export const lineWaybill = programFamily({
  type: 'MBL',
  world: soldFrom(SEALED_WORLD, 'CN', 'KR', 'MY', 'NL', 'US'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const { journey } = shipment;
    sheet.say({ transport_mode: 'sea', carrier: journey.carrier });
    const [shipper, consignee] = [sheet.party('shipper'), sheet.party('consignee')];
    const isWaybill = sheet.has('waybill', 0.5);
    if (isWaybill) sheet.say({ original_bills: 0 });
    const box = (...[label, value]: Row) => {
      const [pair] = sheet.pairs([[label, value]]);
      return `<td><div class="label">${pair?.label ?? ''}</div>${pair?.html ?? ''}</td>`;
    };
    const plain = (label: string, html: string, more = '') => `<td ${more}><div class="label">${sheet.word(label)}</div>${html}</td>`;
    const cargo = cargoOf(sheet);
    const isTogether = sheet.has('together', 0.5);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Mono', 'Liberation Sans'])}"; font-size: 8pt; } table { table-layout: fixed; margin-top: -0.5px; } td { border:
0.5px solid #888; padding: 1px 4px 3px; } .label { font-family: "Liberation Sans"; font-size: 5.8pt; color: #333; } .name { font-family: "Liberation Sans"; font-size: 15pt;
font-weight: bold; text-align: right; color: ${dice.fork('color').pick(['#00843d', '#1b365d', '#d5007f', '#444'])}; } .party { height: 80px; width: 52%; } .cargo td { border-top:
0; border-bottom: 0; height: 270px; } .heads td { border-bottom: 0; font-family: "Liberation Sans"; font-size: 5.8pt; } .fine { font-size: 5.5pt; font-family: "Liberation Sans";
}`,
      `<div class="name">${text(journey.carrier)}</div><table><tr>${plain('SHIPPER|Shipper (Name and Full Address)', lines(shipper), 'class="party" rowspan="2"')}
<td colspan="2"><div style="text-align:center"><b>${isWaybill ? sheet.word('SEA WAYBILL|NON-NEGOTIABLE SEA WAYBILL') : sheet.word('BILL OF LADING|OCEAN BILL OF LADING')}</b></div>
</td></tr><tr>${box('B/L No.|BILL OF LADING NO.|Document No.', 'billNumber')}
${sheet.has('booking', 0.7) ? box('Booking No.|BOOKING NUMBER', 'booking') : plain('Export references', sheet.made('########'))}</tr>
<tr>${plain('CONSIGNEE|Consignee (Name and Full Address)', lines(consignee), 'class="party"')}
${plain('Carrier’s agents endorsements', sheet.word('PORT OF DISCHARGE AGENT: SEE WEBSITE|'), 'colspan="2" rowspan="2"')}</tr>
<tr>${plain('NOTIFY PARTIES|NOTIFY PARTY|Notify Party (complete name and address)', sheet.fill('notify'), 'class="party"')}</tr></table>
<table><tr>${isTogether ? box('VESSEL AND VOYAGE NO.|Vessel / Voyage No.', 'vesselVoyage') : box('Ocean Vessel|VESSEL', 'vessel') + box('Voyage No.|VOY. NO.', 'voyage')}
${box('PORT OF LOADING|Port of Loading', 'loading')}${sheet.has('receipt', 0.5) ? box('PLACE OF RECEIPT|Place of Receipt', 'receipt') : plain('PLACE OF RECEIPT|Place of Receipt', '')}
</tr><tr>${box('PORT OF DISCHARGE|Port of Discharge', 'discharge')}
${sheet.has('delivery', 0.6) ? box('PLACE OF DELIVERY|Place of Delivery', 'delivery') : plain('PLACE OF DELIVERY|Place of Delivery', '')}
${plain('Type of move', 'FCL/FCL', isTogether ? '' : 'colspan="2"')}</tr></table>
<table><tr class="heads"><td style="width:26%">Container Numbers, Seal Numbers and Marks</td><td style="width:16%">No. of Packages</td>
<td>Description of Packages and Goods (particulars furnished by shipper)</td><td style="width:14%">Gross Cargo Weight</td><td style="width:13%">Measurement</td>
</tr><tr class="cargo"><td>${cargo.containers}<br><br>${cargo.marks}</td><td>${cargo.packages}</td>
<td>${sheet.word('SHIPPER’S LOAD STOW AND COUNT|SAID TO CONTAIN')}<br>${cargo.goods}<br><br>${sheet.fill('freightTerms')}</td><td>${cargo.gross}</td>
<td>${cargo.volume}</td></tr></table>
<table><tr>${plain('FREIGHT & CHARGES', 'AS PER TARIFF')}${isWaybill ? plain('Number of originals', 'ZERO (0)') : box('No. of Original B/L|Number of Original Bills of Lading', 'originals')}
${box('SHIPPED ON BOARD DATE|Laden on Board', 'onBoard')}${box('PLACE AND DATE OF ISSUE|Place and Date of Issue', 'issuePlaceDay')}</tr></table><div class="fine">RECEIVED by the
Carrier from the Shipper in apparent good order and condition unless otherwise indicated herein, the Goods or the container(s) said to contain the cargo herein mentioned, to be
carried subject to all the terms on the face and back. Signed as agents for the Carrier ${text(journey.carrier)}</div>`,
    );
    return { title: isWaybill ? 'SEA WAYBILL' : 'BILL OF LADING', page };
  },
});
