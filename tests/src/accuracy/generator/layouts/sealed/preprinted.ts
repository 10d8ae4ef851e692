import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { boxed, inOneLine, lines } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { tellDiscount } from '../program/retold.js';
import { charges, sumsOf } from '../program/sums.js';

/** Stationery of an accounts package: rounded boxes in colour, quantity first, a tall body, the analysis of tax at the left of the totals, bank details in a band. */
export const preprinted = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'MY', 'NL', 'US'),
  draw: (sheet) => {
    if (sheet.has('rebate', 0.3)) tellDiscount(sheet);
    const isReduced = sheet.has('rebate', 0.3);
    const { dice } = sheet;
    const { currency } = sheet.shipment;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const meta = sheet.pairs([
      ['Invoice No.|Invoice Number', 'invoice'],
      ['Date|Tax Point', 'day'],
      ['Order No.|Your Order No.', 'order', 0.7],
      ['Account No.|Account Ref.', '=@@@@0#', 0.8],
      ['Delivery Note', '=DN#####', 0.3],
      ['Page', '=1', 0.5],
    ]);
    const goods = goodsOf(sheet, [
      ['Quantity|Qty', 'quantity', 10],
      ...(sheet.has('product', 0.5) ? [['Product|Stock Code', 'code', 14] as const] : []),
      ['Details|Description', 'description', 44],
      ['Unit Price', 'price', 12],
      ...(isReduced ? [['Disc %|Disc', 'discount', 8] as const] : []),
      ['Net Amt|Net Amount', 'amount', 13],
      ['VAT %|Tax %', 'taxRate', 7],
      ['VAT|Tax', 'taxAmount', 8],
    ]);
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'Total Net Amount|Goods Value', freight: 'Carriage Net|Carriage', insurance: 'Insurance' }),
      untaxed: 'Total VAT Amount|Total Tax Amount',
      total: `Invoice Total ${currency}|Invoice Total`,
    });
    const terms = sheet.has('terms', 0.8) ? `${sheet.word('Terms|Settlement Terms')}: ${sheet.fill('terms', 'Terms')}` : '';
    const color = dice.fork('color').pick(['#0a6b3d', '#284a8e', '#000', '#97233f']);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Serif'])}"; font-size: 8.5pt; }
.top { display: flex; justify-content: space-between; gap: 20px; margin-bottom: 14px; }
.round { border: 1px solid ${color}; border-radius: 8px; padding: 6px 10px; min-height: 92px; flex: 1; } .label { font-size: 6.5pt; color: ${color}; }
.top .boxes { flex: 1; width: auto; } .boxes td { border: 1px solid ${color}; padding: 2px 6px; }
.frame { border: 1px solid ${color}; border-radius: 8px; min-height: ${dice.fork('room').between(260, 430)}px; }
.goods th { color: ${color}; border-bottom: 1px solid ${color}; padding: 3px 4px; font-size: 7.5pt; } .goods td { padding: 2px 4px; }
.under { display: flex; justify-content: space-between; margin-top: 8px; } .under > :first-child { width: 50%; } .under .boxes { width: 44%; }
h1 { font-size: 20pt; color: ${color}; margin: 0; }`,
      `<div class="top"><div><b style="font-size:14pt;color:${color}">${text(seller.name)}</b><br>${inOneLine(seller)}<br>${text(`Tel ${seller.telephone}`)}
${sheet.made('Reg. No. ######-@')}</div><h1>${sheet.word('INVOICE|Invoice|Export Invoice')}</h1></div>
<div class="top"><div class="round">${sheet.has('captioned', 0.5) ? '<div class="label">Invoice To</div>' : ''}${lines(buyer)}</div>${boxed(meta, 2)}</div>
<div class="frame">${tableOf(goods)}</div>
<div class="under"><div>${terms}<br>${sheet.made('Bank: Straits Merchant Bank  Sort ##-##-##  A/C ########')}<br>
${sheet.word('E. & O. E.|Title to goods does not pass until payment is received.')}</div>${boxed(sums, 1)}</div>`,
    );
    return { title: 'INVOICE', page };
  },
});
