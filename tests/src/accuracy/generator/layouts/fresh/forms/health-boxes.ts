import { FOOD_WORLD } from '../../../truth/goods-world.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    certificate_number: 'I.2. Certificate reference number|I.2 Reference No. of the certificate',
    issue_date: 'Issued on|Date of signature',
    exporter: 'I.1. Consignor: name, address, tel.|I.1 Consignor / exporter of record',
    importer: 'I.5. Consignee: name, address, postal code|I.5 Consignee abroad',
    country_of_origin: 'I.7. Country of origin (ISO)|I.7 State of origin',
    port_of_loading: 'I.13. Place of loading|I.13 Loaded at port',
    port_of_discharge: 'I.16. Entry border post|I.16 Port of entry',
    declared_goods: 'I.18. Description of commodity|I.18 Identification of the products',
    packages: 'I.22. Number of packages|I.22 Packages (number and type)',
    net_weight: 'I.20. Quantity (net)|I.20 Total quantity, net',
    gross_weight: 'I.20a. Gross|I.20a Total gross',
    container_numbers: 'I.23. Container number / seal number|I.23 Identification of container and seal',
  },
  statements: {
    HCC: {
      titles: ['HEALTH CERTIFICATE', 'HEALTH CERTIFICATE FOR PRODUCTS INTENDED FOR HUMAN CONSUMPTION', 'EXPORT HEALTH CERTIFICATE (FOOD)'],
      sentences: [
        'II. Health attestation: I, the undersigned official inspector, certify that the products described in part I were ' +
          'prepared and packed under hygienic conditions in establishments under official control and are fit for human ' +
          'consumption.',
      ],
      caption: 'Official inspector (name in capitals, signature)',
    },
  },
};

/** The certificate of a food authority: two parts along a bar at the left, boxes with numbers of the form, crossed out where they do not apply. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['0.75px solid #000', '0.5px solid #333']);
  const css = `${BOX_CSS} .box { border: ${edge}; margin: -0.4px; min-height: 30px; } .form { border: ${edge}; display: flex; }
.part { width: 22px; writing-mode: vertical-rl; transform: rotate(180deg); text-align: center; font-size: 7pt; font-weight: bold; }
.main { flex: 1; min-width: 0; }
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC";
  font-size: 8.5pt; }
h1 { font-size: 13pt; text-align: center; margin: 2px 0 6px; }
.label { font-size: 6.5pt; font-weight: ${dice.pick(['bold', 'normal'])}; } .tall { min-height: 74px; } .goods { min-height: 150px; }
.void { background: linear-gradient(to top right, transparent 49%, #000 49.5%, transparent 50.5%); } .signature { margin: 8px; }
.remark { margin: 6px; } .authority { text-align: center; font-weight: bold; }`;
  const fields = new FormFields(paper, words);
  const empty = (label: string) => boxOf({ concept: '', label, lines: [] }, 1, 'void');
  const filled = (label: string, value: string) => boxOf({ concept: '', label, lines: [value] });
  const authority = dice.pick(['COMPETENT AUTHORITY FOR FOOD SAFETY', 'MINISTRY OF FISHERIES AND FOOD', 'FOOD AND DRUG DEPARTMENT']);
  return pageOf(
    css,
    `<div class="authority">${authority}</div><h1>${text(paper.title)}</h1><div class="form"><div class="part">Part I: Details of dispatched consignment</div><div class="main">
${rowOf(
  boxOf(withContact(fields.at('exporter'), dice), 1, 'tall'),
  `<div class="stack" style="flex:1">${fields.box('certificate_number')}
${filled('I.3. Central competent authority', authority)}${filled('I.4. Local competent authority', 'REGIONAL OFFICE')}</div>`,
)}
${rowOf(boxOf(withContact(fields.at('importer'), dice), 1, 'tall'), `<div class="stack" style="flex:1">${empty('I.6. Person responsible for the load')}${fields.box('country_of_origin')}</div>`)}
${rowOf(fields.box('port_of_loading'), fields.box('port_of_discharge'))}${rowOf(filled('I.15. Means of transport', 'Ship ☒  Aeroplane ☐  Road ☐'), empty('I.17. CITES No(s).'))}
${rowOf(fields.box('declared_goods', 1, 'goods'))}
${rowOf(filled('I.19. Temperature of products', 'Ambient ☒ Chilled ☐ Frozen ☐'), fields.box('net_weight'), fields.box('gross_weight'), fields.box('packages'))}
${rowOf(fields.box('container_numbers', 2), filled('I.25. Products certified for', 'Human consumption ☒'))}</div></div>
<div class="form"><div class="part">Part II</div><div class="main"><p class="remark">${linesOf(paper.remarks)}</p>
${rowOf(`<div style="flex:1">${signatureBlock(paper, dice)}</div>`, fields.box('issue_date'))}</div></div>${fields.rest()}`,
  );
};

export const healthBoxes: Family = Object.assign(printed, { words, world: FOOD_WORLD });
