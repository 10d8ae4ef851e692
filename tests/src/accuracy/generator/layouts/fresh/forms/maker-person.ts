import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    date: 'Declared on|This day,',
    invoice_number: 'Consignment reference (invoice no.)|Commercial invoice concerned',
    declared_goods: 'Full description of the product(s)|Product(s) declared',
    country_of_origin: 'Made in (country)|Country of manufacture of the product(s)',
    printed_name: 'Full name of declarant|Declarant',
    position: 'Position in the company|Office held',
  },
  phrases: {
    title_manufacturer: ["MANUFACTURER'S DECLARATION FOR IMPORT INTO AUSTRALIA", 'Manufacturer declaration (biosecurity)'],
    manufacturer_statement: [
      'The goods were heated to a core temperature of at least 90 °C for 30 minutes during processing.\nThe goods contain no ' +
        'seeds capable of germination, and no meat, dairy, egg or honey.\nThe goods are commercially prepared, packed in clean ' +
        'and new packaging and are ready for sale.',
      'The products are made of metal, glass and plastic only.\nThey are new and have not been in contact with soil or animals.\nNo straw, wood or bamboo is part of the products.',
    ],
    manufacturer_caption: ['Signature of declarant'],
  },
};

/**
 * A person declares: who, in which office and for which company stands in the first sentence; the goods in lettered lines, then
 * numbered statements, then the same person once more at the signature.
 */
const printed: Family = (paper, dice) => {
  const list = dice.pick(['lower-alpha', 'decimal', 'none']);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Serif'])}", "Noto Serif CJK SC"; font-size: 10.5pt;
  line-height: 1.45; }
.own { text-align: center; } .own b { font-size: 17pt; }
h1 { font-size: 13pt; text-align: center; border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 4px; }
ol { list-style: ${list}; } .pairs td { padding: 2px 10px 2px 0; } .signature { margin-top: 18px; width: 55%; }`;
  const fields = new FormFields(paper, words);
  const { issuer } = paper;
  const name = fields.at('printed_name').lines.join(' ');
  const position = dice.pick(['Export Manager', 'Quality Director', 'General Manager']);
  const who = name === '' ? 'We' : `I, ${name}, ${position} of`;
  const pair = (concept: 'date' | 'invoice_number' | 'country_of_origin' | 'printed_name') =>
    fields.has(concept) ? `<tr><td>${text(fields.at(concept).label)}</td><td>${fields.value(concept)}</td></tr>` : '';
  const goods = fields.at('declared_goods');
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? '')}</b><br>${linesOf(issuer?.lines ?? [])}</div><h1>${text(paper.title)}</h1>
<p>TO WHOM IT MAY CONCERN</p><p>${text(`${who} ${issuer?.name ?? ''}, manufacturer of the goods below, declare that the following is true and correct.`)}</p>
<table class="pairs" style="width:auto">${pair('invoice_number')}${pair('country_of_origin')}</table><p>${text(goods.label)}:</p>
<ol>${goods.lines.map((line) => `<li>${text(line)}</li>`).join('')}</ol>
<p>Statements:</p>${paper.remarks
      .flatMap((remark) => remark.split('\n'))
      .map((line, index) => `<p>${index + 1}) ${text(line)}</p>`)
      .join('')}
${signatureBlock(paper, dice)}<table class="pairs" style="width:auto">${pair('printed_name')}<tr><td>${text(words.labels.position?.split('|')[fields.edition] ?? '')}</td>
<td>${name === '' ? '' : position}</td></tr>${pair('date')}</table>${fields.rest()}`,
  );
};

export const makerPerson: Family = Object.assign(printed, { words });
