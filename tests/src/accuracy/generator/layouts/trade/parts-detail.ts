import { ofChapters, soldFrom } from '../../truth/sold-from.js';
import { PARTS_CHAPTERS, TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { beside, contactOf, inOneLine, lines, overUnder } from '../program/blocks.js';
import { type Detail, goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { tellFree } from '../program/retold.js';
import { charges, sumsOf } from '../program/sums.js';

/** A maker of parts: sold-to and ship-to beside each other, a strip of heads over values, each item with a block of lines under it, sums boxed at the right. */
export const partsDetail = programFamily({
  type: 'CIV',
  world: ofChapters(soldFrom(TRADE_WORLD, 'US', 'DE', 'TW'), ...PARTS_CHAPTERS),
  draw: (sheet) => {
    if (sheet.has('free line', 0.2)) tellFree(sheet);
    const { dice, shipment } = sheet;
    const [seller, buyer, consignee] = [sheet.party('seller'), sheet.party('buyer'), sheet.party('consignee')];
    const meta = sheet.pairs([
      ['INVOICE NUMBER|INVOICE NO|Invoice No.', 'invoice'],
      ['INVOICE DATE|DATE', 'day'],
      ['PAGE', '=1'],
      ['CUSTOMER NO|CUST NO|ACCOUNT', '=######', 0.6],
    ]);
    const strip = sheet.pairs([
      ['CUSTOMER PO|CUSTOMER P.O.|YOUR ORDER NO', 'order'],
      ['SALES ORDER|OUR ORDER', '=SO######', 0.7],
      ['SHIP DATE|DATE SHIPPED', 'deliveryDay', 0.6],
      ['SHIP VIA', '=@@@ OCEAN LCL', 0.5],
      ['TERMS|PAYMENT TERMS', 'terms'],
      ['INCOTERMS|SHIP TERMS|DELIVERY TERMS', 'incoterm', 0.6],
    ]);
    const all: readonly Detail[] = [
      ['Country of Origin:|C/O:|COO:', 'origin'],
      ['HTS:|HTS Code:|Tariff:', 'hs'],
      ['Lot:|Lot/Serial:', 'lot'],
      ['Serial No.:|S/N', 'serial'],
      ['PO Line:|Cust PO Line', 'orderLine'],
      ['Net Wt:', 'net'],
    ];
    const goods = goodsOf(
      sheet,
      [
        ['LN|LINE', 'item', 6],
        ['PART NUMBER / DESCRIPTION|ITEM / DESCRIPTION', 'codeDescription', 42],
        ['ORDERED|QTY ORD', 'quantity', 10],
        ['SHIPPED|QTY SHIP', 'quantity', 10],
        ['B/O|BACKORD', 'backOrder', 7],
        ['UM|U/M', 'unit', 7],
        ['UNIT PRICE|PRICE', 'price', 12],
        ['EXTENDED|EXT PRICE|EXTENSION', 'amount', 13],
      ],
      all.filter(([label]) => sheet.has(label, 0.5)),
    );
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'MERCHANDISE TOTAL|SUBTOTAL|Sub-total', freight: 'FREIGHT|FREIGHT & HANDLING', insurance: 'INSURANCE' }),
      ...(sheet.has('tax', 0.4) ? { untaxed: 'SALES TAX|TAX' } : {}),
      total: `TOTAL|INVOICE TOTAL ${shipment.currency}|PLEASE PAY THIS AMOUNT`,
    });
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Mono', 'DejaVu Sans Condensed'])}"; font-size: 8pt; }
.top { display: flex; justify-content: space-between; } .top .pairs { width: 36%; }
.two { display: flex; gap: 40px; margin: 14px 0; } .two > * { flex: 1; } .label { font-weight: bold; } .grid { table-layout: fixed; }
.grid th { background: #ddd; border: 1px solid #777; padding: 1px 3px; font-size: 7pt; } .grid td { border: 1px solid #777; padding: 2px 3px; }
.goods { margin-top: 10px; } .goods th { background: #ddd; padding: 2px 3px; font-size: 7pt; } .goods td { padding: 4px 3px; }
.boxed { width: 40%; margin: 10px 0 0 60%; border: 1px solid #777; } .boxed td { padding: 2px 5px; } .terms { font-size: 6.5pt; margin-top: 22px; }`,
      `<div class="top"><div><b style="font-size:13pt">${text(seller.name)}</b><br>${inOneLine(seller)}<br>${contactOf(seller)}</div>
<div style="font-size:16pt;font-weight:bold">${sheet.word('INVOICE|COMMERCIAL INVOICE|Invoice')}</div></div>
<div class="top"><div></div>${beside(meta, ':')}</div>
<div class="two"><div><div class="label">${sheet.word('SOLD TO:|BILL TO:')}</div>${lines(buyer)}</div>
<div><div class="label">${sheet.word('SHIP TO:|SHIPPED TO:')}</div>${lines(consignee)}</div></div>
${overUnder(strip)}${tableOf(goods)}<table class="boxed">${sums.map(({ label, html }) => `<tr><td>${label}</td><td class="number">${html}</td></tr>`).join('')}</table>
<div class="terms">${sheet.word('REMIT TO:|Remit to')} ${text(seller.name)}, ${inOneLine(seller)}.
${sheet.word('Diversion contrary to law is prohibited.|A service charge of 1.5% per month applies to past due invoices.')}
</div>`,
    );
    return { title: 'INVOICE', page };
  },
});
