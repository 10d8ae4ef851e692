import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { beside, inOneLine, lines } from '../program/blocks.js';
import { type Detail, goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** What the sales module of a big system puts out: an unlabelled address, a block of information, items of two lines whose heads have two lines too, sums that go on in the column of values. */
export const salesOutput = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'DE', 'US', 'GB'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const info = sheet.pairs([
      ['Document number|Number|Invoice number', 'invoice'],
      ['Document date|Date|Invoice date', 'day'],
      ['Customer number|Sold-to party|Customer no.', '=00000#####', 0.8],
      ['Order number|Sales order', '=000#######', 0.7],
      ['Purchase order no.|PO number|Your order', 'order', 0.8],
      ['Delivery note|Delivery no.', '=008#######', 0.6],
      ['Currency', 'currency', 0.7],
    ]);
    const details: readonly Detail[] = [
      ['Country of origin:|Origin:', 'origin'],
      ['Commodity code:|Commodity Code/Import Code Number', 'hs'],
      ...(sheet.has('weight', 0.5) ? [['Net weight:|Net Wt', 'net'] as const] : []),
    ];
    const isDetailed = sheet.has('details', 0.7);
    const goods = goodsOf(
      sheet,
      [
        ['Item', 'item000', 9],
        ['Material\nDescription|Material/Description', 'codeDescription', 40],
        ['Quantity|Qty', 'quantityUnit', 14],
        ['Price', 'price', 12],
        ...(sheet.has('price unit', 0.6) ? [['Price unit', 'priceUnit', 10] as const] : []),
        ['Value|Amount', 'amount', 14],
      ],
      isDetailed ? details : [],
    );
    const terms = sheet.pairs([
      ['Terms of payment|Payment terms', 'terms', 0.9],
      ['Terms of delivery|Delivery terms|Incoterms', 'incoterm', 0.9],
      ['Shipping conditions', '=Standard', 0.3],
      ['Gross weight', 'gross', 0.5],
      ['Net weight', 'net', 0.4],
    ]);
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'Items total|Total net value', freight: 'Freight|Transportation costs', insurance: 'Insurance' }),
      ...(sheet.has('tax', 0.5) ? { untaxed: 'Output tax 0.000 %|VAT 0,00 %' } : {}),
      total: `Final amount ${shipment.currency}|Total amount ${shipment.currency}|Invoice total ${shipment.currency}`,
    });
    const count = goods.columns.length;
    const foot = sums
      .map(({ label, html }) => `<tr class="sum"><td></td><td colspan="${count - 2}">${label}</td><td class="number">${html}</td></tr>`)
      .join('');
    const title = dice.fork('title').pick(['Invoice', 'INVOICE', 'Commercial Invoice', 'Export Invoice']);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Mono', 'Liberation Serif'])}"; font-size: 8.5pt; }
.top { display: flex; gap: 30px; margin-top: 20px; } .top > * { flex: 1; }
.small { font-size: 6.5pt; text-decoration: underline; margin-bottom: 6px; } h1 { font-size: 14pt; margin: 0 0 8px; }
.info { border: 1px solid #000; padding: 6px 8px; } .label { width: 48%; }
.goods { margin-top: 16px; } .goods th { border-top: 1px solid #000; border-bottom: 1px solid #000; font-weight: normal; padding: 2px; }
.goods td { padding: 3px 2px; } .sum:last-child td { border-top: 1px solid #000; border-bottom: 3px double #000; font-weight: bold; }
.foot { border-top: 0.5px solid #000; margin-top: 40px; font-size: 6.5pt; display: flex; justify-content: space-between; }`,
      `<div style="text-align:right;font-size:15pt;font-weight:bold">${text(seller.name)}</div>
<div class="top"><div><div class="small">${text(seller.name)}, ${inOneLine(seller)}</div>${lines(buyer)}</div>
<div class="info"><h1>${text(title)}</h1>${beside(info)}</div></div>${beside(terms)}
${tableOf(goods, 'goods', foot)}
<div class="foot"><div>${text(seller.name)}<br>${inOneLine(seller)}</div>
<div>${sheet.made('Registered office HRB #####')}<br>${sheet.made('VAT ID @@#########')}</div><div>${sheet.made('IBAN @@## #### #### #### ####')}</div></div>`,
    );
    return { title, page };
  },
});
