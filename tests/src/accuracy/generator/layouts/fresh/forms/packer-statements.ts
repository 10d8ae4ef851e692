import type { Question } from '../../../paper.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    vessel: 'M.V.|Vessel carrying the goods',
    voyage: 'Voy. number or ref.|Voyage / sailing',
    consignment_identifier: 'Container / seal / bill reference|This declaration covers',
    printed_name: 'Name of the declarant|Declared by',
    issue_date: 'Date of this statement|Issued the',
  },
  phrases: {
    title_declaration: ['PACKING DECLARATION', 'DECLARATION ON PACKING MATERIALS (FCL)'],
    title_annual: ['ANNUAL PACKING DECLARATION'],
    answer_ispm: ['treated and marked in accordance with ISPM 15'],
    answer_treated: ['treated by an approved method, for which a treatment certificate is attached'],
    declaration_caption: ['Authorised signature and company stamp', 'For the packer'],
  },
};

interface Stated {
  readonly heading: string;
  readonly yes: readonly string[];
  readonly no: readonly string[];
}

/** What a packer states in the place of an answer. */
const STATED: Readonly<Record<string, Stated>> = {
  '1': {
    heading: 'Unacceptable packaging',
    yes: ['Unacceptable packaging material (straw) has been used in this consignment.', 'Straw and chaff were used as packing.'],
    no: [
      'No unacceptable packaging material such as straw, peat, hay, chaff or used fruit cartons has been used in this consignment.',
      'Prohibited packing (straw, rice husk, peat moss, used vegetable cartons) was not used.',
      'The goods are not packed in straw, hay, chaff, bark or similar plant material.',
    ],
  },
  '2a': {
    heading: 'Timber',
    yes: ['Timber packaging or dunnage has been used in this consignment.', 'Wooden pallets and crates were used for packing.'],
    no: [
      'No timber packaging or dunnage has been used in this consignment.',
      'Wooden packing was not used.',
      'Timber packaging/dunnage has not been used to pack the goods.',
    ],
  },
  '2b': {
    heading: 'Bamboo',
    yes: ['Bamboo packaging has been used in this consignment.', 'Bamboo was used as dunnage.'],
    no: ['No bamboo products have been used as packaging or dunnage.', 'Bamboo packaging was not used.'],
  },
};

/** A statement with lettered sentences: nothing is asked, each sentence is its own answer. */
const printed: Family = (paper, dice) => {
  const edition = dice.fork('edition').between(0, 2);
  const hasHeadings = dice.happens(0.5);
  const list = dice.pick(['upper-alpha', 'decimal', 'lower-roman', 'disc']);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Sans Condensed'])}", "Noto Serif CJK SC"; font-size: 10.5pt;
  line-height: 1.45; }
.own b { font-size: 15pt; } .own { margin-bottom: 10px; border-bottom: 1px solid #555; }
h1 { font-size: 13.5pt; text-align: ${dice.pick(['center', 'left'])}; } ol { list-style: ${list}; } li { margin-bottom: 7px; }
.pairs td { padding: 1px 10px 1px 0; } .signature { margin: 20px 0 8px; width: 50%; }`;
  const fields = new FormFields(paper, words);
  const pairs = (...concepts: ('vessel' | 'voyage' | 'consignment_identifier' | 'printed_name' | 'issue_date')[]) =>
    `<table class="pairs" style="width:auto">${concepts.map((concept) => `<tr><td>${text(fields.at(concept).label)}</td><td>: ${fields.value(concept)}</td></tr>`).join('')}</table>`;
  const { issuer } = paper;
  const linked = fields.has('vessel')
    ? pairs('vessel', 'voyage', 'consignment_identifier')
    : '<p>This statement holds for all consignments within one year of its date.</p>';
  const items = paper.questions.flatMap((question) => {
    const sentence = sentenceOf(question, edition);
    const heading = hasHeadings && question.name in STATED ? `<b>${STATED[question.name]?.heading ?? ''}:</b> ` : '';
    return sentence === null ? [] : [`<li>${heading}${text(sentence)}</li>`];
  });
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? '')}</b><br>${linesOf(issuer?.lines ?? [])}</div><h1>${text(paper.title)}</h1>${linked}
<p>The undersigned packer states with regard to biosecurity:</p><ol>${items.join('')}</ol><p>${linesOf(paper.remarks)}</p>
${signatureBlock(paper, dice)}${pairs('printed_name', 'issue_date')}${fields.rest()}`,
  );
};

function sentenceOf({ name, answers }: Question, edition: number): string | null {
  const chosen = answers.find(({ isChosen }) => isChosen)?.words;
  const stated = STATED[name];
  if (stated === undefined) return chosen === undefined ? null : `All timber packaging has been ${chosen}.`;
  const sentences = chosen === 'YES' ? stated.yes : stated.no;
  return sentences[edition % sentences.length] ?? null;
}

export const packerStatements: Family = Object.assign(printed, { words });
