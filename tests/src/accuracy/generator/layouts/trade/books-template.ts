import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { beside, contactOf, lines, sumTable } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** The template of a bookkeeping program: the firm at the left, a coloured word at the right, two addresses and the numbers in one band, what is due in large letters. */
export const booksTemplate = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'US', 'IN', 'GB'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const seller = sheet.party('seller');
    const color = dice.fork('color').pick(['#2ca01c', '#39648f', '#6b6c72', '#c0392b']);
    const meta = sheet.pairs([
      ['INVOICE #|INVOICE NO.|INVOICE', 'invoice'],
      ['DATE', 'day'],
      ['DUE DATE', 'due', 0.7],
      ['TERMS', 'terms', 0.8],
      ['P.O. NUMBER|P.O. NO.|PO #', 'order', 0.6],
      ['SHIP VIA|VIA', '=Ocean', 0.3],
      ['REP|SALES REP', '=@@', 0.3],
      ['INCOTERMS|SHIPPING TERMS', 'incoterm', 0.5],
    ]);
    const isActivity = sheet.has('activity', 0.5);
    const goods = goodsOf(sheet, [
      ...(isActivity ? [['ACTIVITY|ITEM|SKU', 'code', 15] as const] : []),
      ['DESCRIPTION', 'description', 40],
      ['QTY', 'quantity', 9],
      ...(sheet.has('unit', 0.3) ? [['U/M', 'unit', 8] as const] : []),
      ['RATE', 'price', 12],
      ['AMOUNT', 'amount', 13],
    ]);
    const isBalance = sheet.has('balance', 0.6);
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'SUBTOTAL', freight: 'SHIPPING|FREIGHT', insurance: 'INSURANCE' }),
      ...(sheet.has('tax', 0.3) ? { untaxed: 'TAX|TAX (0%)|SALES TAX (0.0%)' } : {}),
      total: 'TOTAL',
      ...(isBalance ? { due: 'BALANCE DUE', ...(sheet.has('paid', 0.4) ? { paid: 'PAYMENT|DEPOSIT' } : {}) } : {}),
    });
    const to = sheet.word('BILL TO|Bill To|INVOICE TO');
    const shipTo = sheet.has('ship to', 0.6)
      ? `<div><div class="label">${sheet.word('SHIP TO|Ship To')}</div>${lines(sheet.party('consignee'))}</div>`
      : '';
    const page = pageOf(
      `body { font-family: "Liberation Sans"; font-size: 9pt; } .own { display: flex; justify-content: space-between; }
h1 { color: ${color}; font-size: 20pt; font-weight: normal; margin: 14px 0; }
.band { display: flex; gap: 30px; padding-bottom: 18px; border-bottom: 1px solid ${color}; margin-bottom: 16px; } .band > * { flex: 1; }
.label { color: #666; font-size: 8pt; }
.pairs td { padding: 0 6px 1px 0; } .goods th { background: ${color}22; color: ${color}; font-weight: normal; padding: 5px; font-size: 8pt; } .goods td { padding: 5px; }
.sums { width: 46%; margin: 12px 0 0 54%; border-top: 1px dashed #999; } .sums td { padding: 4px 5px; }
.sums tr:last-child .number { font-size: 14pt; font-weight: bold; } .note { margin-top: 26px; width: 50%; }`,
      `<div class="own"><div>${lines(seller, true)}<br>${contactOf(seller, '\n')}</div></div><h1>${sheet.word('INVOICE|Invoice|COMMERCIAL INVOICE')}</h1>
<div class="band"><div><div class="label">${to}</div>${lines(sheet.party('buyer'))}</div>${shipTo}<div>${beside(meta)}</div></div>
${tableOf(goods)}${sumTable(sums)}<div class="note">${sheet.word('Thank you for your business!|We appreciate your prompt payment.|All goods remain the property of the seller until paid in full.|')}
</div>
${text(sheet.has('wire', 0.3) ? `Wire to account ${dice.fork('wire').digits(10)}, all amounts in ${shipment.currency}` : '')}`,
    );
    return { title: 'INVOICE', page };
  },
});
