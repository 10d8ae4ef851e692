import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { inOneLine, lines, stacked, sumTable } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** An open-source business suite: letterhead at the left, the buyer at the right, the number as a headline, dates in open columns, codes in brackets before descriptions, the company at the foot. */
export const moduleInvoice = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'ES', 'NL', 'PL', 'ID'),
  numbers: { group: ',', point: '.' },
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const color = dice.fork('color').pick(['#714b67', '#875a7b', '#2b5797']);
    const number = sheet.fill('invoice', 'Invoice');
    const dates = sheet.pairs([
      ['Invoice Date|Invoice Date:', 'day'],
      ['Due Date|Due Date:', 'due', 0.7],
      ['Delivery Date', 'deliveryDay', 0.4],
      ['Source|Source:', '=S0####', 0.6],
      ['Customer Reference|Your order', 'order', 0.6],
      ['Incoterm', 'incoterm', 0.6],
    ]);
    const isTaxed = sheet.has('tax', 0.5);
    const goods = goodsOf(
      sheet,
      [
        ['DESCRIPTION|Description', 'bracketed', 46],
        ['QUANTITY|Quantity', 'quantityUnit', 16],
        ['UNIT PRICE|Unit Price', 'price', 13],
        ...(isTaxed ? [['TAXES|Taxes', 'taxRate', 10] as const] : []),
        ['AMOUNT|Amount', 'amountMoney', 16],
      ],
      sheet.has('intrastat', 0.3)
        ? [
            ['Intrastat:', 'hs'],
            ['Country of origin:', 'origin'],
          ]
        : [],
    );
    const sums = sumsOf(sheet, {
      ...(isTaxed
        ? { goods: 'Untaxed Amount', untaxed: 'Tax 0%|VAT 0% EX' }
        : charges(sheet, { goods: 'Untaxed Amount|Subtotal', freight: 'Delivery charges', insurance: 'Cargo insurance' })),
      total: 'Total',
      ...(sheet.has('due', 0.4) ? { due: 'Amount Due' } : {}),
    });
    const terms = sheet.has('terms', 0.8)
      ? `<p>${sheet.word('Payment terms:|Terms & Conditions:')} ${sheet.fill('terms', 'Payment terms')}</p>`
      : '';
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'DejaVu Sans'])}"; font-size: 8.5pt; } .to { margin: 26px 0 20px 58%; }
h1 { color: ${color}; font-size: 16pt; font-weight: normal; } .dates { display: flex; gap: 34px; margin-bottom: 18px; }
.dates .label { font-weight: bold; color: ${color}; }
.goods th { border-bottom: 1px solid ${color}; font-size: 7.5pt; padding: 3px; } .goods td { border-bottom: 1px solid #e3e3e3; padding: 4px 3px; }
.sums { width: 44%; margin: 12px 0 0 56%; } .sums td { padding: 3px; border-top: 1px solid #ddd; } .sums tr:last-child { color: ${color}; font-weight: bold; }
.foot { border-top: 1px solid ${color}; text-align: center; font-size: 7pt; margin-top: 60px; padding-top: 4px; }`,
      `<div>${lines(seller)}</div><div class="to">${lines(buyer)}<br>${sheet.made('Tax ID: ###########')}</div>
<h1>${sheet.word('Invoice|Customer Invoice')} ${number}</h1><div class="dates">${dates.map((pair) => stacked([pair])).join('')}</div>
${tableOf(goods)}${sumTable(sums)}${terms}<p>${sheet.word('Please use the following communication for your payment:|Payment Communication:')} ${text(shipment.references.invoice)}
</p><div class="foot">${text(seller.telephone)} | ${text(seller.email)} | ${sheet.made('VAT @@########')}<br>${inOneLine(seller)}</div>`,
    );
    return { title: 'Invoice', page };
  },
});
