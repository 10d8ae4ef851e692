import { AGREED_WORLD } from '../../../truth/goods-world.js';
import type { FormWords } from '../../../words/form-words.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';

const words: FormWords = {
  labels: {
    certificate_number: 'Certification no.|Unique reference number',
    agreement: 'Agreement under which preference is claimed|Trade agreement claimed',
    exporter: '2. Exporter|Exporter (legal name and address)',
    importer: '4. Importer|Importer (legal name and address)',
    producer: '3. Producer|Producer (legal name and address)',
    departure_date: 'Date of exportation|Goods leave on',
    vessel_or_flight: 'Conveyance (vessel / flight)|Carried on',
    port_of_loading: 'Port of export|Leaving from',
    port_of_discharge: 'Port of entry|Entering at',
  },
  columns: {
    item: 'Line|5. Item',
    marks: 'Marks of pkgs|5a. Marks',
    description: '5. Description of good(s)|5b. Good',
    hs_code: '6. HS tariff classification|6. HS subheading',
    origin_criterion: '7. Origin criterion|7. Criterion applied',
    quantity_and_weight: '8. Quantity or weight|8. Amount (weight)',
    invoice_number_and_date: '9. Invoice no. / date|9. Covered by invoice',
  },
  phrases: {
    title_origin: ['CERTIFICATION OF ORIGIN', 'DECLARATION / CERTIFICATION OF ORIGIN'],
    origin_remark: [
      'I certify that the goods described in this document qualify as originating and the information contained in this ' +
        'document is true and accurate. I assume responsibility for proving such representations and agree to maintain ' +
        'documentation necessary to support this certification.',
    ],
    origin_caption: ['Signature of certifier'],
  },
};

/** What an exporter certifies on its own: numbered rows with captions at the left, boxes ticked for who certifies, parties with lines for telephone and e-mail under them. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['0.75px solid #000', '0.5px solid #999']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}", "DejaVu Sans", "Noto Sans CJK SC";
  font-size: 9pt; }
h1 { font-size: 14pt; text-align: ${dice.pick(['center', 'left'])}; margin: 0 0 6px; }
.rows td { border: ${edge}; padding: 3px 5px; } .rows td:first-child { width: 30%; background: ${dice.pick(['#fff', '#eef1f5'])}; }
.goods { margin: 8px 0; } .goods th, .goods td { border: ${edge}; padding: 3px; overflow-wrap: anywhere; }
.goods th { font-size: 7.5pt; } .remark { font-size: 8pt; }`;
  const fields = new FormFields(paper, words);
  const row = (caption: string, value: string) => `<tr><td>${caption}</td><td>${value}</td></tr>`;
  const plain = (...concepts: readonly LabelConcept[]) =>
    concepts
      .filter((concept) => fields.has(concept))
      .map((concept) => row(text(fields.at(concept).label), fields.value(concept)))
      .join('');
  const party = (concept: LabelConcept) => {
    const { label, lines } = fields.at(concept);
    if (lines.length === 0)
      return row(text(label), dice.fork(concept).pick(['', 'SAME AS EXPORTER', 'AVAILABLE UPON REQUEST BY THE IMPORTING AUTHORITIES']));
    return row(text(label), `${linesOf(lines)}<br>Telephone: +${dice.digits(11)}<br>E-mail: trade${dice.digits(3)}@company.example`);
  };
  const who = ['Exporter', 'Producer', 'Importer'].map((one, index) => `${index === 0 ? '☒' : '☐'} ${one}`).join(' &nbsp; ');
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><table class="rows">${plain('certificate_number', 'agreement')}${row('1. Certifier', who)}${party('exporter')}
${party('producer')}${party('importer')}${row('Blanket period', '☒ Single shipment &nbsp; ☐ Blanket: from ____ to ____')}
${plain('departure_date', 'vessel_or_flight', 'port_of_loading', 'port_of_discharge')}</table>
${paper.table === null ? '' : plainTable(paper.table)}<p class="remark">${linesOf(paper.remarks)}</p>${signatureBlock(paper, dice)}${fields.rest()}`,
  );
};

export const originCertifier: Family = Object.assign(printed, { words, world: AGREED_WORLD });
