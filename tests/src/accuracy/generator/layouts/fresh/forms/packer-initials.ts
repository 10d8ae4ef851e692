import type { Question } from '../../../paper.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    vessel: 'Loaded on board|Mother vessel',
    voyage: 'Voy #|Sailing id',
    consignment_identifier: 'Shipment reference (container or B/L)|Relates to consignment',
    printed_name: 'Responsible person|Officer in charge',
    issue_date: 'Filled in on|On (date)',
  },
  phrases: {
    title_declaration: ['Packing declaration for biosecurity clearance', 'DECLARATION OF PACKING (WOOD, BAMBOO, STRAW)'],
    title_annual: ['YEARLY (ANNUAL) PACKING DECLARATION'],
    ask_unacceptable: ['Straw, hay, peat, chaff or similar forbidden packing'],
    ask_timber: ['Timber / wood packing, dunnage, pallets'],
    ask_bamboo: ['Bamboo packing or dunnage'],
    ask_treated: ['Treatment of wood packing'],
    answer_ispm: ['ISPM 15 stamp on every piece'],
    answer_treated: ['fumigation / heat treatment certificate'],
    declaration_caption: ['Stamp and signature'],
  },
};

/** A sheet with the answers before what they are about: yes or no in a narrow column at the left, which is not used, and a remark behind. */
const printed: Family = (paper, dice) => {
  const [yes, no] = dice.pick([
    ['YES', 'NO'],
    ['Yes', 'No'],
    ['Y', 'N'],
    ['USED', 'NOT USED'],
  ] as const);
  const isRight = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans', 'Liberation Mono'])}", "Noto Sans CJK SC"; font-size: 10pt; }
h1 { font-size: 13pt; } .own { font-size: 9pt; } .asked { margin: 12px 0; }
.asked td, .asked th { padding: 5px 6px; border-bottom: 0.75px solid ${dice.pick(['#000', '#aaa'])}; }
.given { width: 22%; font-weight: bold; } .head td { padding: 2px 12px 2px 0; } .signature { margin: 18px 0; }`;
  const given = ({ name, answers }: Question) => {
    const chosen = answers.find(({ isChosen }) => isChosen)?.words;
    if (name === '3') return text(chosen ?? '---');
    return chosen === 'YES' ? yes : no;
  };
  const row = (first: string, second: string) => (isRight ? `${second}${first}` : `${first}${second}`);
  const rows = paper.questions.map(
    (question) => `<tr>${row(`<td class="given">${given(question)}</td>`, `<td>${text(question.words)}</td>`)}</tr>`,
  );
  const fields = new FormFields(paper, words);
  const pairs = (concepts: readonly ('vessel' | 'voyage' | 'consignment_identifier' | 'printed_name' | 'issue_date')[]) =>
    `<table class="head" style="width:auto">${concepts.map((concept) => `<tr><td>${text(fields.at(concept).label)}:</td><td>${fields.value(concept)}</td></tr>`).join('')}</table>`;
  const { issuer } = paper;
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div class="own">${text(issuer?.name ?? '')}<br>${linesOf(issuer?.lines ?? [])}</div>
${fields.has('vessel') ? pairs(['vessel', 'voyage', 'consignment_identifier']) : '<p>Period covered: twelve months from the date of signing.</p>'}
<table class="asked"><tr>${row('<th class="given">Answer</th>', '<th>Has it been used in the consignment?</th>')}</tr>${rows.join('')}</table>
<p>${linesOf(paper.remarks)}</p>${pairs(['printed_name', 'issue_date'])}${signatureBlock(paper, dice)}${fields.rest()}`,
  );
};

export const packerInitials: Family = Object.assign(printed, { words });
