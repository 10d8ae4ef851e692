import type { FormWords } from '../../../words/form-words.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { FormFields, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    certificate_number: 'Treatment certificate number|Certificate No. (AEI / scheme)',
    issue_date: 'Certificate issue date|Issued by the provider on',
    exporter: 'Exporter name and address|Consignor details',
    importer: 'Importer name and address|Consignee information',
    declared_goods: 'Target of treatment: description of goods|Description of the treated goods',
    container_numbers: 'Container number(s)|Consignment link (container no.)',
    port_of_loading: 'Port of loading (country)|Loaded at (port)',
    port_of_discharge: 'Country / port of destination|Destination port',
    fumigant: 'Fumigant used (tick one)|Treatment type',
    dosage: 'Applied dose rate|Final dose rate (incl. compensation)',
    exposure: 'Exposure period (hours)|Treatment duration',
    temperature: 'Minimum temperature recorded|Lowest goods temperature during treatment',
    completion_date: 'Date and time treatment finished|Treatment end date',
    fumigation_target: 'Treatment carried out for|Purpose of treatment',
  },
  phrases: {
    title_fumigation: [
      'OFFSHORE BMSB TREATMENT CERTIFICATE - FUMIGATION',
      'BMSB FUMIGATION CERTIFICATE (SULFURYL FLUORIDE / METHYL BROMIDE)',
      'Fumigation treatment certificate - brown marmorated stink bug',
    ],
    fumigation_caption: ['Fumigator in charge: signature and stamp'],
    fumigation_remark: [
      'By signing below, I, the accredited fumigator responsible, declare that these details are true and correct and the treatment was carried out in accordance with the methodology of the scheme.',
    ],
  },
};

/** Sections of a scheme's certificate: grey headings, four cells in a row, the gas ticked among those that are allowed. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['0.75px solid #000', '0.5px solid #6b7c8c']);
  const [ticked, open] = dice.pick([
    ['☒', '☐'],
    ['[X]', '[ ]'],
    ['☑', '☐'],
  ] as const);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed', 'Liberation Sans Narrow'])}", "DejaVu Sans", "Noto Sans CJK SC";
  font-size: 9pt; }
h1 { font-size: 13pt; margin: 0 0 6px; } .own { font-size: 8pt; margin-bottom: 6px; } .own b { font-size: 12pt; }
table.form { table-layout: fixed; margin-top: -1px; } .form td { border: ${edge}; padding: 3px 4px; overflow-wrap: anywhere; }
.form .caption { background: ${dice.pick(['#f0f3f5', '#fff'])}; ${dice.happens(0.5) ? 'font-weight: bold;' : ''} }
.section { background: ${dice.pick(['#36566e', '#555', '#0f5c4c'])}; color: #fff; font-weight: bold; padding: 2px 4px; }
.remark { font-size: 8pt; }`;
  const fields = new FormFields(paper, words);
  const shown = (concept: LabelConcept) => {
    const fact = fields.at(concept);
    if (concept !== 'fumigant') return linesOf((concept === 'exporter' || concept === 'importer' ? withContact(fact, dice) : fact).lines);
    const gas = fact.lines[0] ?? '';
    const all = [gas, /sulfuryl/i.test(gas) ? 'Methyl bromide' : 'Sulfuryl fluoride', 'Ethyl formate'].toSorted();
    return all.map((name) => `${name === gas ? ticked : open} ${text(name)}`).join('<br>');
  };
  const cells = (concept: LabelConcept, span = 1) =>
    `<td class="caption">${text(fields.at(concept).label)}</td><td colspan="${span}">${shown(concept)}</td>`;
  const rows = (...of: readonly string[]) => `<table class="form">${of.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  const own = (caption: string, value: string) => `<td class="caption">${caption}</td><td>${value}</td>`;
  const { issuer } = paper;
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? '')}</b><br>${linesOf(issuer?.lines ?? [])}</div><h1>${text(paper.title)}</h1>
${rows(cells('certificate_number') + cells('issue_date'))}<div class="section">SECTION 1: CONSIGNMENT DETAILS</div>
${rows(
  cells('exporter') + cells('importer'),
  cells('declared_goods', 3),
  cells('container_numbers', 3),
  fields.has('port_of_loading')
    ? cells('port_of_loading') + cells('port_of_discharge')
    : own('Country of origin', '') + own('Quantity', ''),
)}
<div class="section">SECTION 2: TREATMENT DETAILS</div>
${rows(
  cells('fumigant') + cells('fumigation_target'),
  own('Start date and time', '') + cells('completion_date'),
  cells('dosage') + cells('exposure'),
  cells('temperature') + own('Enclosure', dice.pick(['Container', 'Sheeted stack', 'Chamber'])),
  own('End point concentration', `${dice.between(8, 30)} ppm TLV`) + own('Half loss time achieved', 'Yes'),
)}
<div class="section">SECTION 3: DECLARATION</div><p class="remark">${linesOf(paper.remarks)}</p>${signatureBlock(paper, dice)}${fields.rest()}`,
  );
};

export const offshoreTreatment: Family = Object.assign(printed, { words });
