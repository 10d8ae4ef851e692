import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { inLines, lines } from '../program/blocks.js';
import { goodsOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** The receipt of a web shop: no grid at all, item names with their codes in grey below, quantity times price in words, totals in the flow of the rows. */
export const shopOrder = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'US', 'GB', 'FR'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const meta = sheet.pairs([
      ['Invoice Number|Invoice number|Invoice no.', 'invoice'],
      ['Date of issue|Invoice Date|Date', 'day'],
      ['Date due|Due date', 'due', 0.5],
      ['Order Number|Order', 'order', 0.6],
      ['Payment Method', '=Bank Transfer', 0.4],
    ]);
    const goods = goodsOf(
      sheet,
      [
        ['Description|Product|Items', 'description', 56],
        ['Qty|Quantity', 'quantity', 10],
        ['Unit price|Price', 'priceMoney', 16],
        ['Amount|Total', 'amountMoney', 18],
      ],
      [
        ...(sheet.has('sku', 0.7) ? [['SKU:', 'code'] as const] : []),
        ...(sheet.has('customs', 0.4) ? [['HS code:', 'hs'] as const, ['Origin:', 'origin'] as const] : []),
      ],
    );
    const sums = sumsOf(sheet, {
      ...charges(sheet, {
        goods: 'Subtotal|Total excluding tax',
        freight: 'Shipping|Shipping: International',
        insurance: 'Shipping insurance',
      }),
      ...(sheet.has('tax', 0.4) ? { untaxed: 'Tax (0%)|VAT - zero rated (0%)' } : {}),
      total: 'Total',
      ...(sheet.has('due', 0.6) ? { due: 'Amount due' } : {}),
    });
    const heads = goods.columns
      .map(({ head, isNumber, share }) => `<th${isNumber ? ' class="number"' : ''} style="width:${share}%">${head}</th>`)
      .join('');
    const rows = goods.rows.map(
      (row) =>
        `<tr>${row.map((cell, at) => `<td${at === 0 ? '' : ' class="number"'}>${at === 0 ? cell.replace(/<br>(.*)$/, '<div class="grey">$1</div>') : cell}</td>`).join('')}</tr>`,
    );
    const foot = sums.map(
      ({ label, html }, at) =>
        `<tr class="sum${at === sums.length - 1 ? ' last' : ''}"><td></td><td colspan="2">${label}</td><td class="number">${html}</td></tr>`,
    );
    const ship = sheet.has('ship', 0.5)
      ? `<div><b>${sheet.word('Ship to|Shipping Address')}</b><br>${lines(sheet.party('consignee'))}</div>`
      : '';
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'DejaVu Sans'])}"; font-size: 9pt; color: #222; }
h1 { font-size: 18pt; margin: 0 0 12px; } .three { display: flex; gap: 24px; margin: 26px 0; } .three > * { flex: 1; } .grey { color: #888; font-size: 8pt; }
.big { font-size: 14pt; font-weight: bold; margin: 14px 0; }
.goods th { color: #666; font-weight: normal; font-size: 7.5pt; border-bottom: 1px solid #222; padding: 3px 0; } .goods td { padding: 7px 0; }
.sum td { border-top: 0.5px solid #ddd; padding: 4px 0; } .sum td:first-child { border: 0; } .last { font-weight: bold; }`,
      `<h1>${sheet.word('Invoice|INVOICE|Commercial Invoice')}</h1>${inLines(meta, dice.fork('gap').pick([' ', ': ']))}
<div class="three"><div>${lines(seller, true)}<br>${text(seller.email)}</div>
<div><b>${sheet.word('Bill to|Billing Address|Billed to')}</b><br>${lines(buyer)}<br>accounts@buyer.example</div>${ship}</div>
<table class="goods"><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}${foot.join('')}</tbody></table>
<p class="grey">${sheet.word('Questions? Reply to this e-mail.|Thank you for shopping with us.|Returns accepted within 30 days.')} ${text(shipment.seller.email)}</p>`,
    );
    return { title: 'Invoice', page };
  },
});
