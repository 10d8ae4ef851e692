import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';

const words: FormWords = {
  labels: {
    certificate_number: 'No.|Nr./ No.',
    agreement: '4a Agreement|Agreement / Abkommen',
    exporter: '1 Consignor|1 Absender / Consignor / Expéditeur',
    importer: '2 Consignee|2 Empfänger / Consignee / Destinataire',
    producer: '1a Manufacturer (if different)|1a Hersteller / Manufacturer / Fabricant',
    departure_date: '4b Date of shipment|4b Versanddatum / Date of shipment',
    vessel_or_flight: '4 Transport details (optional)|4 Angaben über die Beförderung / Transport details',
    port_of_loading: '4c Loaded at|4c Verladeort / Loaded at',
    port_of_discharge: '4d Destined for|4d Bestimmungsort / Destined for',
  },
  columns: {
    item: '6 Item|6 Nr. / Item',
    marks: '6 Marks, numbers|6 Zeichen / Marks',
    description: '6 Number and kind of packages; description of goods|6 Warenbezeichnung / Description of goods',
    hs_code: '6a Commodity code|6a Warennummer / Commodity code',
    origin_criterion: '6b Criterion|6b Kriterium / Criterion',
    quantity_and_weight: '7 Quantity|7 Menge / Quantity',
    invoice_number_and_date: '7a Invoice|7a Rechnung / Invoice',
  },
  phrases: {
    title_origin: ['CERTIFICATE OF ORIGIN', 'EUROPEAN COMMUNITY - CERTIFICATE OF ORIGIN'],
    origin_remark: ['8 THE UNDERSIGNED AUTHORITY CERTIFIES THAT THE GOODS DESCRIBED ABOVE ORIGINATE IN THE COUNTRY SHOWN IN BOX 3'],
    origin_caption: ['Place and date of issue; name, signature and stamp of competent authority'],
  },
};

/** The certificate of chambers: a bare number in a narrow box at the corner, the word ORIGINAL big beside it, country of origin in a box, one wide box of goods. */
const printed: Family = (paper, dice) => {
  const edge = `0.75px solid ${dice.pick(['#8a5a1f', '#000', '#777'])}`;
  const css = `${BOX_CSS} .box { border: ${edge}; margin: -0.4px; min-height: 34px; } .party { min-height: 88px; }
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Serif'])}", "Noto Sans CJK SC"; font-size: 9pt;
  background: ${dice.pick(['#fff', '#fdf8ec'])}; }
.label, .goods th { font-size: 6.5pt; font-weight: normal; }
.value, .goods td { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans'])}", "Noto Sans CJK SC"; }
h1 { font-size: 12pt; text-align: center; margin: 2px; } .goods { border: ${edge}; } .goods td { padding: 4px; }
.goods th { padding: 2px 4px; } .goods tbody tr:last-child td { padding-bottom: ${dice.between(60, 220)}px; }
.big { font-size: 15pt; letter-spacing: 3px; text-align: center; }`;
  const fields = new FormFields(paper, words);
  const transport = ['vessel_or_flight', 'departure_date', 'port_of_loading', 'port_of_discharge'] as const;
  const agreement = fields.has('agreement') ? fields.box('agreement') : '';
  return pageOf(
    css,
    `${rowOf(
      `<div class="stack" style="flex:1">${fields.box('exporter', 1, 'party')}${fields.box('importer', 1, 'party')}</div>`,
      `<div class="stack" style="flex:1">${rowOf(fields.box('certificate_number', 2), `<div class="box big" style="flex:1">${dice.pick(['ORIGINAL', 'COPY'])}</div>`)}
<div class="box"><h1>${text(paper.title)}</h1></div>${fields.box('producer')}${boxOf({ concept: '', label: '3 Country of origin', lines: [dice.pick(['EUROPEAN UNION', 'SEE BOX 6'])] })}</div>`,
    )}
${rowOf(
  `<div class="stack" style="flex:1">${transport.map((concept) => fields.box(concept)).join('')}</div>`,
  `<div class="stack" style="flex:1">${agreement}
${boxOf({ concept: '', label: '5 Remarks', lines: [dice.pick(['', 'CONTRACT AS AGREED', 'L/C 4471 / 26'])] })}</div>`,
)}
${paper.table === null ? '' : plainTable(paper.table)}<div class="box">${linesOf(paper.remarks)}${signatureBlock(paper, dice)}</div>${fields.rest()}`,
  );
};

export const originChamber: Family = Object.assign(printed, { words });
