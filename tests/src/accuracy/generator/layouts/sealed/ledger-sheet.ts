import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { beside, lines, sumTable } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** An invoicing service: its word and number at the upper right with what is due under them, the buyer at the left of the dates, units under quantities. */
export const ledgerSheet = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'MY', 'US', 'ID'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [seller, buyer] = [sheet.party('seller'), sheet.party('buyer')];
    const number = sheet.fill('invoice', 'Invoice#');
    const dates = sheet.pairs([
      ['Invoice Date :', 'day'],
      ['Terms :', 'terms', 0.8],
      ['Due Date :', 'due', 0.7],
      ['P.O.# :', 'order', 0.7],
      ['Project Name :|Subject :', '=Shipment @###', 0.3],
    ]);
    const goods = goodsOf(
      sheet,
      [
        ['#', 'item', 5],
        ['Item & Description|Description', 'description', 44],
        ...(sheet.has('hsn', 0.4) ? [['HSN/SAC|HS Code', 'hs', 12] as const] : []),
        ['Qty', dice.fork('qty').pick(['quantity2', 'quantityUnit']), 14],
        ['Rate', 'price', 12],
        ['Amount', 'amount', 14],
      ],
      sheet.has('sku', 0.4) ? [['SKU :', 'code']] : [],
    );
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'Sub Total', freight: 'Shipping charge|Shipping Charges', insurance: 'Insurance charge' }),
      ...(sheet.has('zero', 0.3) ? { untaxed: 'Zero Rate (0%)|Standard Rate (0%)' } : {}),
      total: 'Total',
      ...(sheet.has('made', 0.3) ? { paid: 'Payment Made' } : {}),
      due: 'Balance Due',
    });
    const due = sums.at(-1);
    const shipTo = sheet.has('ship', 0.4) ? `<div><div class="grey">Ship To</div>${lines(sheet.party('consignee'), true)}</div>` : '';
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'DejaVu Sans Condensed'])}"; font-size: 8.5pt; }
.top, .mid { display: flex; justify-content: space-between; } .right { text-align: right; } .word { font-size: 22pt; }
.grey { color: #777; } .mid { margin: 24px 0 14px; } .mid .pairs { width: 42%; } .mid .pairs td { text-align: right; padding: 2px 0 2px 8px; }
.goods th { background: #3c3d3a; color: #fff; font-weight: normal; padding: 5px; } .goods td { border-bottom: 1px solid #ddd; padding: 6px 5px; }
.sums { width: 44%; margin: 8px 0 0 56%; } .sums td { padding: 4px 5px; text-align: right; } .sums tr:last-child td { background: #f5f4f3; font-weight: bold; }
.notes { margin-top: 34px; }`,
      `<div class="top"><div>${lines(seller, true)}</div><div class="right"><div class="word">${sheet.word('INVOICE|TAX INVOICE|Commercial Invoice')}</div>
<b># ${number}</b><br><br>Balance Due<br><b style="font-size:11pt">${due?.html ?? ''}</b></div></div>
<div class="mid"><div><div class="grey">Bill To</div>${lines(buyer, true)}</div>${shipTo}${beside(dates)}</div>${tableOf(goods)}${sumTable(sums)}
<div class="notes"><div class="grey">Notes</div>
${sheet.word('Thanks for your business.|Looking forward to your next order.')}<br><br><div class="grey">Terms &amp; Conditions</div>
${text(`All payments in ${shipment.currency}.`)} ${sheet.made('Account ####-######-###')}</div>`,
    );
    return { title: 'INVOICE', page };
  },
});
