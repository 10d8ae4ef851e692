import { INDIAN_WORLD } from '../../../truth/goods-world.js';
import type { FormWords } from '../../../words/form-words.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { FormFields, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    certificate_number: 'Treatment Certificate Number|TC No.',
    issue_date: 'Date of Issue (dd/mm/yyyy)|Dt. of issue',
    exporter: 'Name & Address of Consignor/Exporter|Consignor (exporter)',
    importer: 'Name & Address of Declared Consignee|Declared consignee',
    declared_goods: 'Description of Goods (as per invoice)|Goods (nature, qty)',
    container_numbers: 'Container No. / Identification|Cntr. No.',
    port_of_loading: 'Port & Country of Loading|Loading port & country',
    port_of_discharge: 'Name of the Port of Entry|Declared port of entry',
    fumigant: 'Name of Fumigant (a.i.)|Fumigant used (trade)',
    dosage: 'Dosage Rate of Fumigant|Dose',
    exposure: 'Duration of Fumigation|Exp. period',
    temperature: 'Average Ambient Humidity/Temp|Min. ambient temp.',
    completion_date: 'Date of Fumigation (end)|Dt. of fumigation',
    fumigation_target: 'Fumigation Performed On|Performed on',
  },
  phrases: {
    title_fumigation: ['FUMIGATION CERTIFICATE', 'CERTIFICATE OF FUMIGATION (NSPM-11 / NSPM-12)'],
    fumigation_caption: ['Name & Signature of Accredited Fumigation Operator with Seal'],
    fumigation_remark: [
      'This is to certify that the goods described above were treated in accordance with the fumigation treatment ' +
        'requirements of the importing country and declared that the consignment has been verified free of impervious ' +
        'surfaces/layers such as plastic wrapping or laminated plastic films.',
    ],
  },
};

const GOODS: readonly LabelConcept[] = ['declared_goods', 'container_numbers', 'port_of_loading', 'port_of_discharge'];
const TREATMENT: readonly LabelConcept[] = ['fumigant', 'completion_date', 'dosage', 'exposure', 'temperature', 'fumigation_target'];

/** A certificate of two tables with one row each: what was treated, and how; headers above, values under them. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['1px solid #000', '0.5px solid #000', '0.75px solid #3a5f3a']);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'Liberation Sans Narrow'])}", "Noto Sans CJK SC";
  font-size: 9.5pt; }
.own { text-align: center; } .own b { font-size: 15pt; }
h1 { font-size: 13pt; text-align: center; text-decoration: underline; } table { margin-bottom: 8px; }
th, td { border: ${edge}; padding: 3px 4px; text-align: ${dice.pick(['left', 'center'])}; overflow-wrap: anywhere; }
th { font-size: 8pt; font-weight: ${dice.pick(['bold', 'normal'])}; } .part { font-weight: bold; text-align: center; margin: 6px 0 2px; }
.remark { font-size: 8.5pt; } .signature { margin: 18px 0 0 50%; }`;
  const fields = new FormFields(paper, words);
  const table = (concepts: readonly LabelConcept[]) => {
    const told = concepts.filter((concept) => fields.has(concept)).map((concept) => fields.at(concept));
    return `<table><tr>${told.map(({ label }) => `<th>${text(label)}</th>`).join('')}</tr><tr>${told.map(({ lines }) => `<td>${linesOf(lines)}</td>`).join('')}</tr></table>`;
  };
  const party = (concept: 'exporter' | 'importer') => {
    const { label, lines } = withContact(fields.at(concept), dice);
    return `<td style="width:50%">${text(label)}<br>${linesOf(lines)}</td>`;
  };
  const numbers = (['certificate_number', 'issue_date'] as const).map(
    (concept) => `<td style="width:50%">${text(fields.at(concept).label)} : ${fields.value(concept)}</td>`,
  );
  const { issuer } = paper;
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? '')}</b><br>${(issuer?.lines ?? []).map(text).join(', ')}<br>
Reg. No. ${dice.digits(3)}/ALP dt. ${dice.between(2012, 2019)}</div><h1>${text(paper.title)}</h1>
<table><tr>${numbers.join('')}</tr><tr>${party('exporter')}${party('importer')}</tr></table><div class="part">DETAILS OF GOODS</div>
${table(GOODS)}<div class="part">DETAILS OF TREATMENT</div>${table(TREATMENT)}
<table><tr><td>Fumigation has been performed in a container / under gas-tight sheets</td><td style="width:26%">Container</td></tr>
<tr><td>Container pressure decay test conducted</td><td>No</td></tr><tr><td>Container has 200 mm free air space at top</td><td>Yes</td></tr></table>
${paper.remarks.map((remark) => `<p class="remark">${text(remark)}</p>`).join('')}${signatureBlock(paper, dice)}${fields.rest()}
<p class="remark">Endorsed by specified officer of Dte. of PPQS: not required</p>`,
  );
};

export const treatmentTable: Family = Object.assign(printed, { words, world: INDIAN_WORLD });
