import { SEALED_WORLD } from '../../truth/sealed-world.js';
import { soldFrom } from '../../truth/sold-from.js';
import { pageOf, text } from '../html.js';
import { signatureInk } from '../ink.js';
import { lines } from '../program/blocks.js';
import { originGoods } from '../program/origin-goods.js';
import { programFamily } from '../program/program-family.js';

/** A regional agreement's form: goods consigned from and to at the left, the reference and the form's name at the right, twelve boxes, squares to tick in the last. */
export const regionalOrigin = programFamily({
  type: 'COO',
  world: soldFrom(SEALED_WORLD, 'MY', 'ID'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [exporter, importer] = [sheet.party('exporter'), sheet.party('importer')];
    sheet.say({ agreement: 'AANZFTA' });
    const table = originGoods(sheet, [
      ['5. Item number', 'item', 7],
      ['6. Marks and numbers on packages', 'marks', 15],
      ['7. Number and kind of packages; description of goods including HS Code (6 digits) and brand name (if applicable)', 'packedHs', 36],
      ['8. Origin Conferring Criterion|8. Origin criterion', 'criterion', 11],
      [
        '9. Quantity (gross weight or other measurement), and value (FOB) where RVC is applied',
        dice.fork('quantity').pick(['weight', 'quantity']),
        16,
      ],
      ['10. Invoice number(s) and date of invoice(s)', 'invoice', 16],
    ]);
    const isSigned = sheet.has('ink', 0.5);
    sheet.say({ signature_exists: isSigned });
    const country = shipment.seller.country.name;
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Sans', 'Liberation Serif', 'Liberation Mono'])}"; font-size: 8pt; } table { table-layout: fixed; margin-top: -1px;
} td, th { border: 1px solid #000; padding: 2px 4px; } .label, th { font-size: 6.5pt; font-weight: normal; font-family: "Liberation Sans"; } .center { text-align: center; } .goods
td { border-top: 0; border-bottom: 0; padding-bottom: 8px; } .goods { border: 1px solid #000; }`,
      `<table><tr><td style="height:84px"><div class="label">1. Goods consigned from (Exporter's name, address, country)</div>${lines(exporter)}</td>
<td rowspan="2" class="center"><div style="text-align:left">${sheet.word('Certificate No.|Reference No.')} ${sheet.fill('certificate', 'Certificate No.')}</div>
<br>AGREEMENT ESTABLISHING THE ASEAN-AUSTRALIA-NEW ZEALAND FREE TRADE AREA (AANZFTA)<br><br><b>CERTIFICATE OF ORIGIN</b><br>(Combined Declaration and Certificate)<br><br><b>FORM
AANZ</b><br>Issued in ${text(country)}</td></tr><tr><td style="height:84px"><div class="label">2. Goods consigned to (Importer's/Consignee's name, address, country)</div>
${lines(importer)}</td></tr>
<tr><td><div class="label">3. Means of transport and route (as far as known)</div><table style="margin:0"><tr><td style="border:0">Shipment date:</td>
<td style="border:0">${sheet.fill('departure')}</td></tr><tr><td style="border:0">Vessel's name/Aircraft etc.:</td>
<td style="border:0">${sheet.fill('vesselFlight')}</td></tr><tr><td style="border:0">Port of Discharge:</td><td style="border:0">${sheet.fill('discharge')}</td>
</tr></table></td><td><div class="label">4. For Official Use</div>[ ] Preferential Treatment Given Under AANZFTA<br>[ ] Preferential Treatment Not Given</td></tr></table>
${table}<table><tr><td style="height:120px"><div class="label">11. Declaration by the exporter</div>The undersigned hereby declares that the above details and statements are
correct; that all the goods were produced in ${text(country)} and that they comply with the rules of origin for exportation to ${text(importer.country.name)}<br>
${isSigned ? signatureInk(dice.fork('ink')) : '<br>'}<br><span class="label">Place and date, name, signature and company of authorised signatory</span></td><td><div
class="label">12. Certification</div>On the basis of control carried out, it is hereby certified that the information herein is correct and that the goods described comply with the
origin requirements.<br><br><br><span class="label">Place and date, signature and stamp of Authorised Issuing Authority</span></td></tr></table><div class="label">13. [ ]
Back-to-back Certificate of Origin [ ] Subject of third-party invoice [ ] Issued retroactively [ ] De minimis [ ] Accumulation</div>`,
    );
    return { title: 'CERTIFICATE OF ORIGIN', page };
  },
});
