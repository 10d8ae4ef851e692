import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { lines, signed } from '../program/blocks.js';
import { goodsOf, tableOf } from '../program/goods.js';
import { programFamily } from '../program/program-family.js';
import type { Row } from '../program/sheet.js';
import { charges, sumsOf } from '../program/sums.js';

/** An invoice aligned to the layout key of the United Nations: captions in the corners, numbers at the right, transport below the parties, totals in boxes under the goods. */
export const layoutKey = programFamily({
  type: 'CIV',
  world: soldFrom(SEALED_WORLD, 'PL', 'KR', 'MY', 'US'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [seller, consignee] = [sheet.party('seller'), sheet.party('consignee')];
    const isOther = shipment.buyer !== shipment.consignee;
    if (isOther) sheet.party('buyer');
    else sheet.say({ buyer_name: shipment.buyer.name, buyer_address: shipment.buyer.address.join(', ') });
    const box = (...[label, value, share = 1]: Row) => {
      const [pair] = sheet.pairs([[label, value, share]]);
      return `<td><div class="label">${sheet.word(label)}</div>${pair?.html ?? ''}</td>`;
    };
    const plain = (label: string, html: string, more = '') => `<td ${more}><div class="label">${sheet.word(label)}</div>${html}</td>`;
    const goods = goodsOf(sheet, [
      ['Shipping marks; container number|Marks and numbers', 'marks', 15],
      ['Number and kind of packages|No. of packages', 'packagesKind', 12],
      ['Full description of goods|Goods description', 'description', 32],
      ['Commodity code|HS code', 'hs', 11],
      ['Quantity', 'quantityUnit', 11],
      ['Unit price', 'price', 10],
      [`Amount|Amount (${shipment.currency})`, 'amount', 12],
    ]);
    sheet.fill('marks');
    const sums = sumsOf(sheet, {
      ...charges(sheet, { goods: 'Total goods|Sub-total', freight: 'Freight charges', insurance: 'Insurance premium' }),
      total: `Invoice total (${shipment.currency})|Total invoice amount`,
    });
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Mono', 'Liberation Serif'])}"; font-size: 8pt; } table { table-layout: fixed; margin-top: -1px;
} td, th { border: 0.7px solid #000; padding: 1px 4px 3px; } .label { font-size: 6pt; font-family: "Liberation Sans"; } h1 { font-size: 13pt; margin: 0 0 4px; } .goods th {
font-size: 6pt; font-weight: normal; } .goods td { border-top: 0; border-bottom: 0; } .goods { border: 0.7px solid #000; } .party { height: 76px; }`,
      `<h1>${sheet.word('COMMERCIAL INVOICE|INVOICE|Commercial Invoice')}</h1><table><tr>
${plain('Seller (name, address)|Exporter / Seller|Seller', lines(seller), 'rowspan="2" class="party" style="width:50%"')}${box('Invoice number|Invoice no.', 'invoice')}
${box('Invoice date (tax point)|Invoice date', 'day')}</tr>
<tr>${box("Buyer's reference|Buyer's order no.", 'order', 0.7)}${box("Seller's reference", '=@@/####')}</tr>
<tr>${plain('Consignee', lines(consignee), 'class="party" rowspan="2"')}
${plain('Buyer (if not consignee)|Buyer (if other than consignee)', isOther ? lines(shipment.buyer) : '', 'colspan="2"')}</tr>
<tr>${box('Country of origin of goods|Country of origin', 'origin', 0.6)}${box('Country of destination', 'destination')}</tr></table>
<table><tr>${box('Transport details|Vessel/flight no. and date', 'vesselVoyage', 0.7)}${box('Port/airport of loading', 'loading')}
${plain('Terms of delivery and payment', `${sheet.fill('incoterm')}<br>${sheet.fill('terms')}`, 'rowspan="2" colspan="2"')}</tr>
<tr>${box('Port/airport of discharge', 'discharge')}${box('Place of delivery', 'delivery', 0.5)}</tr></table>
${tableOf(goods)}<table><tr>${box('Total packages', 'packages', 0.6)}${box('Net weight|Total net weight', 'net', 0.6)}${box('Gross weight (kg)|Total gross weight', 'gross', 0.7)}
${box('Cube|Total measurement', 'volume', 0.4)}</tr><tr>${sums.map(({ label, html }) => `<td><div class="label">${label}</div><div class="number">${html}</div></td>`).join('')}
</tr></table>
<table><tr>${plain('It is hereby certified that this invoice shows the actual price of the goods described', '<br>')}
<td>${signed(dice, 'Name of signatory; place and date of issue; signature', text(''))}</td></tr></table>`,
    );
    return { title: 'COMMERCIAL INVOICE', page };
  },
});
