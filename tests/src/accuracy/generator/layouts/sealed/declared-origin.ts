import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { signatureInk } from '../ink.js';
import { beside, contactOf, inOneLine, lines } from '../program/blocks.js';
import { originGoods } from '../program/origin-goods.js';
import { programFamily } from '../program/program-family.js';

/** A maker's own certificate of origin on its letterhead: labels and values in a list, a small table, one sentence, a name in ink. */
export const declaredOrigin = programFamily({
  type: 'COO',
  world: soldFrom(SEALED_WORLD, 'CN', 'KR', 'US', 'IT', 'PL'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [exporter, importer] = [sheet.party('exporter'), sheet.party('importer')];
    const meta = sheet.pairs([
      ['Certificate No.|Ref. No.|Certificate number', 'certificate'],
      ['Vessel / Flight|Means of transport|Vessel', 'vesselFlight'],
      ['Port of loading|From', 'loading'],
      ['Port of discharge|To', 'discharge'],
      ['Departure date|Date of departure', 'departure', 0.7],
    ]);
    const table = originGoods(sheet, [
      ['Item|No.', 'item', 6],
      ['Description of goods|Goods', 'description', 44],
      ['HS code|H.S. Code', dice.fork('hs').pick(['hs6', 'hsDotted']), 13],
      ['Quantity|Qty', 'quantity', 14],
      ...(sheet.has('invoice', 0.6) ? [['Invoice no. and date|Invoice', 'invoice', 18] as const] : []),
    ]);
    const isSigned = sheet.has('ink', 0.6);
    sheet.say({ signature_exists: isSigned });
    const country = text(shipment.seller.country.name);
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Serif', 'Liberation Sans'])}"; font-size: 9.5pt; }
.own { text-align: center; border-bottom: 1px solid #000; padding-bottom: 6px; } .own b { font-size: 14pt; }
h1 { text-align: center; font-size: 15pt; margin: 20px 0; } .two { display: flex; gap: 30px; margin-bottom: 14px; } .two > * { flex: 1; }
.pairs { width: 80%; margin-bottom: 14px; } .label { width: 38%; } .goods th, .goods td { border: 1px solid #000; padding: 3px 5px; }`,
      `<div class="own"><b>${text(exporter.name)}</b><br>${inOneLine(exporter)}<br>${contactOf(exporter)}</div>
<h1>${sheet.word('CERTIFICATE OF ORIGIN|Certificate of Origin')}</h1><div class="two"><div><b>${sheet.word('Exporter:|Exporter')}</b><br>${lines(exporter)}</div>
<div><b>${sheet.word('Importer:|Consignee / Importer:')}</b><br>${lines(importer)}</div></div>${beside(meta, ':')}${table}
<p>${sheet.word(`We hereby certify that the goods listed above are of ${country} origin.|We, the undersigned, declare that the goods described above were wholly manufactured in ${country}.`)}
</p>${isSigned ? signatureInk(dice.fork('ink')) : '<br><br>'}<br>____________________<br>${sheet.word('Export Manager|Authorised signature|Name and title')}`,
    );
    return { title: 'CERTIFICATE OF ORIGIN', page };
  },
});
