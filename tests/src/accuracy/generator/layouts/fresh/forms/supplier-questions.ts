import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, boxOf, FormFields, rowOf, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    date: '(7) Date of declaration|7. Date',
    invoice_number: '(3) Invoice / order to which this relates|3. Related invoice number',
    importer: '(2) Importer in the country of destination|2. Name of importer',
    declared_goods: '(4) Products (trade name, model, material)|4. List of products',
    country_of_origin: '(5) Country where the goods were produced|5. Country of production',
    printed_name: '(8) Name of declarant|8. Declarant (name)',
    position: '(9) Function|9. Position held',
  },
  phrases: {
    title_manufacturer: ["SUPPLIER / MANUFACTURER'S DECLARATION FORM", "MANUFACTURER'S DECLARATION - NEW MACHINERY AND PARTS"],
    manufacturer_statement: [
      'I declare on behalf of the company in box 1 that the information given in this form is true, complete and current.',
    ],
    manufacturer_caption: ['(10) Signature and company chop'],
  },
  statements: {
    ASB: {
      titles: ['ASBESTOS CONTENT QUESTIONNAIRE FOR SUPPLIERS', 'SUPPLIER ASBESTOS DECLARATION (FORM A)'],
      sentences: ['I declare that to the best of my knowledge the goods listed in box 4 contain no asbestos at the time of export.'],
      caption: '(10) Signature and company chop',
    },
    ILD: {
      titles: ['ILLEGAL LOGGING - DUE DILIGENCE QUESTIONNAIRE', 'TIMBER LEGALITY DUE DILIGENCE (ILLEGAL LOGGING) DECLARATION'],
      sentences: [
        'I declare that the answers below are true and that the risk that the timber was illegally logged has been assessed as low.',
      ],
      caption: '(10) Signature and company chop',
    },
  },
};

/** What the form asks besides, by the title of its paper; the answers are of no account to anybody but the importer. */
const ASKED: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /asbestos/i,
    [
      'Do the goods contain asbestos in any form?',
      'Was asbestos ever used at the place of production?',
      'Is a laboratory report attached?',
      'Are gaskets, friction materials or insulation part of the goods?',
    ],
  ],
  [
    /logging|timber/i,
    [
      'Is the species of all timber known?',
      'Is a felling licence or concession available?',
      'Are the goods certified (FSC / PEFC)?',
      'Does the country of harvest have a country specific guideline?',
    ],
  ],
  [
    /./,
    [
      'Are the goods new and unused?',
      'Have they been used or tested in soil?',
      'Is wood part of the goods?',
      'Have the goods been cleaned before packing?',
    ],
  ],
];

/** A form of an importer for its suppliers: numbered captions in the corners of boxes, questions with circles for yes and no at the right. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['0.75px solid #000', '0.5px solid #555', '0.75px solid #7a5a1f']);
  const [yes, no] = dice.pick([
    ['● Yes &nbsp; ○ No', '○ Yes &nbsp; ● No'],
    ['Yes ☒ No ☐', 'Yes ☐ No ☒'],
    ['(X) Y &nbsp; ( ) N', '( ) Y &nbsp; (X) N'],
  ] as const);
  const css = `${BOX_CSS} .box, .ask td { border: ${edge}; } .box { margin: -0.5px; padding: 2px 4px 4px; min-height: 32px; }
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Sans Narrow', 'Liberation Serif'])}", "DejaVu Sans", "Noto Sans CJK SC";
  font-size: 9pt; }
h1 { font-size: 13pt; text-align: ${dice.pick(['left', 'center'])}; margin: 0 0 2px; } .label { font-size: 7pt; }
.value { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans', 'DejaVu Serif'])}", "Noto Sans CJK SC"; } .ask { margin: 3px 0; }
.ask td { padding: 4px; } .ask td:last-child { width: 110px; white-space: nowrap; } .signature { font-size: 7pt; }
.remark { font-size: 8.5pt; } .foot { font-size: 7pt; margin-top: 8px; }`;
  const fields = new FormFields(paper, words);
  const { issuer } = paper;
  const maker = {
    concept: 'maker',
    label: '(1) Supplier (company name and full address)',
    lines: [issuer?.name ?? '', ...(issuer?.lines ?? [])],
  };
  const asked = ASKED.find(([of]) => of.test(paper.title))?.[1] ?? [];
  const rows = asked.map((question, index) => `<tr><td>6.${index + 1} ${question}</td><td>${index % 2 === 0 ? no : yes}</td></tr>`);
  const signed = `<div class="box" style="flex:2">${signatureBlock(paper, dice)}</div>`;
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div style="font-size:7pt">Complete in English. One form per shipment unless otherwise agreed. Rev. ${dice.between(1, 9)}</div>
${rowOf(boxOf(maker), boxOf(withContact(fields.at('importer'), dice)))}${rowOf(fields.box('invoice_number'), fields.box('country_of_origin'))}${rowOf(fields.box('declared_goods'))}
<table class="ask">${rows.join('')}</table><p class="remark">${linesOf(paper.remarks)}</p>
${rowOf(fields.box('date'), fields.box('printed_name'), fields.box('position'))}${rowOf(signed)}${fields.rest()}
<div class="foot">Return the completed form by e-mail. Incomplete forms delay the release of goods at the border.</div>`,
  );
};

export const supplierQuestions: Family = Object.assign(printed, { words });
