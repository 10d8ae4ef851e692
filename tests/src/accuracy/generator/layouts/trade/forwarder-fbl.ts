import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { inOneLine, lines, signed } from '../program/blocks.js';
import { cargoOf, deliveryAgent } from '../program/cargo.js';
import { programFamily } from '../program/program-family.js';
import type { Row } from '../program/sheet.js';

/** The negotiable bill of forwarders' associations: boxes at the left, the emblem and number at the right, goods in unruled columns, freight and originals in a strip. */
export const forwarderFbl = programFamily({
  type: 'HBL',
  world: soldFrom(TRADE_WORLD, 'CN', 'VN', 'TH', 'IN', 'DE'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const { forwarder } = shipment;
    sheet.say({ transport_mode: 'sea', carrier: forwarder.name });
    const [shipper, consignee] = [sheet.party('shipper'), sheet.party('consignee')];
    const box = (...[label, value]: Row) => {
      const [pair] = sheet.pairs([[label, value]]);
      return `<td><div class="label">${pair?.label ?? ''}</div>${pair?.html ?? ''}</td>`;
    };
    const plain = (label: string, html: string, span = 1) =>
      `<td colspan="${span}"><div class="label">${sheet.word(label)}</div>${html}</td>`;
    const cargo = cargoOf(sheet);
    const isVessel = sheet.has('voyage apart', 0.4);
    const agent = sheet.has('agent', 0.5) ? deliveryAgent(sheet) : '';
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Mono'])}"; font-size: 8pt; } table { table-layout: fixed; }
.form td { border: 1px solid #24508c; padding: 1px 4px; } .form { margin-top: -1px; } .label { font-size: 6pt; color: #24508c; font-family: "Liberation Sans"; }
.tall td { height: 78px; } .low td { height: 32px; }
.name { font-size: 13pt; font-weight: bold; color: #24508c; } .goods td { padding: 3px 4px; height: 250px; border: 0 !important; }
.goods { border: 1px solid #24508c; margin-top: -1px; } .goods th { font-size: 6pt; color: #24508c; font-weight: normal; } .small { font-size: 5.5pt; }`,
      `<table class="form tall"><tr>${plain('Consignor|Consignor / Shipper', lines(shipper))}
<td rowspan="2" style="text-align:center"><div class="label" style="text-align:right">FBL &nbsp; ${sheet.word('B/L No.|No.')}</div>
<div style="text-align:right"><b>${sheet.fill('billNumber', 'B/L No.')}</b></div>
<div style="margin-top:12px"><b>NEGOTIABLE FIATA<br>MULTIMODAL TRANSPORT<br>BILL OF LADING</b></div>
<div class="label">issued subject to UNCTAD/ICC Rules for Multimodal Transport Documents (ICC Publication 481).</div></td></tr>
<tr>${plain('Consigned to order of|Consignee', lines(consignee))}</tr><tr>${plain('Notify address|Notify Party', sheet.fill('notify'))}
<td><div class="name">${text(forwarder.name)}</div>${inOneLine(forwarder)}</td></tr></table>
<table class="form low"><tr>${sheet.has('receipt', 0.6) ? box('Place of receipt', 'receipt') : plain('Place of receipt', '')}
${sheet.has('booking', 0.4) ? box('Booking ref.|Shipper’s reference', 'booking') : plain('Reference no.', sheet.made('FF-######'))}</tr>
<tr>${isVessel ? box('Ocean vessel', 'vessel') : box('Ocean vessel / Voyage|Ocean vessel', 'vesselVoyage')}${isVessel ? box('Voyage no.', 'voyage') : ''}
${box('Port of loading', 'loading')}</tr>
<tr>${box('Port of discharge', 'discharge')}${sheet.has('delivery', 0.8) ? box('Place of delivery', 'delivery') : plain('Place of delivery', '')}</tr></table>
<table class="goods"><tr><th style="width:24%">Marks and numbers</th><th style="width:17%">Number and kind of packages</th><th>Description of goods</th>
<th class="number" style="width:15%">Gross weight</th><th class="number" style="width:14%">Measurement</th></tr>
<tr><td>${cargo.marks}<br><br>${cargo.containers}</td><td>${cargo.packages}</td>
<td>${sheet.word('SAID TO CONTAIN:|SHIPPER’S LOAD, COUNT AND SEAL. S.T.C.|')}<br>${cargo.goods}<br><br>${sheet.fill('freightTerms')}
${sheet.has('telex', 0.3) ? '<br>TELEX RELEASE' : ''}</td><td class="number">${cargo.gross}</td><td class="number">${cargo.volume}</td></tr></table>
<div class="small">The goods and instructions are accepted and dealt with subject to the Standard Conditions printed overleaf. Taken in charge in apparent good order and condition,
unless otherwise noted herein, at the place of receipt for transport and delivery as mentioned above.</div>
<table class="form low"><tr>${plain('Freight amount', 'AS ARRANGED')}
${plain('Freight payable at', dice.fork('payable').pick(['DESTINATION', 'ORIGIN']))}${box('Place and date of issue', 'issuePlaceDay')}</tr>
<tr>${plain('Cargo Insurance through the undersigned', '[ ] not covered  [ ] Covered according to attached Policy')}
${box('Number of Original FBL’s', 'originals')}${box('Shipped on board|Laden on board the vessel', 'onBoard')}</tr>
<tr>${plain('For delivery of goods please apply to:', agent, 2)}<td>${signed(dice, 'Stamp and signature', forwarder.name)}</td></tr></table>`,
    );
    return { title: 'BILL OF LADING', page };
  },
});
