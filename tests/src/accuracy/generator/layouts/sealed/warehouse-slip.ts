import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { inOneLine, lines, stacked } from '../program/blocks.js';
import { type Column, goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';

/** A warehouse system's pack slip: the delivery address in large letters, a column of captions over values at the right, what was ordered and delivered with a square to tick. */
export const warehouseSlip = programFamily({
  type: 'PKL',
  world: soldFrom(SEALED_WORLD, 'US', 'NL', 'MY'),
  draw: (sheet) => {
    const { dice } = sheet;
    const [seller, consignee] = [sheet.party('seller', false), sheet.party('consignee')];
    const meta = sheet.pairs([
      ['Shipment|Packing list|Pack slip number', 'packingNumber'],
      ['Date|Document date', 'day'],
      ['Order reference|Customer reference|Purchase order', 'order', 0.8],
      ['Sales invoice|Invoice', 'invoice', 0.3],
      ['Warehouse|Picked at', '=WH#/OUT/0####', 0.5],
      ['Carrier', '=@@@ LINES', 0.4],
      ['Gross weight|Total weight', 'gross', 0.7],
      ['Cartons|Packages', 'packages', 0.6],
    ]);
    const columns: Column[] = [
      ...dice.fork('code').pick<Column[]>([
        [
          ['SKU|Reference', 'code', 14],
          ['Product|Item', 'description', 44],
        ],
        [['Product', 'bracketed', 56]],
      ]),
      ...dice.fork('quantities').pick<Column[]>([
        [
          ['Ordered', 'quantity', 10],
          ['Delivered', 'quantityUnit', 14],
        ],
        [
          ['Qty ordered', 'quantity', 11],
          ['Qty this shipment', 'quantity', 11],
          ['Outstanding', 'backOrder', 10],
          ['Unit', 'unit', 8],
        ],
        [['Quantity', 'quantityUnit', 14]],
      ]),
    ];
    const goods = goodsOf(sheet, columns);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['DejaVu Sans', 'Liberation Sans'])}"; font-size: 8.5pt; }
.top { display: flex; justify-content: space-between; } .to { font-size: 12pt; margin: 14px 0 30px; } .side { width: 34%; } .pair { margin-bottom: 6px; }
.label { font-size: 7pt; color: #555; } h1 { font-size: 15pt; margin: 0; } .goods th { border-bottom: 1px solid #000; padding: 4px 2px; }
.goods td { padding: 6px 2px; border-bottom: 1px solid #ccc; }`,
      `<div>${text(seller.name)} &middot; ${inOneLine(seller)}</div>
<div class="top"><div><div class="to"><span class="label">${sheet.word('Deliver to:|Shipping address:|Ship to')}</span><br>${lines(consignee)}</div>
<h1>${sheet.word('Packing Slip|PACKING LIST|Pack Slip')}</h1></div><div class="side">${stacked(meta)}</div></div>
${tableOf(goods)}<p>${sheet.word('Received in good order (name, signature): ..............................|Goods checked by: ____   Packed by: ____')}</p>`,
    );
    return { title: 'Packing Slip', page };
  },
});
