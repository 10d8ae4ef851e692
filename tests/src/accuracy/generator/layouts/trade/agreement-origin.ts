import { soldFrom } from '../../truth/sold-from.js';
import { TRADE_WORLD } from '../../truth/trade-world.js';
import { pageOf } from '../html.js';
import { lines, signed } from '../program/blocks.js';
import { originGoods } from '../program/origin-goods.js';
import { programFamily } from '../program/program-family.js';

/** Agreements by the country that sells. */
const AGREEMENTS: Readonly<Record<string, readonly string[]>> = {
  CN: ['China-Australia Free Trade Agreement', 'Regional Comprehensive Economic Partnership'],
  TH: ['Thailand-Australia Free Trade Agreement', 'Regional Comprehensive Economic Partnership'],
  VN: ['Comprehensive and Progressive Agreement for Trans-Pacific Partnership', 'Regional Comprehensive Economic Partnership'],
};

/** A certificate under a free trade agreement: fourteen numbered boxes, producer and route at the left, for official use only at the right, an origin for each item. */
export const agreementOrigin = programFamily({
  type: 'COO',
  world: soldFrom(TRADE_WORLD, 'CN', 'TH', 'VN'),
  draw: (sheet) => {
    const { dice, shipment } = sheet;
    const [exporter, importer] = [sheet.party('exporter'), sheet.party('importer')];
    const agreement = dice.fork('agreement').pick(AGREEMENTS[shipment.seller.country.code] ?? ['Free Trade Agreement']);
    sheet.say({ agreement });
    const isKnown = sheet.has('producer', 0.7);
    if (isKnown) sheet.party('producer', false);
    const table = originGoods(sheet, [
      ['6. Item number|6. Item No. (Max 20)', 'item', 7],
      ['7. Marks and numbers on packages|7. Marks and numbers', 'marks', 16],
      ['8. Number and kind of packages; description of goods', 'packed', 34],
      ['9. HS code (6-digit code)|9. HS code', dice.fork('hs').pick(['hs6', 'hsDotted']), 11],
      ['10. Origin criterion|10. Origin Conferring Criterion', 'criterion', 10],
      [
        '11. Gross or net weight or other quantity|11. Quantity (gross weight or other quantity)',
        dice.fork('quantity').pick(['weight', 'quantity']),
        13,
      ],
      ['12. Invoice number and date|12. Number and date of invoice', 'invoice', 16],
    ]);
    const isSigned = sheet.has('ink', 0.6);
    sheet.say({ signature_exists: isSigned });
    const certificate = sheet.fill('certificate', 'Certificate No.');
    const producer = isKnown ? lines(exporter) : '';
    const page = pageOf(
      `body { font-family: "${dice.fork('font').pick(['Liberation Serif', 'Liberation Sans'])}"; font-size: 8pt; } table { table-layout: fixed; margin-top: -1px; } td, th { border:
1px solid #000; padding: 2px 4px; } .label, th { font-size: 6.5pt; font-weight: normal; } h1 { font-size: 12pt; text-align: center; margin: 8px 0 2px; } .goods td { padding-bottom:
12px; border-top: 0; border-bottom: 0; } .goods { border: 1px solid #000; }`,
      `<table><tr><td><div class="label">1. Exporter's name, address and country:</div>${lines(exporter)}</td>
<td rowspan="3" style="text-align:center"><div style="text-align:left">${sheet.word('Certificate No.:|Reference No.')} ${certificate}</div>
<h1>CERTIFICATE OF ORIGIN</h1><b>Form for ${agreement}</b><br><br>${sheet.word('Issued in:')} ${sheet.shipment.seller.country.name}</td></tr>
<tr><td><div class="label">2. Producer's name and address (if known):</div>${producer}</td></tr>
<tr><td><div class="label">3. Importer's name, address and country (if known):</div>${lines(importer)}</td></tr>
<tr><td><div class="label">4. Means of transport and route (as far as known)</div>Departure date: ${sheet.fill('departure')}<br>Vessel/Flight/Train/Vehicle No.:
${sheet.fill('vesselFlight')}<br>Port of loading: ${sheet.fill('loading')}<br>Port of discharge: ${sheet.fill('discharge')}</td><td><div class="label">For official use only</div>
<br><div class="label">5. Remarks</div></td></tr></table>
${table}<table><tr><td style="height:120px"><div class="label">13. Declaration by the exporter or producer</div>The undersigned hereby declares that the above-stated information is
correct and that the goods exported to ${shipment.consignee.country.name} comply with the origin requirements specified in the ${agreement}.<br><br>
${isSigned ? signed(dice, '', exporter.name, true) : ''}<br><span class="label">Place, date and signature of authorised person</span></td><td><div class="label">14.
Certification</div>On the basis of the control carried out, it is hereby certified that the information herein is correct.<br><br><br><span class="label">Place, date and signature
and stamp of the Authorised Body</span></td></tr></table>`,
    );
    return { title: 'CERTIFICATE OF ORIGIN', page };
  },
});
