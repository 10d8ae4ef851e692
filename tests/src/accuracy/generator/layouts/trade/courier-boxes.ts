import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { boxed, contactOf, lines, signed } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import { charges, sumsOf } from '../program/sums.js';

/** The sheet that couriers want with a consignment: sender, recipient and importer in boxes, origin and weight in the lines, a declaration to sign. */
export const courierBoxes = programFamily({
  type: 'CIV',
  world: soldFrom(TRADE_WORLD, 'US', 'GB', 'CN', 'TH'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const seller = sheet.party('seller');
    const [buyer, consignee] = [sheet.party('buyer'), sheet.party('consignee')];
    const numbers = sheet.pairs([
      ['DATE OF EXPORTATION|Date of Shipment', 'deliveryDay', 0.5],
      ['INVOICE DATE|Date', 'day'],
      ['INVOICE NUMBER|Invoice No.', 'invoice'],
      ['EXPORT REFERENCES (i.e. order no.)|Purchase Order No.', 'order', 0.6],
      ['COUNTRY OF MANUFACTURE|COUNTRY OF ORIGIN', 'origin', 0.5],
      ['COUNTRY OF ULTIMATE DESTINATION', 'destination', 0.7],
      ['INTERNATIONAL AIR WAYBILL NO.|AIR WAYBILL NO.', 'bill', 0.5],
      ['TERMS OF SALE (INCOTERM)|INCOTERMS', 'incoterm', 0.7],
      ['REASON FOR EXPORT', '=SALE', 0.6],
    ]);
    const goods = goodsOf(sheet, [
      ...(sheet.has('packages', 0.5) ? [['NO. OF PKGS', 'packages', 8] as const] : []),
      ['FULL DESCRIPTION OF GOODS|DESCRIPTION OF GOODS', 'description', 36],
      ['HARMONIZED CODE|HS CODE', 'hs', 13],
      ['COUNTRY OF MFR|COO', 'origin', 10],
      ['QTY', 'quantity', 8],
      ['UNIT OF MEASURE|UNITS', 'unit', 9],
      ['WEIGHT|NET WT', 'netWeight', 9],
      ['UNIT VALUE', 'price', 11],
      ['TOTAL VALUE', 'amount', 12],
    ]);
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'SUBTOTAL', freight: 'FREIGHT COST|FREIGHT', insurance: 'INSURANCE COST|INSURANCE' }),
      total: `TOTAL INVOICE VALUE|TOTAL VALUE ${shipment.currency}`,
    });
    const totals = sheet.pairs([
      ['TOTAL NO. OF PACKAGES|TOTAL PKGS', 'packages', 0.7],
      ['TOTAL WEIGHT|TOTAL GROSS WEIGHT', 'gross', 0.7],
      ['CURRENCY', 'currency', 0.7],
    ]);
    const box = (label: string, html: string) => `<td><div class="label">${sheet.word(label)}</div>${html}</td>`;
    const isSame = shipment.buyer === shipment.consignee;
    const page = pageOf(
      `body { font-family: "Liberation Sans"; font-size: 8pt; } table { table-layout: fixed; }
.boxes td, .goods td, .goods th { border: 1px solid #000; padding: 2px 4px; } .boxes, .goods { margin-top: -1px; } .label { font-size: 6.5pt; font-weight: bold; }
h1 { text-align: center; font-size: 14pt; margin: 0 0 6px; }
.goods th { font-size: 6.5pt; text-align: center; } .sign { margin-top: 14px; }`,
      `<h1>${sheet.word('COMMERCIAL INVOICE|Commercial Invoice')}</h1>${boxed(numbers, 2)}<table class="boxes"><tr>
${box('SHIPPER/EXPORTER (complete name and address)|EXPORTER|SENDER', `${lines(seller)}<br>${contactOf(seller)}<br>${sheet.made('Tax ID: ##-#######')}`)}
${box('CONSIGNEE (complete name and address)|CONSIGNEE|RECIPIENT|SHIP TO', lines(consignee))}</tr>
<tr><td><div class="label">${sheet.word('PARTIES TO TRANSACTION')}</div>
${sheet.word('[X] Not related [ ] Related')}</td>${box('IMPORTER - IF OTHER THAN CONSIGNEE|SOLD TO (if other than consignee)|BILL TO', isSame ? 'SAME AS CONSIGNEE' : lines(buyer))}
</tr></table>
${tableOf(goods)}${boxed([...totals, ...sums], 3)}
<div class="sign">${sheet.word('I declare all the information contained in this invoice to be true and correct.|Exported in accordance with the Export Administration Regulations.')}
</div>${signed(dice, 'SIGNATURE OF SHIPPER/EXPORTER', text(''))}`,
    );
    return { title: 'COMMERCIAL INVOICE', page };
  },
});
