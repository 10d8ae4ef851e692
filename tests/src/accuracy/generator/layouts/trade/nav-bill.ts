import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { beside, lines, overUnder, sumTable } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { tellDiscount } from '../program/retold.js';
import { charges, sumsOf } from '../program/sums.js';

/** A mid-sized firm's ERP: the buyer unlabelled at the left, the firm at the right, pairs of labels over values in two bands, sums that name the tax, bank and registrations in columns at the foot. */
export const navBill = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'GB', 'DE', 'US'),
  draw: (sheet) => {
    const { dice } = sheet;
    const { currency } = sheet.shipment;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const first = sheet.pairs([
      ['Document Date|Posting Date|Invoice Date', 'day'],
      ['Due Date', 'due', 0.8],
      ['Payment Terms', 'terms', 0.8],
      ['Shipment Method|Shipment Method Code', 'incoterm', 0.7],
    ]);
    const second = sheet.pairs([
      ['External Document No.|Your Reference|Your Document No.', 'order', 0.8],
      ['Order No.|Sales Order No.', '=SO-######', 0.6],
      ['Salesperson', '=@. @ONES', 0.5],
      ['Bill-to Customer No.|Customer No.', '=C#####', 0.7],
      ['VAT Registration No.|Tax Registration No.', '=@@#########', 0.5],
    ]);
    const isTaxed = sheet.has('vat', 0.5);
    const isDiscounted = sheet.has('discount', 0.25);
    if (isDiscounted) tellDiscount(sheet);
    const goods = goodsOf(
      sheet,
      [
        ['No.|Item No.', 'code', 12],
        ['Description', 'description', 38],
        ['Quantity|Qty.', 'quantity', 10],
        ['Unit of Measure|UOM|Unit', 'unit', 10],
        [isTaxed ? 'Unit Price Excl. VAT' : 'Unit Price', 'price', 13],
        ...(isDiscounted ? [['Discount %|Disc. %', 'discount', 9] as const] : []),
        ...(isTaxed ? [['VAT %', 'taxRate', 7] as const] : []),
        [isTaxed ? 'Line Amount Excl. VAT|Amount Excl. VAT' : 'Line Amount|Amount', 'amount', 14],
      ],
      sheet.has('tariff', 0.3)
        ? [
            ['Tariff No.', 'hs'],
            ['Country/Region of Origin', 'origin'],
          ]
        : [],
    );
    const sums = sumsOf(sheet, {
      ...(isTaxed
        ? { goods: `Total ${currency} Excl. VAT`, untaxed: 'VAT 0%|0% VAT' }
        : charges(sheet, { goods: 'Subtotal', freight: 'Freight|Freight Charge', insurance: 'Insurance' })),
      total: isTaxed ? `Total ${currency} Incl. VAT` : `Total ${currency}`,
    });
    const number = sheet.fill('invoice', 'Invoice');
    const title = sheet.word('Sales - Invoice|Invoice|Sales Invoice');
    const shipTo = sheet.has('ship', 0.5)
      ? `<div class="ship"><b>${sheet.word('Ship-to Address')}</b><br>${lines(sheet.party('consignee'))}</div>`
      : '';
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'DejaVu Sans Condensed'])}"; font-size: 8.5pt; }
.top { display: flex; justify-content: space-between; } h1 { font-size: 17pt; font-weight: normal; margin: 20px 0 2px; }
.grid { table-layout: fixed; margin-top: 10px; } .grid th { font-size: 7.5pt; color: #456; }
.goods { margin-top: 18px; } .goods th { border-bottom: 1px solid #456; vertical-align: bottom; padding: 2px; } .goods td { padding: 3px 2px; }
.sums { width: 48%; margin: 6px 0 0 52%; border-top: 1px solid #456; } .sums tr:last-child td { font-weight: bold; border-top: 1px solid #456; }
.foot { margin-top: 60px; display: flex; gap: 20px; font-size: 7pt; } .foot > * { flex: 1; } .ship { margin-top: 10px; }`,
      `<div class="top"><div>${lines(buyer)}</div><div>${lines(seller, true)}</div></div><h1>${title} ${number}</h1><div>Page 1</div>
${overUnder(first)}${overUnder(second)}${tableOf(goods)}${sumTable(sums)}${shipTo}
<div class="foot"><div>${beside(
        sheet.pairs([
          ['Phone No.|Home Page', '=0### ######'],
          ['Fax No.', '=0800 ### ###'],
        ]),
      )}</div><div>${beside(
        sheet.pairs([
          ['Bank', '=Provincial Trade Bank'],
          ['Account No.|IBAN', '=@@## #### #### ####'],
          ['SWIFT Code', '=@@@@@@##'],
        ]),
      )}</div><div>${text(seller.name)}</div></div>`,
    );
    return { title, page };
  },
});
