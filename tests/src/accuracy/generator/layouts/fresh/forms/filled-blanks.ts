import type { FormWords } from '../../../words/form-words.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    date: '(date)|[date of declaration]',
    invoice_number: '(invoice number, or "various")|[invoice number]',
    declared_goods: '(full description of the goods)|[description of goods, typed]',
    country_of_origin: '(country of manufacture)|[country in which the goods were made]',
    importer: '(name of importer)|[importer]',
    printed_name: '(name of person making the declaration)|[name of the declarant]',
    position: '(position)|[capacity of the declarant]',
  },
  phrases: {
    title_manufacturer: ['STATUTORY DECLARATION BY MANUFACTURER', "MANUFACTURER'S DECLARATION (fill in all blanks)"],
    manufacturer_statement: [
      'the goods were manufactured from new materials, are free of plant and animal matter, and the wood in them, if any, is thinner than 6 mm or was treated as required.',
      'the goods are made of plastic and metal, that any wood in them is reconstituted wood, and that they were packed in a clean place.',
    ],
    manufacturer_caption: ['Declared before me / signature of declarant'],
  },
  statements: {
    ASB: {
      titles: ['STATUTORY DECLARATION: GOODS CONTAIN NO ASBESTOS', 'DECLARATION OF ASBESTOS STATUS (fill in all blanks)'],
      sentences: [
        'the goods do not contain asbestos, that I have made enquiries with the makers of all parts, and that test reports can be shown on request.',
      ],
      caption: 'Signature of declarant',
    },
    ILD: {
      titles: ['STATUTORY DECLARATION: ILLEGAL LOGGING', 'DECLARATION OF TIMBER LEGALITY UNDER ILLEGAL LOGGING LAWS (fill in all blanks)'],
      sentences: ['the timber in the goods was not illegally logged, and that I hold documents on species, place of harvest and supplier.'],
      caption: 'Signature of declarant',
    },
  },
};

/** A printed text with blanks: what is typed in stands on a rule, and small under the rule what belongs there. */
const printed: Family = (paper, dice) => {
  const hand = dice.pick(['italic 11pt "Liberation Serif"', '10pt "Liberation Mono"', 'bold 10pt "Liberation Sans"']);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans'])}", "Noto Serif CJK SC"; font-size: 10.5pt; line-height: 1.3; }
h1 { font-size: 13pt; text-align: center; border: 1px solid #000; padding: 6px; }
.blank { display: inline-flex; flex-direction: column; vertical-align: top; margin: 0 4px 6px; min-width: ${dice.between(120, 190)}px; }
.blank .value { font: ${hand}; border-bottom: ${dice.pick(['1px solid #000', '1px dotted #000'])}; min-height: 17px; padding: 0 4px; }
.blank .under { font-size: 6.5pt; text-align: center; } .wide { display: flex; }
.said { margin: 8px 0; } .signature { margin-top: 20px; width: 55%; }`;
  const fields = new FormFields(paper, words);
  const typed = (label: string, lines: readonly string[], name = '') =>
    `<span class="blank ${name}"><span class="value">${linesOf(lines)}</span><span class="under">${text(label)}</span></span>`;
  const blank = (concept: LabelConcept, name = '') => typed(fields.at(concept).label, fields.at(concept).lines, name);
  const { issuer } = paper;
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div class="said">I, ${blank('printed_name')} being the ${blank('position')} of</div>
${typed('(company: name and address)', [issuer?.name ?? '', ...(issuer?.lines ?? [])], 'wide')}
<div class="said">declare that the following goods</div>${blank('declared_goods', 'wide')}
<div class="said">made in ${blank('country_of_origin')} and sold to ${blank('importer')} under ${blank('invoice_number')}</div>
<div class="said">are as stated here: ${paper.remarks.map(text).join(' ')} I understand that a false declaration is an offence.</div>
${signatureBlock(paper, dice)}<div class="said">${blank('date')}</div>${fields.rest()}`,
  );
};

export const filledBlanks: Family = Object.assign(printed, { words });
