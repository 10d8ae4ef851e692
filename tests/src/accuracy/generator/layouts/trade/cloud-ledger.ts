import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { inOneLine, lines, stacked, sumTable } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** A small firm's ledger on the web: a thin title, the buyer under it without a word, dates in a column, the sender at the right, a slip to send with the payment. */
export const cloudLedger = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'GB', 'US', 'TH'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const title = dice.fork('title').pick(['TAX INVOICE', 'INVOICE', 'Invoice', 'COMMERCIAL INVOICE']);
    const meta = sheet.pairs([
      ['Invoice Date', 'day'],
      ['Invoice Number', 'invoice'],
      ['Reference', '=@##/@@@', 0.3],
      ['PO Number|Purchase Order|Order Number', 'order', 0.6],
      ['ABN|VAT Number|Tax Number', '=## ### ### ###', 0.6],
    ]);
    const goods = goodsOf(sheet, [
      ...(sheet.has('item codes', 0.4) ? [['Item', 'code', 14] as const] : []),
      ['Description', 'description', 44],
      ['Quantity', 'quantity2', 12],
      ['Unit Price', 'price', 13],
      ...(sheet.has('tax', 0.6) ? [['GST|Tax|VAT', 'taxFree', 11] as const] : []),
      [`Amount ${shipment.currency}`, 'amount', 15],
    ]);
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'Subtotal', freight: 'Freight|Shipping', insurance: 'Insurance' }),
      ...(sheet.has('untaxed', 0.5) ? { untaxed: 'TOTAL GST 0%|TOTAL TAX|TOTAL VAT 0%' } : {}),
      total: `TOTAL ${shipment.currency}|Amount Due ${shipment.currency}`,
    });
    const [due] = sheet.pairs([['Due Date', 'due']]);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'DejaVu Sans Condensed'])}"; font-size: 9pt; }
h1 { font-size: 22pt; font-weight: normal; margin: 0 0 26px; }
.top { display: flex; gap: 16px; margin: 20px 0 46px; } .top > :first-child { flex: 1.5; } .top > * { flex: 1; } .to { padding-left: 34px; }
.pair { margin-bottom: 8px; } .label, .due b { font-weight: bold; } .goods th { border-bottom: 1.5px solid #000; padding: 5px 2px; }
.goods td { border-bottom: 0.5px solid #bbb; padding: 5px 2px; } .sums { width: 50%; margin-left: 50%; } .sums td { padding: 5px 2px; }
.sums tr:last-child td { border-top: 1.5px solid #000; font-weight: bold; } .due { margin-top: 30px; }
.slip { border-top: 1px dashed #555; margin-top: 50px; padding-top: 14px; display: flex; gap: 40px; } .slip h2 { font-size: 17pt; font-weight: normal; margin: 0; }`,
      `<div class="top"><div><h1>${text(title)}</h1><div class="to">${lines(buyer)}</div></div><div>${stacked(meta)}</div><div>${lines(seller)}</div></div>
${tableOf(goods)}${sumTable(sums)}<div class="due"><b>${due?.label ?? ''}: ${due?.html ?? ''}</b><br>
${sheet.word('Please pay by bank transfer.|Payment by EFT to:|Thank you for your business.')}<br>
${sheet.made('Bank: Westmount Bank  BSB: ###-###  Account: ########')}</div>
${
  sheet.has('slip', 0.5)
    ? `<div class="slip"><div><h2>PAYMENT ADVICE</h2>To: ${text(seller.name)}<br>${inOneLine(seller)}</div>
<div>Customer ${text(buyer.name)}<br>Invoice Number ${text(shipment.references.invoice)}<br>Amount Enclosed</div></div>`
    : ''
}`,
    );
    return { title, page };
  },
});
