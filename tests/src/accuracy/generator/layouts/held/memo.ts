import { HELD_TIMBER_WORLD } from '../../truth/held-world.js';
import type { FormWords } from '../../words/form-words.js';
import type { LabelConcept } from '../../words/lexicon.js';
import type { Family } from '../family.js';
import { FormFields } from '../form-parts.js';
import { linesOf, pageOf, text } from '../html.js';
import { signatureBlock } from '../parts.js';

const words: FormWords = {
  tradeShare: 0.4,
  labels: {
    date: 'Bangkok / Date of this letter|On this day,|DATE (D/M/Y)',
    invoice_number: 'Shipment reference (invoice)|concerning invoice|INV REF',
    declared_goods: 'List of goods hereby covered|the following articles|GOODS DECLARED',
    country_of_origin: 'Originating from|a product of|ORIG. COUNTRY',
    importer: 'Addressed to|to the attention of|CONSIGNEE / ADDRESSEE',
    printed_name: 'The undersigned is|Signer in person|DECLARED BY (NAME)',
    position: 'Rank in company|who is|DECLARED BY (FUNCTION)',
  },
  phrases: {
    title_manufacturer: [
      "Manufacturer's Declaration of Conformity of Goods",
      'MANUFACTURER DECLARATION (TO CUSTOMS AND QUARANTINE)',
      "MAKER'S DECLARATION / MANUFACTURER'S DECLARATION",
    ],
    manufacturer_statement: [
      'that the articles are factory new, made by machine from the raw materials named, and hold nothing of plant or animal origin except finished wood;',
      'that the wood used in the articles was kiln dried, is free of bark and was coated with lacquer on all surfaces after assembly;',
    ],
    manufacturer_caption: ['On behalf of the factory'],
  },
  statements: {
    ASB: {
      titles: ['NON-ASBESTOS DECLARATION', 'Declaration that goods are free of asbestos'],
      sentences: [
        'that neither the articles nor their parts hold asbestos of any kind, and that this was verified by sampling within the past year;',
      ],
      caption: 'On behalf of the factory',
    },
    ILD: {
      titles: ['DECLARATION ON ILLEGAL LOGGING REGULATIONS', 'Illegal logging: declaration of the supplier of timber goods'],
      sentences: ['that the wood comes from plantations licensed by the forestry office, and that it was not logged illegally;'],
      caption: 'On behalf of the factory',
    },
  },
};

/** A memorandum: rows of what it concerns over a double rule, one long sentence with clauses by letters, goods run on in it or under each other. */
const printed: Family = (paper, dice) => {
  const isRunOn = dice.happens(0.4);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Mono', 'DejaVu Sans Condensed'])}", "Noto Serif CJK SC"; font-size: 10.5pt;
  line-height: 1.4; }
.own { ${dice.happens(0.5) ? 'text-align: right;' : ''} margin-bottom: 12px; }
.own b { font-size: 15pt; font-variant: small-caps; } .rows td { padding: 2px 6px 2px 0; } .rows td:first-child { width: 30%; }
.rows { border-bottom: 3px double #000; margin-bottom: 12px; } h1 { font-size: 13pt; }
.clause { margin-left: 24px; } .signature { margin-top: 26px; }`;
  const fields = new FormFields(paper, words);
  const row = (concept: LabelConcept) =>
    fields.has(concept) ? `<tr><td>${text(fields.at(concept).label)}</td><td>${linesOf(fields.at(concept).lines)}</td></tr>` : '';
  const { issuer } = paper;
  const goods = fields.at('declared_goods');
  const named = isRunOn
    ? `<p>${text(goods.label)}: ${goods.lines.map(text).join('; ')}</p>`
    : `<p>${text(goods.label)}:</p>${goods.lines.map((line, index) => `<div class="clause">${index + 1}) ${text(line)}</div>`).join('')}`;
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? '')}</b><br>${(issuer?.lines ?? []).map(text).join(' · ')}</div><h1>${text(paper.title)}</h1>
<table class="rows">${row('importer')}${row('date')}${row('invoice_number')}${row('country_of_origin')}</table>
${named}<p>${text(issuer?.name ?? '')} states</p><p class="clause">(a) ${paper.remarks.map(text).join(' ')}</p>
<p class="clause">(b) that it <s>has not</s> has kept records, and will show them to officers on request;</p><p class="clause">(c) that it knows that a false statement is an offence.</p>
${signatureBlock(paper, dice)}<table style="margin-top:10px">${row('printed_name')}${row('position')}</table>${fields.rest(' =')}`,
  );
};

export const memo: Family = Object.assign(printed, { words });
export const timberMemo: Family = Object.assign<Family, Pick<Family, 'words' | 'world'>>((paper, dice) => printed(paper, dice), {
  words,
  world: HELD_TIMBER_WORLD,
});
