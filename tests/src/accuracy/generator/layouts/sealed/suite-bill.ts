import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { inOneLine, lines, overUnder, sumTable } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** A suite in the cloud for larger firms: number and day under the word at the right, two addresses and a shaded box of the total, two strips, items with their names over descriptions. */
export const suiteBill = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'US', 'KR', 'NL'),
  draw: (sheet) => {
    const { dice } = sheet;
    const [seller, buyer, consignee] = [sheet.party('seller'), sheet.party('buyer'), sheet.party('consignee')];
    const [number, day] = [sheet.fill('invoice', 'Invoice'), sheet.fill('day', 'Date')];
    const strip = sheet.pairs([
      ['Terms', 'terms', 0.9],
      ['Due Date', 'due', 0.7],
      ['PO #|PO Number', 'order', 0.8],
      ['Sales Rep', '=D. Marsh', 0.3],
      ['Shipping Method|Ship Via', '=Ocean FCL', 0.5],
      ['Incoterm|Shipping Terms', 'incoterm', 0.6],
      ['B/L #|BOL #', 'bill', 0.2],
    ]);
    const goods = goodsOf(
      sheet,
      [
        ['Quantity|Qty', 'quantity', 9],
        ['Item', 'codeDescription', 42],
        ['Units|UoM', 'unit', 8],
        ...(sheet.has('schedule', 0.4) ? [['Schedule B|HTS #', 'hs', 12] as const] : []),
        ['Rate|Unit Price', 'price', 12],
        ['Amount|Ext. Amount', 'amount', 14],
      ],
      sheet.has('origin', 0.4) ? [['Country of Mfr:|Mfg. Country:', 'origin']] : [],
    );
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'Subtotal', freight: 'Shipping Cost|Shipping & Handling', insurance: 'Insurance Cost' }),
      ...(sheet.has('tax', 0.4) ? { untaxed: 'Tax Total (0%)' } : {}),
      total: 'Total',
    });
    const total = sums.at(-1)?.html ?? '';
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Sans Narrow'])}"; font-size: 9pt; }
.top { display: flex; justify-content: space-between; } .right { text-align: right; } h1 { font-size: 24pt; font-weight: normal; margin: 0; }
.three { display: flex; gap: 12px; margin: 20px 0; } .three > * { flex: 1; } .total { background: #e9e9e9; padding: 8px; text-align: right; }
.total b { font-size: 18pt; display: block; margin-top: 10px; }
.grid th { background: #e9e9e9; text-align: left; padding: 3px; font-size: 8pt; } .grid td { padding: 3px 3px 10px; }
.goods th { background: #e9e9e9; padding: 4px 3px; } .goods td { padding: 5px 3px; border-bottom: 1px solid #eee; } .sums { width: 40%; margin-left: 60%; }
.sums td { padding: 3px; } .sums tr:last-child td { background: #e9e9e9; font-weight: bold; }`,
      `<div class="top"><div><b>${text(seller.name)}</b><br>${seller.address.map(text).join('<br>')}</div>
<div class="right"><h1>${sheet.word('Invoice|Commercial Invoice')}</h1>#${number}<br>${day}</div></div>
<div class="three"><div><b>Bill To</b><br>${lines(buyer)}</div><div><b>Ship To</b><br>${lines(consignee)}</div><div class="total">TOTAL<b>${total}</b></div></div>
${overUnder(strip.slice(0, 4))}${overUnder(strip.slice(4))}
${tableOf(goods)}${sumTable(sums)}<p style="font-size:7pt;text-align:center">${inOneLine(seller)} ${sheet.made('1 of 1')}</p>`,
    );
    return { title: 'Invoice', page };
  },
});
