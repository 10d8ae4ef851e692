import { amountInWords } from '../../style/amount-in-words.js';
import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { boxed, contactOf, inOneLine, lines, signed, sumTable } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** An exporter of South-East Asia: letterhead at the left, consignee and notify party above each other, shipping particulars in a grid of captions, weights in a note under the goods. */
export const siamExport = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'TH', 'VN'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [seller, consignee] = [sheet.party('seller'), sheet.party('consignee')];
    const isBuyer = shipment.buyer === shipment.consignee;
    sheet.say({ buyer_name: shipment.buyer.name, buyer_address: shipment.buyer.address.join(', ') });
    const grid = sheet.pairs([
      ['Invoice No.|INVOICE NO.|No.', 'invoice'],
      ['Date|Invoice Date', 'day'],
      ['Order No.|Contract No.|P/I No.', 'order', 0.5],
      ['Vessel|Feeder / Vessel|Shipped per', 'vesselVoyage', 0.6],
      ['Port of Loading|From', 'loading'],
      ['Port of Discharge|To', 'discharge'],
      ['ETD|Sailing on or about', 'deliveryDay', 0.5],
      ['Country of Origin|Origin', 'origin', 0.5],
      ['Terms of Payment|Payment', 'terms', 0.7],
      ['Price Term|Delivery Term|Incoterms', 'incoterm', 0.7],
    ]);
    const goods = goodsOf(sheet, [
      ['No.|Item', 'item', 6],
      ...(sheet.has('code', 0.4) ? [['Code|Product code', 'code', 12] as const] : []),
      ['Description of Goods|Commodity|Description', 'description', 36],
      ['Packages|No. of Packages|Packing', 'packagesKind', 12],
      ['Quantity', 'quantity', 10],
      ['Unit', 'unit', 7],
      [`Unit Price (${shipment.currency})|Unit Price`, 'price', 11],
      [`Amount (${shipment.currency})|Total Amount`, 'amount', 13],
    ]);
    const isPlain = sheet.has('plain', 0.5);
    const total = isPlain
      ? {}
      : charges(sheet, { goods: 'Sub Total|Goods Value', freight: 'Freight Charge|Sea freight', insurance: 'Insurance' });
    const sums = sumsOf(sheet, { ...total, total: `Grand Total|TOTAL AMOUNT ${shipment.currency}|TOTAL` });
    const cargo = sheet.pairs([
      ['Total Packages|Total', 'packages', 0.5],
      ['Net Weight|Total Net Weight', 'net', 0.6],
      ['Gross Weight|Total Gross Weight', 'gross', 0.6],
      ['Measurement', 'volume', 0.4],
      ['Container / Seal No.', 'containerNumbers', 0.4],
    ]);
    const said = amountInWords(shipment.goodsTotal);
    const words = isPlain ? `<p><b>${sheet.word('Amount in words:|(In words:')}</b> ${text(said)} ${text(shipment.currency)} ONLY</p>` : '';
    const notify = isBuyer ? sheet.word('SAME AS ABOVE|Same as Consignee') : lines(shipment.buyer);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}"; font-size: 8.5pt; }
.own { border-bottom: 2px solid ${dice.fork('color').pick(['#0a5', '#a00', '#006', '#000'])}; padding-bottom: 6px; } .own b { font-size: 14pt; }
h1 { text-align: center; font-size: 14pt; letter-spacing: 2px; margin: 10px 0; } .top { display: flex; gap: 10px; } .top > :first-child { width: 45%; }
.top > :last-child { flex: 1; }
.label { font-size: 7pt; color: #333; font-style: italic; } .boxes { table-layout: fixed; } .boxes td { border: 0.5px solid #555; padding: 1px 4px; }
.goods { margin-top: 10px; } .goods th { border: 0.5px solid #555; background: #f1f1f1; text-align: center; padding: 2px; }
.goods td { border: 0.5px solid #555; padding: 2px 4px; } .sums { width: 50%; margin-left: 50%; } .sums td { border: 0.5px solid #555; padding: 2px 4px; }
.sums tr:last-child td { font-weight: bold; } .signature { margin: 26px 0 0 62%; text-align: center; }`,
      `<div class="own"><b>${text(seller.name)}</b><br>${inOneLine(seller)}<br>${contactOf(seller)} ${sheet.made('Tax ID: 0105#########')}</div>
<h1>${sheet.word('COMMERCIAL INVOICE|INVOICE')}</h1>
<div class="top"><div><div class="label">${sheet.word('Consignee|Consignee:')}</div>
${lines(consignee)}<br><br><div class="label">${sheet.word(isBuyer ? 'Notify Party|Buyer' : 'Buyer|Applicant / Buyer')}</div>${notify}</div>${boxed(grid, 2)}</div>
${tableOf(goods)}${sumTable(sums)}${words}<p>${cargo.map(({ label, html }) => `${label} : ${html}`).join('<br>')}</p>
${signed(dice, sheet.word('For and on behalf of|Authorized Signature'), seller.name)}`,
    );
    return { title: 'COMMERCIAL INVOICE', page };
  },
});
