import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { inLines, inOneLine, lines } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** A mainframe's invoice in one fixed pitch that goes on over pages, with its heads once or on every page, and totals printed wide apart after the last line. */
export const linePrinter = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'US', 'NL', 'KR', 'CN'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const meta = sheet.pairs([
      ['INVOICE NO|INV #|DOCUMENT NO', 'invoice'],
      ['INV DATE|DOCUMENT DATE|DATE', 'day'],
      ['YOUR P.O.|CUST PO|PO REF', 'order', 0.8],
      ['ACCT|CUSTOMER', '=0######', 0.8],
      ['TERMS', 'terms', 0.8],
      ['PORT OF LOADING|LOADING PORT', 'loading', 0.4],
      ['DEL TERMS|INCOTERM', 'incoterm', 0.6],
    ]);
    const goods = goodsOf(
      sheet,
      [
        ['LINE|NO', 'item', 5],
        ['PRODUCT|ITEM NUMBER', 'code', 14],
        ['DESCRIPTION', 'description', 40],
        ...(sheet.has('tariff', 0.4) ? [['TARIFF|COMMOD CODE', 'hs', 12] as const] : []),
        ...(sheet.has('origin', 0.4) ? [['C/O|ORG', 'origin', 9] as const] : []),
        ['QUANTITY|QTY', 'quantity', 10],
        ['UM', 'unit', 6],
        ['PRICE|UNIT PRC', 'price', 10],
        ['VALUE|EXTENSION|NET VALUE', 'amount', 12],
      ],
      [],
    );
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'GOODS VALUE|MERCHANDISE', freight: 'FREIGHT CHG', insurance: 'INSURANCE CHG' }),
      total: `TOTAL DUE ${shipment.currency}|INVOICE VALUE ${shipment.currency}|TOTAL`,
    });
    const cargo = sheet.pairs([
      ['TOTAL PKGS|CARTONS', 'packages', 0.5],
      ['GROSS WT|TOT GROSS', 'gross', 0.6],
      ['NET WT|TOT NET', 'net', 0.5],
    ]);
    const page = pageOf(
      `@page { margin: 10mm 8mm; } body { font-family: "${dice.fork('font').pick(['Liberation Mono', 'DejaVu Sans Mono'])}"; font-size: 7.5pt; }
.top { display: flex; justify-content: space-between; margin-bottom: 14px; } .goods th { font-weight: normal; padding: 1px 3px; border-bottom: 1px dashed #000; }
.goods td { padding: 1px 3px; } .sum { display: flex; justify-content: flex-end; gap: 60px; }`,
      `<div class="top"><div>${text(seller.name.toUpperCase())}<br>${inOneLine(seller).toUpperCase()}</div>
<div>${sheet.word('INVOICE|* * *  I N V O I C E  * * *|EXPORT INVOICE')}</div></div>
<div class="top"><div>${dice.fork('to').pick(['BILL TO:<br>', 'INVOICE TO<br>', ''])}${lines(buyer)}</div>
<div>${inLines(meta, dice.fork('dots').pick(['. . : ', ': ', ' ']))}</div></div>
${tableOf(goods, 'goods', '', sheet.has('heads again', 0.5))}<br>${sums.map(({ label, html }) => `<div class="sum"><span>${label}</span><span>${html}</span></div>`).join('')}<br>
${inLines(cargo)}<br>${sheet.word('*** END OF INVOICE ***|LAST PAGE|E&OE')}`,
    );
    return { title: 'INVOICE', page };
  },
});
