import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf, text } from '../html.js';
import { lines, signed } from '../program/blocks.js';
import { originGoods } from '../program/origin-goods.js';
import { programFamily } from '../program/program-family.js';

/** A chamber's certificate of origin: numbered boxes, three parties at the left, the title at the right, goods with marks and weights, two declarations below. */
export const chamberOrigin = programFamily({
  type: 'COO',
  world: soldFrom(TRADE_WORLD, 'DE', 'FR', 'GB', 'IN', 'TW'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [exporter, importer] = [sheet.party('exporter'), sheet.party('importer')];
    const table = originGoods(sheet, [
      [
        'Item number; marks, numbers, number and kind of packages; description of goods|6 Item number, marks, description',
        'description',
        60,
      ],
      ...(sheet.has('hs', 0.5) ? [['HS Code|Tariff No.', 'hs6', 14] as const] : []),
      ['Quantity|7 Quantity', 'weight', 18],
    ]);
    const isSigned = sheet.has('ink', 0.6);
    sheet.say({ signature_exists: isSigned });
    const number = sheet.fill('certificate', 'No.');
    const plain = (label: string, html: string, height = 70) =>
      `<td style="height:${height}px"><div class="label">${sheet.word(label)}</div>${html}</td>`;
    const transport = `${sheet.fill('vesselFlight')}<br>From ${sheet.fill('loading')}<br>To ${sheet.fill('discharge')}`;
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Serif'])}"; font-size: 8.5pt; } table { table-layout: fixed; margin-top: -1px; } td, th {
border: 1px solid #7a4b1e; padding: 2px 5px; } .label, th { font-size: 6.5pt; color: #7a4b1e; font-weight: normal; } h1 { font-size: 14pt; color: #7a4b1e; text-align: center;
margin: 6px 0; }`,
      `<table><tr>${plain('1 Consignor|1. Exporter|Exporter (name, address, country)', lines(exporter))}
<td style="text-align:center"><div style="text-align:right">${sheet.word('No.|Serial No.')} <b>${number}</b></div><div class="label">ORIGINAL</div>
<h1>${sheet.word('CERTIFICATE OF ORIGIN')}</h1></td></tr>
<tr>${plain('2 Consignee|2. Consignee (name, address, country)', lines(importer))}${plain('3 Country of Origin|3. Country of origin', text(shipment.seller.country.name))}</tr><tr>
${plain('4 Transport details (Optional)|4. Means of transport and route', transport)}
${plain('5 Remarks|5. Remarks', sheet.made('L/C ########'))}</tr></table>
${table}<table><tr><td style="height:150px"><div class="label">8 THE UNDERSIGNED AUTHORITY CERTIFIES THAT THE GOODS DESCRIBED ABOVE ORIGINATE IN THE COUNTRY SHOWN IN BOX 3</div>
<br><br>CHAMBER OF COMMERCE AND INDUSTRY${isSigned ? signed(dice, '', '', true) : '<br>'}
<div class="label">Place and date of issue, name, signature and stamp of competent authority</div>
</td></tr></table>`,
    );
    return { title: 'CERTIFICATE OF ORIGIN', page };
  },
});
