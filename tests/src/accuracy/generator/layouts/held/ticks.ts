import type { Question } from '../../paper.js';
import type { FormWords } from '../../words/form-words.js';
import type { Family } from '../family.js';
import { FormFields } from '../form-parts.js';
import { linesOf, pageOf, text } from '../html.js';
import { signatureBlock } from '../parts.js';

const words: FormWords = {
  tradeShare: 0.4,
  labels: {
    vessel: 'Carried on (ship)|1. Conveyance',
    voyage: 'Sailing no.|2. Sailing number',
    consignment_identifier: 'Applies to B/L, container or invoice|3. This declaration belongs to',
    printed_name: 'Declarant (print)|4. Packed and declared by',
    issue_date: 'Date declared|5. Declared on',
  },
  phrases: {
    title_declaration: [
      'Packing Declaration (sea freight, single consignment)',
      'DECLARATION OF PACKING MATERIALS AND CONTAINER CLEANLINESS',
    ],
    title_annual: ['ANNUAL PACKING DECLARATION (all consignments)'],
    ask_unacceptable: ['Materials not accepted (straw, chaff, hay, peat, soil, used produce boxes) are part of the packing'],
    ask_timber: ['Solid timber is part of the packing (pallets, cases, dunnage)'],
    ask_bamboo: ['Bamboo is part of the packing'],
    ask_treated: ['The solid timber named above is'],
    answer_ispm: ['stamped to ISPM 15'],
    answer_treated: ['treated by a method of the department (certificate enclosed)'],
    declaration_remark: [
      'The container was inspected before it was stuffed and was clean, dry and free of soil, seeds, snails and other matter of concern.',
    ],
    declaration_caption: ['Signature and seal of packer'],
  },
};

/** Statements of a list, each with a pair of brackets before it and one after: yes on the left, no on the right. */
const printed: Family = (paper, dice) => {
  const sign = dice.pick(['X', 'x', '√', 'V']);
  const css = `
body { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans', 'DejaVu Sans Condensed'])}", "DejaVu Sans", "Noto Sans CJK SC";
  font-size: 9.5pt; line-height: 1.4; }
h1 { font-size: 13pt; }
.asked td { padding: 4px; vertical-align: top; border-bottom: 0.5px solid #aaa; }
.asked .tick { width: 54px; text-align: center; white-space: pre; } .pairs { margin: 8px 0; }
.own { font-size: 8.5pt; border: 1px solid #000; padding: 5px; } .signature { margin: 14px 0; }`;
  const mark = (isChosen: boolean) => `[${isChosen ? sign : ' '}]`;
  const rows = paper.questions.flatMap(({ words: asked, answers }: Question) => {
    const yes = answers.find(({ words: said }) => said === 'YES');
    if (yes !== undefined)
      return [`<tr><td class="tick">${mark(yes.isChosen)}</td><td>${text(asked)}</td><td class="tick">${mark(!yes.isChosen)}</td></tr>`];
    const ways = answers.map(({ words: said, isChosen }) => `${mark(isChosen)} ${text(said)}`).join('<br>');
    return [`<tr><td></td><td>${text(asked)}<br>${ways}</td><td></td></tr>`];
  });
  const fields = new FormFields(paper, words);
  const line = (concept: 'vessel' | 'voyage' | 'consignment_identifier' | 'printed_name' | 'issue_date') =>
    fields.has(concept) ? `<div>${text(fields.at(concept).label)} — ${fields.value(concept)}</div>` : '';
  const { issuer } = paper;
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div class="own"><b>${text(issuer?.name ?? '')}</b><br>${linesOf(issuer?.lines ?? [])}</div>
<div class="pairs">${line('vessel')}${line('voyage')}${line('consignment_identifier')}${fields.has('vessel') ? '' : 'In force for one year from the day on which it was declared.'}</div>
<table class="asked"><tr><td class="tick">YES</td><td></td><td class="tick">NO</td></tr>${rows.join('')}</table><p>${linesOf(paper.remarks)}</p>
${signatureBlock(paper, dice)}${line('printed_name')}${line('issue_date')}${fields.rest()}`,
  );
};

export const ticks: Family = Object.assign(printed, { words });
