import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { inOneLine, lines, overUnder, signed } from '../program/blocks.js';
import { cargoOf, deliveryAgent } from '../program/cargo.js';
import { programFamily } from '../program/program-family.js';

/** A consolidator's house bill: letterhead over the whole width, three parties side by side, route as rows of captions over values, a block of goods without columns of rules. */
export const consolidatorBill = programFamily({
  type: 'HBL',
  world: soldFrom(SEALED_WORLD, 'CN', 'ID', 'IT', 'ES', 'PL'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const { forwarder } = shipment;
    sheet.say({ transport_mode: 'sea', carrier: forwarder.name });
    const [shipper, consignee] = [sheet.party('shipper'), sheet.party('consignee')];
    const number = sheet.fill('billNumber', 'B/L');
    const first = sheet.pairs([
      ['Place of Receipt|Received at', 'receipt', 0.6],
      ['Port of Loading|Loading port', 'loading'],
      ['Port of Discharge|Discharge port', 'discharge'],
      ['Place of Delivery|Final place of delivery', 'delivery', 0.7],
    ]);
    const second = sheet.pairs([
      ['Ocean Vessel / Voyage|Vessel & Voy.', 'vesselVoyage'],
      ['Booking|Booking Ref', 'booking', 0.4],
      ['Freight|Freight and charges', 'freightTerms'],
      ['Service', '=LCL/LCL', 0.4],
    ]);
    const cargo = cargoOf(sheet);
    const third = sheet.pairs([
      ['Originals issued|No. of original bills', 'originals', 0.6],
      ['On board|Shipped on board', 'onBoard'],
      ['Issued at', 'issuePlace'],
      ['Issue date|Date of issue', 'issueDay'],
    ]);
    const agent = sheet.has('agent', 0.6)
      ? `<p><b>${sheet.word('Delivery agent at destination|Apply for delivery to')}</b><br>${deliveryAgent(sheet)}</p>`
      : '';
    const release = sheet.word('||EXPRESS B/L - NO ORIGINALS REQUIRED|SURRENDERED');
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}"; font-size: 8pt; }
.own { background: ${dice.fork('color').pick(['#eef3f8', '#f7f0e6', '#fff'])}; padding: 6px; border-bottom: 2px solid #355; }
.title { display: flex; justify-content: space-between; font-size: 13pt; font-weight: bold; margin: 10px 0; } .three { display: flex; gap: 8px; }
.three > * { flex: 1; border: 1px solid #9ab; padding: 4px; min-height: 90px; } .cap { font-size: 6.5pt; color: #355; text-transform: uppercase; }
.grid { table-layout: fixed; margin-top: 6px; } .grid th { font-size: 6.5pt; color: #355; font-weight: normal; border-top: 1px solid #9ab; }
.grid td { padding-bottom: 4px; } .goods { margin-top: 8px; border-top: 1px solid #355; border-bottom: 1px solid #355; } .goods th { font-size: 6.5pt; }
.goods td { padding: 4px 3px 150px; }`,
      `<div class="own"><b style="font-size:13pt">${text(forwarder.name)}</b><br>${inOneLine(forwarder)} ${text(forwarder.telephone)}</div>
<div class="title"><span>${sheet.word('Bill of Lading|HOUSE BILL OF LADING|BILL OF LADING FOR COMBINED TRANSPORT')}</span><span>${number}</span></div>
<div class="three"><div><div class="cap">${sheet.word('Shipper')}</div>${lines(shipper)}</div>
<div><div class="cap">${sheet.word('Consignee|Consignee (if to order so indicate)')}</div>${lines(consignee)}</div>
<div><div class="cap">${sheet.word('Notify|Notify party')}</div>${sheet.fill('notify')}</div></div>${overUnder(first)}${overUnder(second)}
<table class="goods"><tr><th style="width:22%">Marks &amp; Numbers</th><th style="width:16%">Quantity, packaging</th><th>Nature of goods</th>
<th class="number" style="width:14%">Gross weight</th><th class="number" style="width:13%">Volume</th></tr><tr><td>${cargo.marks}</td><td>${cargo.packages}</td>
<td>${cargo.goods}<br><br>${cargo.containers}<br><br>${release}</td><td class="number">${cargo.gross}</td><td class="number">${cargo.volume}</td></tr></table>
${overUnder(third)}${agent}${signed(dice, sheet.word('As carrier|Signed for the carrier'), forwarder.name)}`,
    );
    return { title: 'Bill of Lading', page };
  },
});
