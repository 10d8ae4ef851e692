import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { boxed, inLines, inOneLine, lines } from '../program/blocks.js';
import { cargoOf, deliveryAgent } from '../program/cargo.js';
import { programFamily } from '../program/program-family.js';

/** A forwarder's own bill from its freight program: title in the middle, parties in one column, everything else in labelled lines, goods in a ruled table with a line for each container. */
export const expressRelease = programFamily({
  type: 'HBL',
  world: soldFrom(TRADE_WORLD, 'CN', 'TW', 'VN', 'US'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const { forwarder } = shipment;
    sheet.say({ transport_mode: 'sea', carrier: forwarder.name });
    const [shipper, consignee] = [sheet.party('shipper'), sheet.party('consignee')];
    const numbers = sheet.pairs([
      ['HOUSE B/L NO.|B/L NUMBER|HBL NO.', 'billNumber'],
      ['BOOKING NO.|BKG NO.', 'booking', 0.5],
      ['EXPORT REFERENCES|FILE NO.', '=S######', 0.5],
    ]);
    const route = sheet.pairs([
      ['PRE-CARRIAGE BY', '=', 0.3],
      ['PLACE OF RECEIPT', 'receipt', 0.6],
      ['VESSEL / VOYAGE|OCEAN VESSEL/VOY. NO.', 'vesselVoyage'],
      ['PORT OF LOADING', 'loading'],
      ['PORT OF DISCHARGE', 'discharge'],
      ['PLACE OF DELIVERY|FINAL DESTINATION', 'delivery', 0.8],
    ]);
    const cargo = cargoOf(sheet);
    const foot = sheet.pairs([
      ['FREIGHT|FREIGHT TERMS', 'freightTerms'],
      ['NO. OF ORIGINAL B(S)/L|NUMBER OF ORIGINALS', 'originals', 0.5],
      ['SHIPPED ON BOARD DATE|ON BOARD DATE', 'onBoard'],
      ['PLACE OF ISSUE', 'issuePlace'],
      ['DATE OF ISSUE', 'issueDay'],
    ]);
    const agent = sheet.has('agent', 0.6)
      ? `<div class="label">${sheet.word('DELIVERY AGENT|FOR DELIVERY OF GOODS PLEASE APPLY TO')}</div>${deliveryAgent(sheet)}`
      : '';
    const party = (label: string, html: string) => `<div class="party"><div class="label">${sheet.word(label)}</div>${html}</div>`;
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Mono', 'DejaVu Sans Condensed'])}"; font-size: 8pt; }
.head { text-align: center; } .head b { font-size: 14pt; } h1 { font-size: 12pt; text-align: center; margin: 4px 0 8px; }
.cols { display: flex; border: 1px solid #000; } .cols > * { flex: 1; padding: 3px 6px; } .cols > :first-child { border-right: 1px solid #000; }
.party { min-height: 74px; border-bottom: 1px solid #ccc; } .label { font-size: 6.5pt; font-weight: bold; } .boxes { table-layout: fixed; }
.boxes td { border: 1px solid #000; padding: 2px 4px; } .goods { margin-top: -1px; } .goods th, .goods td { border: 1px solid #000; padding: 2px 4px; }
.goods td { height: 220px; } .goods th { font-size: 6.5pt; }`,
      `<div class="head"><b>${text(forwarder.name)}</b><br>${inOneLine(forwarder)}</div>
<h1>${sheet.word('BILL OF LADING|HOUSE BILL OF LADING|BILL OF LADING - EXPRESS RELEASE|COMBINED TRANSPORT BILL OF LADING')}</h1>
<div class="cols"><div>${party('SHIPPER/EXPORTER|SHIPPER', lines(shipper))}${party('CONSIGNEE|CONSIGNEE (NOT NEGOTIABLE UNLESS CONSIGNED TO ORDER)', lines(consignee))}
${party('NOTIFY PARTY|NOTIFY PARTY/INTERMEDIATE CONSIGNEE', sheet.fill('notify'))}</div><div>${inLines(numbers)}<br>${agent}</div></div>
${boxed(route, 3)}<table class="goods"><tr><th>${sheet.word('CONTAINER NO. / SEAL NO.')}</th><th>${sheet.word('MARKS & NUMBERS')}</th>
<th>${sheet.word('NO. OF PKGS|PACKAGES')}</th><th>${sheet.word('DESCRIPTION OF PACKAGES AND GOODS|DESCRIPTION OF GOODS')}</th>
<th>${sheet.word('GROSS WEIGHT|WEIGHT')}</th><th>${sheet.word('MEASUREMENT|CUBE')}</th></tr>
<tr><td>${cargo.containers}</td><td>${cargo.marks}</td><td>${cargo.packages}</td><td>${cargo.goods}</td><td class="number">${cargo.gross}</td>
<td class="number">${cargo.volume}</td></tr></table>${boxed(foot, 3)}
<div style="font-size:5.5pt">Received by the carrier the goods as specified above in apparent good order and condition unless otherwise stated. In witness whereof the number of
original Bills of Lading stated herein have been signed, one of which being accomplished the others to be void.</div><div style="text-align:right;margin-top:10px">
${sheet.word('AS CARRIER|AS AGENT FOR THE CARRIER|BY')} ${text(forwarder.name)}</div>`,
    );
    return { title: 'BILL OF LADING', page };
  },
});
