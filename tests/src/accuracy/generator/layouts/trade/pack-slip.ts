import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { beside, contactOf, inOneLine, lines, overUnder } from '../program/blocks.js';
import { type Column, goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';

/** The slip that a warehouse puts into the box: ordered, shipped and back-ordered, a strip of numbers, weights in a block below. */
export const packSlip = programFamily({
  type: 'PKL',
  world: soldFrom(TRADE_WORLD, 'US', 'GB', 'DE', 'FR'),
  draw: (sheet) => {
    const { dice } = sheet;
    const [seller, buyer] = [sheet.party('seller', false), sheet.party('buyer')];
    const strip = sheet.pairs([
      ['Packing Slip No.|Packing List No.|Packlist #', 'packingNumber'],
      ['Date|Slip Date', 'day'],
      ['Customer PO|PO No.|Cust. P.O. #', 'order', 0.8],
      ['Invoice No.|Invoice #', 'invoice', 0.3],
      ['Order No.|Sales Order', '=SO-#####', 0.6],
      ['Ship Via|Carrier', '=@@@ SEA FREIGHT', 0.6],
    ]);
    const columns: Column[] = [
      ['Line|#', 'item', 6],
      ['Item|Part No.|Item Number', 'code', 14],
      ['Description', 'description', 38],
      ...(sheet.has('bin', 0.3) ? [['Lot No.|Lot', 'lot', 10] as const] : []),
      ['U/M|Unit', 'unit', 8],
      ...dice.fork('quantities').pick<Column[]>([
        [
          ['Ordered|Qty Ordered', 'quantity', 10],
          ['Shipped|Qty Shipped', 'quantity', 10],
          ['Back Ordered|B/O', 'backOrder', 9],
        ],
        [['Qty Shipped|Quantity', 'quantity', 10]],
      ]),
    ];
    const goods = goodsOf(sheet, columns);
    const below = sheet.pairs([
      ['Total Packages|No. of Packages|Number of cartons', 'packages', 0.7],
      ['Gross Weight|Total Weight|Shipping Weight', 'gross', 0.7],
      ['Net Weight', 'net', 0.4],
      ['Volume|Cubic', 'volume', 0.3],
      ['Packed by', '=@@', 0.5],
    ]);
    const isSame = sheet.has('same', 0.5);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'DejaVu Sans Condensed'])}"; font-size: 8.5pt; }
.top { display: flex; justify-content: space-between; } h1 { font-size: 19pt; margin: 0; font-weight: normal; } .two { display: flex; gap: 30px; margin: 18px 0; }
.two > * { flex: 1; border: 1px solid #999; padding: 5px 8px; }
.grid th { background: #eee; border: 1px solid #999; padding: 2px 4px; font-size: 7.5pt; } .grid td { border: 1px solid #999; padding: 2px 4px; }
.goods { margin-top: 12px; } .goods th { border-bottom: 2px solid #555; padding: 3px; } .goods td { border-bottom: 1px dotted #999; padding: 4px 3px; }
.pairs { width: 50%; margin-top: 16px; }`,
      `<div class="top"><div>${lines(seller, true)}<br>${contactOf(seller)}</div><h1>${sheet.word('Packing Slip|PACKING LIST|Packing List|PACKING SLIP')}</h1></div>
<div class="two"><div><b>${sheet.word('Sold To|Bill To|Customer')}</b><br>${lines(buyer)}</div>
<div><b>${sheet.word('Ship To|Deliver To')}</b><br>${isSame ? lines(sheet.shipment.consignee) : lines(sheet.party('consignee'))}</div></div>
${overUnder(strip)}${tableOf(goods)}${beside(below, ':')}<p>${sheet.word('Shortages must be reported within 5 days.|Thank you for your order!|Received by: ____________  Date: ______')}
</p><div style="font-size:7pt">${text(seller.name)}, ${inOneLine(seller)}</div>`,
    );
    return { title: 'PACKING SLIP', page };
  },
});
