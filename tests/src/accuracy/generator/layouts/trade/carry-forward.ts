import { sumOf } from '../../truth/rounding.js';
import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { beside, inOneLine, lines, sumTable } from '../program/blocks.js';
import { type Goods, goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** A long invoice in sheets: each has the whole head again or none, the table goes on, and a sum is carried forward at its foot and brought forward at its top. */
export const carryForward = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'GB', 'DE', 'TH', 'VN'),
  draw: (sheet) => {
    const { dice, shipment, writing } = sheet;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const meta = sheet.pairs([
      ['Invoice|Invoice no.|Invoice Number', 'invoice'],
      ['Date / Tax Point|Date|Invoice date', 'day'],
      ['Account|A/C No|Account Ref', '=@@@###', 0.8],
      ['Your Ref|Cust Order No|Your order no.', 'order', 0.7],
      ['Terms|Payment terms', 'terms', 0.7],
      ['Delivery terms|Incoterms', 'incoterm', 0.6],
    ]);
    const goods = goodsOf(sheet, [
      ['Code|Product Code|Stock code', 'code', 14],
      ['Description|Product Description|Details', 'description', 42],
      ['Qty|Quantity', 'quantity', 9],
      ...(sheet.has('unit', 0.4) ? [['Unit|Per', 'unit', 8] as const] : []),
      ...(sheet.has('hs', 0.3) ? [['Commodity code|Tariff', 'hs', 12] as const] : []),
      ['Unit Price|Price', 'price', 11],
      ['Net Amount|Net|Nett', 'amount', 13],
    ]);
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'Total Net Amount|Goods total', freight: 'Carriage Net|Carriage', insurance: 'Insurance' }),
      total: 'Invoice Total|Total|TOTAL DUE',
    });
    const isHeaded = sheet.has('heads', 0.6);
    const isCarried = sheet.has('carried', 0.6);
    const [forward, brought] = [sheet.word('Carried forward|Continued: carried forward|c/f'), sheet.word('Brought forward|b/f')];
    const size = dice.fork('size').between(16, 24);
    const starts = goods.rows.flatMap((_row, index) => (index % size === 0 ? [index] : []));
    const sumUntil = (end: number) =>
      writing.amount(
        sumOf(
          sheet.lines.slice(0, end).map(({ totalPrice }) => totalPrice),
          2,
        ),
      );
    const note = (words: string, amount: string) =>
      `<tr class="carry"><td colspan="${goods.columns.length - 1}" class="number">${words}</td><td class="number">${amount}</td></tr>`;
    const head = `<div class="top"><div><b>${text(seller.name)}</b><br>${inOneLine(seller)}</div><h1>${sheet.word('INVOICE|Invoice')}</h1></div>
<div class="top"><div>${lines(buyer)}</div>${beside(meta)}</div>`;
    const part = (start: number, place: number) => {
      const rows = goods.rows.slice(start, start + size);
      const isLast = place === starts.length - 1;
      const some: Goods = { ...goods, rows };
      const top = isCarried && place > 0 ? note(brought, sumUntil(start)) : '';
      const foot = isCarried && !isLast ? note(forward, sumUntil(start + size)) : '';
      const table = tableOf(some, 'goods', foot, place === 0 || isHeaded).replace('<tbody>', `<tbody>${top}`);
      const shown =
        place > 0 && !isHeaded ? table.replace(/<tr class="heads">.*?<\/tr>/, `<tr class="ghost">${widths(goods)}</tr>`) : table;
      return `<div class="sheet"${isLast ? '' : ' style="break-after:page"'}>${place === 0 || isHeaded ? head : ''}${shown}
<div class="page">Page ${place + 1} of ${starts.length}</div></div>`;
    };
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Serif'])}"; font-size: 8.5pt; }
.top { display: flex; justify-content: space-between; margin-bottom: 14px; } h1 { font-size: 16pt; margin: 0; } .top .pairs { width: 40%; }
.goods th { border: 1px solid #000; padding: 2px 4px; } .goods td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 2px 4px; }
.goods { border: 1px solid #000; } .carry td { font-style: italic; border-top: 1px solid #000 !important; } .ghost td { border: 0; padding: 0; height: 0; }
.sums { width: 44%; margin: 10px 0 0 56%; } .sums td { border: 1px solid #000; padding: 3px 5px; } .page { text-align: right; font-size: 7.5pt; margin-top: 6px; }`,
      `${starts.map(part).join('')}${sumTable(sums)}<p>${sheet.made('VAT Reg No GB ### #### ##  Registered in England No. ########')}</p>`,
    );
    return { title: 'INVOICE', page: shipment.lines.length === 0 ? '' : page };
  },
});

function widths({ columns }: Goods): string {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  return columns.map(({ share }) => `<td style="width:${((100 * share) / all).toFixed(1)}%"></td>`).join('');
}
