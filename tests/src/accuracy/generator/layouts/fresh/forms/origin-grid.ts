import { AGREED_WORLD } from '../../../truth/goods-world.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';

const words: FormWords = {
  labels: {
    certificate_number: 'Certificate No.:|Reference No.',
    agreement: 'Form issued under|Preferential tariff treatment given under',
    exporter: "1. Goods Consigned from (Exporter's name, address and country)|1. Exporter's business name, address, country",
    producer: "2. Producer's name, address and country (if known)|3. Producer's name and address, if known",
    importer: "2. Goods Consigned to (Importer's/ Consignee's name, address, country)|2. Consignee's name, address, country",
    departure_date: '3. Shipment Date|4. Departure date (means of transport and route)',
    vessel_or_flight: "Ship / aircraft (name, number)|Vessel's name/Aircraft flight number etc.",
    port_of_loading: 'Port of loading (if known)|Place of shipment',
    port_of_discharge: 'Port of Discharge (if known)|Place where unloaded',
  },
  columns: {
    item: '5. Item number|6. Item no.',
    marks: '6. Marks and numbers on packages|7. Marks and nos. on packages',
    description:
      '7. Number and kind of packages, description of goods including HS code (6 digits)|8. Number and type of packages; description of goods',
    hs_code: 'HS Code of the importing country|9. HS code (six digit)',
    origin_criterion: '8. Origin Conferring Criterion (see overleaf notes)|10. Origin criterion (notes overleaf)',
    quantity_and_weight: '9. Quantity (gross or net weight) and value (FOB)|11. Gross weight, quantity (quantity unit)',
    invoice_number_and_date: '10. Invoice number(s) and date of invoice(s)|12. Number, date of invoices',
  },
  phrases: {
    title_origin: ['CERTIFICATE OF ORIGIN (Combined declaration and certificate)', 'PREFERENTIAL CERTIFICATE OF ORIGIN'],
    origin_remark: [
      '11. Declaration by the exporter: The undersigned hereby declares that the above details and statements are correct and that they comply with the rules of origin specified for these goods.',
    ],
    origin_caption: ['Place and date, name, signature and company of authorised signatory'],
  },
};

/** The certificate of an agreement: numbered boxes, a box for official use with little boxes, goods in open columns, declaration and certification side by side. */
const printed: Family = (paper, dice) => {
  const color = dice.pick(['#000', '#2d6b3c', '#7a4a12']);
  const edge = `1px solid ${color}`;
  const css = `${BOX_CSS} .box { border: ${edge}; margin: -0.5px; min-height: 30px; } .party { min-height: 80px; }
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans'])}", "DejaVu Sans", "Noto Sans CJK SC"; font-size: 9pt; }
.label, .goods th { font-size: 7pt; font-weight: normal; color: ${color}; }
.value, .goods td { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans'])}", "Noto Sans Mono CJK SC"; font-size: 8.5pt; }
h1 { font-size: 12pt; text-align: center; margin: 4px; }
.goods { border: ${edge}; } .goods th { border: ${edge}; padding: 2px; }
.goods td { border-right: ${edge}; padding: 3px; overflow-wrap: anywhere; }
.goods tbody tr:last-child td { padding-bottom: ${dice.between(30, 160)}px; }
.small { font-size: 7.5pt; } .signature { margin-top: 16px; }`;
  const fields = new FormFields(paper, words);
  const empty = (label: string) => boxOf({ concept: '', label, lines: [] });
  const agreement = fields.at('agreement');
  const certified =
    '12. Certification: On the basis of control carried out, it is hereby certified that the information herein is correct and that the goods described comply with the origin requirements.';
  return pageOf(
    css,
    `${rowOf(
      `<div class="stack" style="flex:1">${fields.box('exporter', 1, 'party')}${fields.box('importer', 1, 'party')}</div>`,
      `<div class="stack" style="flex:1"><div class="box"><div>${text(fields.at('certificate_number').label)} ${fields.value('certificate_number')}</div>
<h1>${text(paper.title)}</h1><div style="text-align:center">${agreement.lines.length === 0 ? '' : `${text(agreement.label)} ${linesOf(agreement.lines)}`}<br>
Issued in ${dice.pick(['the country of export', 'the exporting Party'])}</div></div>${fields.box('producer', 1)}</div>`,
    )}
${rowOf(
  `<div class="stack" style="flex:1">${fields.box('departure_date')}${fields.box('vessel_or_flight')}${rowOf(fields.box('port_of_loading'), fields.box('port_of_discharge'))}</div>`,
  `<div class="box" style="flex:1"><div class="label">4. For Official Use</div><div class="small">☐ Preferential Treatment Given<br>
☐ Preferential Treatment Not Given (please state reasons)<br><br>.............................................<br>Signature of authorised signatory of the importing country</div></div>`,
)}
${paper.table === null ? '' : plainTable(paper.table)}
${rowOf(
  `<div class="box small" style="flex:1">${paper.remarks.map(text).join('<br>')}${signatureBlock(paper, dice)}</div>`,
  `<div class="box small" style="flex:1">${certified}<br>
<br><br>................................<br>Place and date, signature and stamp of certifying authority</div>`,
)}
${rowOf(empty('13. ☐ Back-to-back  ☐ Third-party invoicing  ☐ Issued retroactively  ☐ De minimis'))}${fields.rest()}`,
  );
};

export const originGrid: Family = Object.assign(printed, { words, world: AGREED_WORLD });
