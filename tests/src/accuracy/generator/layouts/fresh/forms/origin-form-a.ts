import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';

const words: FormWords = {
  labels: {
    certificate_number: 'Reference No|Serial / reference number',
    agreement: 'Preference scheme|Arrangement under which it is issued',
    exporter: "1. Goods consigned from (exporter's business name, address, country)|1. Consigned from (business name, address, country)",
    importer: "2. Goods consigned to (consignee's name, address, country)|2. Consigned to (name, address, country)",
    producer: '2a. Produced by|Producer, where other than box 1',
    departure_date: '3a. Date of despatch|3. Departs on',
    vessel_or_flight: '3. Means of transport and route (as far as known)|3. Transport (as far as known)',
    port_of_loading: 'From (place of despatch)|3. From',
    port_of_discharge: 'To (place of arrival)|3. To',
  },
  columns: {
    item: '5. Item number|5. Tariff item',
    marks: '6. Marks and numbers of packages|6. Marks of packages',
    description: '7. Number and kind of packages; description of goods|7. Packages, what the goods are',
    hs_code: '7a. HS (6 digits)|7a. HS number',
    origin_criterion: '8. Origin criterion (see notes overleaf)|8. Criterion (see overleaf)',
    quantity_and_weight: '9. Gross weight or other quantity|9. Weight or quantity',
    invoice_number_and_date: '10. Number and date of invoices|10. Invoices',
  },
  phrases: {
    title_origin: [
      'GENERALIZED SYSTEM OF PREFERENCES CERTIFICATE OF ORIGIN FORM A',
      'CERTIFICATE OF ORIGIN (Combined declaration and certificate) FORM A',
    ],
    origin_remark: ['The undersigned hereby declares that the above details and statements are correct.'],
    origin_caption: ['Place and date, signature of authorized signatory'],
  },
};

/** The form of preferences: two boxes at the left, number and title at the right, transport in one box, columns open to the foot, certification beside declaration. */
const printed: Family = (paper, dice) => {
  const edge = `1px solid ${dice.pick(['#000', '#3d7a4a', '#5b5b8a'])}`;
  const css = `${BOX_CSS} .box { border: ${edge}; margin: -0.5px; min-height: 30px; } .party { min-height: 86px; }
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif'])}", "Noto Sans CJK SC"; font-size: 9pt; }
.label, .goods th { font-size: 7pt; font-weight: normal; }
.value, .goods td { font-family: "${dice.pick(['Liberation Mono', 'Liberation Serif'])}", "Noto Sans CJK SC"; }
h1 { font-size: 11pt; text-align: center; } .goods { border: ${edge}; } .goods th { border: ${edge}; padding: 2px; }
.goods td { border-right: ${edge}; padding: 3px; overflow-wrap: anywhere; }
.goods tbody tr:last-child td { padding-bottom: ${dice.between(40, 200)}px; } .small { font-size: 7.5pt; }`;
  const fields = new FormFields(paper, words);
  const country = dice.pick(['Australia', 'New Zealand']);
  const transport = boxOf({
    ...fields.at('vessel_or_flight'),
    lines: [
      `${fields.at('port_of_loading').label}: ${fields.at('port_of_loading').lines.join(' ')}`,
      `${fields.at('port_of_discharge').label}: ${fields.at('port_of_discharge').lines.join(' ')}`,
      `BY SEA: ${fields.at('vessel_or_flight').lines.join(' ')}`,
    ],
  });
  const agreement = fields.has('agreement') ? `${text(fields.at('agreement').label)}: ${fields.value('agreement')}` : '';
  return pageOf(
    css,
    `${rowOf(
      `<div class="stack" style="flex:1">${boxOf(withContact(fields.at('exporter'), dice), 1, 'party')}${boxOf(withContact(fields.at('importer'), dice), 1, 'party')}</div>`,
      `<div class="box" style="flex:1"><div>${text(fields.at('certificate_number').label)} &nbsp; ${fields.value('certificate_number')}</div>
<h1>${text(paper.title)}</h1><div class="small" style="text-align:center">Issued in &nbsp; ${dice.pick(['THE COUNTRY OF EXPORT', 'ORIGINAL'])} &nbsp; (country)<br>
${agreement}<br>See notes overleaf</div></div>`,
    )}
${rowOf(`<div class="stack" style="flex:1">${transport}${fields.box('departure_date')}</div>`, boxOf({ concept: '', label: '4. For official use', lines: [] }))}
${rowOf(fields.box('producer'))}${paper.table === null ? '' : plainTable(paper.table)}
${rowOf(
  `<div class="box small" style="flex:1">11. Certification<br>It is hereby certified, on the basis of control carried out, that the declaration by the exporter is correct.<br>
<br><br>...........................................<br>Place and date, signature and stamp of certifying authority</div>`,
  `<div class="box small" style="flex:1">12. Declaration by the exporter<br>
${linesOf(paper.remarks)} All the goods were produced in the country of export and comply with the origin requirements for goods exported to ${country}.${signatureBlock(paper, dice)}</div>`,
)}${fields.rest()}`,
  );
};

export const originFormA: Family = Object.assign(printed, { words, world: GOODS_WORLD });
