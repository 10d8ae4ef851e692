import { HELD_FOOD_WORLD } from '../../truth/held-world.js';
import type { FormWords } from '../../words/form-words.js';
import type { LabelConcept } from '../../words/lexicon.js';
import type { Family } from '../family.js';
import { FormFields, withContact } from '../form-parts.js';
import { linesOf, pageOf, text } from '../html.js';
import { signatureBlock } from '../parts.js';

const words: FormWords = {
  tradeShare: 0.4,
  labels: {
    certificate_number: 'CERTIFICATE SERIAL|A1 Registration of certificate',
    issue_date: 'DAY OF CERTIFICATION|A2 Certified on',
    exporter: 'EXPORTING COMPANY (NAME & ADDRESS)|B1 Consigning company',
    importer: 'IMPORTING COMPANY (NAME & ADDRESS)|B2 Receiving company',
    declared_goods: 'CARGO TREATED OR INSPECTED|C1 Consignment made up of',
    container_numbers: 'CONTAINER(S) SEALED AS|C2 Container marks',
    port_of_loading: 'EXPORT PORT|C3 Export via',
    port_of_discharge: 'IMPORT PORT|C4 Import via',
    fumigant: 'FUMIGANT GAS|D1 Gas',
    dosage: 'GRAMS PER CUBIC METRE|D2 Dose (gas)',
    exposure: 'HOURS UNDER GAS|D3 Hours held',
    temperature: 'LOWEST DEGREES C|D4 Lowest temp.',
    completion_date: 'GAS-FREE DATE|D5 Finished and aired on',
    fumigation_target: 'APPLIED TO|D6 Applied to',
    country_of_origin: 'STATE WHERE PRODUCED|C5 Produced in',
    packages: 'COUNT OF PACKAGES|C6 Packages counted',
    net_weight: 'MASS (NET)|C7 Net mass certified',
    gross_weight: 'MASS (GROSS)|C8 Gross mass certified',
  },
  phrases: {
    title_fumigation: ['TREATMENT CERTIFICATE (FUMIGATION)', 'FUMIGATION CERTIFICATE ISSUED BY A REGISTERED PROVIDER'],
    fumigation_caption: ['Treatment technician, licence and signature'],
    fumigation_remark: ['We certify the above entries. Residual gas was below 5 ppm when the doors were opened.'],
  },
  statements: {
    HCC: {
      titles: ['OFFICIAL HEALTH CERTIFICATE', 'HEALTH CERTIFICATE FOR PROCESSED FOODS'],
      sentences: [
        'It is certified that the foods above were produced under hygienic supervision, may be sold freely in the country of production, and are harmless to health.',
      ],
      caption: 'Officer in charge',
    },
  },
};

const PLACES: readonly (readonly [string, readonly LabelConcept[]])[] = [
  ['A  CERTIFICATE', ['certificate_number', 'issue_date']],
  ['B  PARTIES', ['exporter', 'importer']],
  [
    'C  CONSIGNMENT',
    [
      'declared_goods',
      'container_numbers',
      'port_of_loading',
      'port_of_discharge',
      'country_of_origin',
      'packages',
      'net_weight',
      'gross_weight',
    ],
  ],
  ['D  TREATMENT', ['fumigant', 'dosage', 'exposure', 'temperature', 'completion_date', 'fumigation_target']],
];

/** Sections by letters, each a grid of two or three columns without rules, where the value stands under its caption. */
const printed: Family = (paper, dice) => {
  const color = dice.pick(['#234', '#533', '#000']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Serif', 'Liberation Serif'])}", "Noto Sans CJK SC"; font-size: 9.5pt; }
h1 { font-size: 14pt; color: ${color}; border-top: 2px solid ${color}; padding-top: 6px; } .own { font-size: 8.5pt; }
.own b { font-size: 12pt; } .head { color: ${color}; font-weight: bold; margin: 12px 0 4px; border-bottom: 0.75px solid ${color}; }
.cells { display: grid; grid-template-columns: repeat(${dice.pick([2, 3])}, 1fr); gap: 6px 22px; } .label { font-size: 7pt; }
.value { font-weight: ${dice.pick(['bold', 'normal'])}; } .signature { margin-top: 20px; }`;
  const fields = new FormFields(paper, words);
  const cell = (concept: LabelConcept) => {
    const { label, lines } = concept === 'exporter' ? withContact(fields.at(concept), dice) : fields.at(concept);
    return `<div><div class="label">${text(label)}</div><div class="value">${linesOf(lines) || '&nbsp;'}</div></div>`;
  };
  const sections = PLACES.flatMap(([header, concepts]) => {
    const told = concepts.filter((concept) => fields.has(concept));
    return told.length === 0 ? [] : [`<div class="head">${header}</div><div class="cells">${told.map(cell).join('')}</div>`];
  });
  const { issuer } = paper;
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? 'NATIONAL FOOD CONTROL SERVICE')}</b><br>${linesOf(issuer?.lines ?? [])}</div><h1>${text(paper.title)}</h1>${sections.join('')}
<div class="head">E  STATEMENT</div><p>${paper.remarks.map(text).join('<br>')}</p>${signatureBlock(paper, dice)}${fields.rest()}`,
  );
};

export const sections: Family = Object.assign(printed, { words });
export const foodSections: Family = Object.assign<Family, Pick<Family, 'words' | 'world'>>((paper, dice) => printed(paper, dice), {
  words,
  world: HELD_FOOD_WORLD,
});
