import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { ofChapters, soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { beside, inOneLine, lines } from '../program/blocks.js';
import { type Detail, goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** A machine builder's invoice for spares: down payment taken off, descriptions over details in one wide column after the figures, the firm only at the foot. */
export const sparesBlock = programFamily({
  type: 'CIV',
  world: ofChapters(soldFrom(SEALED_WORLD, 'IT', 'KR', 'US', 'PL'), '73', '82', '84', '85', '87', '90', '39'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const meta = sheet.pairs([
      ['INVOICE|Invoice No.', 'invoice'],
      ['DATE|Date', 'day'],
      ['Your PO|Customer order', 'order', 0.8],
      ['Our ref.|Job no.', '=J-#####', 0.6],
      ['Machine|Serial', '=@@-###/##', 0.5],
      ['Contact', '=M. Orsini', 0.3],
      ['Delivery|Delivery terms', 'incoterm', 0.8],
      ['Payment|Terms of payment', 'terms', 0.9],
    ]);
    const details: readonly Detail[] = [
      ['P/N', 'code'],
      ['Customs tariff no.|HS code:', 'hs'],
      ['Origin:|Country of origin:', 'origin'],
      ['Net weight:|Weight net', 'net'],
      ['Serial no.|Batch', 'lot'],
    ];
    const goods = goodsOf(
      sheet,
      [
        ['Pos.', 'item10', 6],
        ['Q.ty|Qty', 'quantity', 9],
        ['UM|Unit', 'unit', 7],
        ['Article and description|Description', 'description', 50],
        ['Unit price|Price each', 'price', 12],
        [`Total price|Total ${shipment.currency}`, 'amount', 13],
      ],
      [...details.slice(0, 1), ...details.slice(1).filter(([label]) => sheet.has(label, 0.6))],
    );
    const isAdvance = sheet.has('advance', 0.4);
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'Value of goods|Net total', freight: 'Transport|Packing and freight', insurance: 'Insurance' }),
      total: `Invoice amount|Total amount ${shipment.currency}|Total invoice`,
      ...(isAdvance
        ? { paid: 'Less advance payment|Down payment received', due: `Balance to pay|Remaining amount ${shipment.currency}` }
        : {}),
    });
    const cargo = sheet.pairs([
      ['Packing|Colli', 'packages', 0.5],
      ['Gross weight', 'gross', 0.6],
      ['Dimensions', '=1## x ## x ## cm', 0.5],
    ]);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}"; font-size: 8.5pt; }
.top { display: flex; justify-content: space-between; margin: 40px 0 24px; } .top > * { width: 46%; } .label { width: 42%; color: #444; }
.goods th { text-align: left; border-bottom: 2px solid #000; padding: 2px 4px; } .goods th.number { text-align: right; }
.goods td { padding: 5px 4px; border-bottom: 0.5px solid #aaa; }
.total { width: 55%; margin: 10px 0 0 45%; } .total td { padding: 2px 4px; } .foot { margin-top: 70px; border-top: 2px solid #000; font-size: 7pt; padding-top: 4px; }`,
      `<h2 style="margin:0">${sheet.word('COMMERCIAL INVOICE|INVOICE|Spare parts invoice')}</h2><div class="top"><div>
${sheet.has('messrs', 0.5) ? `${sheet.word('Messrs.|Customer')}<br>` : ''}${lines(buyer)}</div>${beside(meta, dice.fork('colon').pick(['', ':']))}</div>
${tableOf(goods)}<table class="total">${sums.map(({ label, html }) => `<tr><td>${label}</td><td class="number">${html}</td></tr>`).join('')}</table>
<br>${beside(cargo, ':')}<div class="foot"><b>${text(seller.name)}</b> | ${inOneLine(seller, ' | ')} | ${text(seller.telephone)} | ${sheet.made('VAT @@###########')}</div>`,
    );
    return { title: 'COMMERCIAL INVOICE', page };
  },
});
