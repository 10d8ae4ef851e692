import type { Fact } from '../../../paper.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    date: 'Dated|Date',
    invoice_number: 'RE: Invoice|Subject: shipment under invoice no.',
    declared_goods: 'The products concerned are:|Products in question:',
    country_of_origin: 'All of the above were made in|Place of manufacture',
    importer: 'To:|Attention:',
    printed_name: 'Mr./Ms.|Name:',
    position: 'Capacity|Title:',
  },
  phrases: {
    title_manufacturer: [
      "MANUFACTURER'S LETTER OF DECLARATION",
      "Manufacturer's declaration on treated wood",
      'DECLARATION LETTER FROM MANUFACTURER',
    ],
    manufacturer_statement: [
      'We hereby state as the maker that the wooden parts of these goods have been kiln dried at a core temperature of 56 °C ' +
        'for at least 30 minutes, are free of bark and insect damage, and have been lacquered on all sides.',
      'We declare that these cosmetics contain no ingredient of animal origin, were not tested on animals and are fit for sale in the country of manufacture.',
      'We confirm that the machines are new and have never been used in the field, and that they were cleaned and dried before they were packed.',
    ],
    manufacturer_caption: ['Sincerely,', 'Best regards,'],
  },
  statements: {
    ASB: {
      titles: ['ASBESTOS-FREE STATEMENT', 'Declaration: no asbestos content', 'ASBESTOS DECLARATION LETTER'],
      sentences: [
        'We confirm that asbestos in any form (chrysotile, amosite, crocidolite, tremolite, actinolite, anthophyllite) has not ' +
          'been used in raw materials, parts, gaskets or packing of the products named in this letter, at any stage of their ' +
          'production.',
        'No part of the goods contains asbestos. Our factory has been tested by an accredited laboratory and the level of naturally occurring asbestos is nil.',
      ],
      caption: 'Yours truly,',
    },
    ILD: {
      titles: [
        'SUPPLIER DECLARATION - ILLEGAL LOGGING',
        'Illegal logging prohibition: supplier statement',
        'DECLARATION ON LEGALITY OF TIMBER (ILLEGAL LOGGING RULES)',
      ],
      sentences: [
        'We confirm that the timber in these products was harvested in compliance with the laws of the country of harvest, ' +
          'that felling licences are held on file, and that none of it comes from illegally logged sources.',
      ],
      caption: 'Yours truly,',
    },
  },
};

/** A letter as a maker writes it: a name in big letters, a bare date, a reference line, a paragraph that names company and goods, the goods as a list with dashes, who signs below. */
const printed: Family = (paper, dice) => {
  const isListed = dice.happens(0.6);
  const bullet = dice.pick(['-', '•', '*', '']);
  const isBareDate = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Serif', 'DejaVu Sans Condensed'])}", "Noto Serif CJK SC";
  font-size: ${dice.pick(['10.5pt', '11pt', '12pt'])}; line-height: 1.45; padding: 0 ${dice.between(0, 9)}mm; }
.own { text-align: ${dice.pick(['left', 'right', 'center'])}; border-bottom: ${dice.pick(['0', '2px solid #345', '1px solid #000'])};
  padding-bottom: 6px; margin-bottom: 16px; }
.own b { font-size: ${dice.between(16, 24)}pt; color: ${dice.pick(['#16437e', '#a11', '#000', '#2d6a2d'])}; } .own div { font-size: 8pt; }
h1 { font-size: 13pt; text-align: center; margin: 18px 0; } .when { text-align: ${dice.pick(['left', 'right'])}; }
.re { font-weight: bold; margin: 10px 0; } ul { list-style: none; padding-left: 18px; }
.signature { margin: 26px 0 4px; } .line { font-weight: bold; }`;
  const fields = new FormFields(paper, words);
  const told = ({ label, lines }: Fact) => (lines.length === 0 ? '' : `${text(label)} ${lines.map(text).join(', ')}`);
  const date = fields.at('date');
  const goods = fields.at('declared_goods');
  const named = isListed
    ? `<p>${text(goods.label)}</p><ul>${goods.lines.map((line) => `<li>${bullet} ${text(line)}</li>`).join('')}</ul>`
    : `<p>${text(goods.label)} ${goods.lines.map(text).join('; ')}.</p>`;
  const { issuer } = paper;
  const title = `<h1>${text(paper.title)}</h1>`;
  const isTitleFirst = dice.happens(0.5);
  const origin = fields.at('country_of_origin');
  const importer = fields.at('importer');
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? '')}</b><div>${linesOf(issuer?.lines ?? [])}</div></div>${isTitleFirst ? title : ''}
<div class="when">${isBareDate ? linesOf(date.lines) : told(date)}</div>
${importer.lines.length === 0 ? '<p>To: whom it may concern</p>' : `<p>${text(importer.label)}<br>${linesOf(importer.lines)}</p>`}
<div class="re">${told(fields.at('invoice_number'))}</div>${isTitleFirst ? '' : title}<p>Dear Sir or Madam,</p>
<p>We, ${text(issuer?.name ?? '')}, write in respect of the goods below. ${paper.remarks.map(text).join(' ')}</p>${named}
${origin.lines.length === 0 ? '' : `<p>${told(origin)}</p>`}<p>Should you need further details, please contact the undersigned.</p>
${signatureBlock(paper, dice)}<div>${told(fields.at('printed_name'))}</div><div>${told(fields.at('position'))}</div>${fields.rest()}`,
  );
};

export const makerLetter: Family = Object.assign(printed, { words });
