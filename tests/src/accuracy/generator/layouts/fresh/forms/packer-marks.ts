import type { Question } from '../../../paper.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { BOX_CSS, FormFields, rowOf } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    vessel: 'Name of ship (as known)|Vessel (name)',
    voyage: 'Voyage identification|Voyage (number)',
    consignment_identifier: 'Container(s) / bill of lading this form refers to|Link to consignment',
    printed_name: 'PRINT NAME|Name of company representative',
    issue_date: 'DATE (day/month/year)|Date form completed',
  },
  phrases: {
    title_declaration: ['QUARANTINE / PACKING DECLARATION FOR SEA CONTAINERS', 'PACKING DECLARATION (consignment)'],
    title_annual: ['ANNUAL PACKING DECLARATION FOR ALL CONSIGNMENTS', 'Annual packing declaration'],
    ask_unacceptable: [
      'Were any of the following used: straw, hay, peat, chaff, rice hulls, bark, used fruit boxes?',
      'Is packing of plant origin (straw, hay, chaff, moss) present in the container?',
    ],
    ask_timber: [
      'Were wooden materials (pallets, cases, crates, skids, dunnage) used?',
      'Is timber used for packing or securing the goods?',
    ],
    ask_bamboo: ['Were bamboo materials used?', 'Is bamboo used for packing or securing the goods?'],
    ask_treated: ['If wood was used, it is', 'Wood used for packing or securing the goods is:'],
    answer_ispm: ['stamped under ISPM No. 15', 'ISPM15 certified'],
    answer_treated: ['treated (certificate enclosed)', 'fumigated, see certificate'],
    declaration_caption: ['SIGNATURE OF REPRESENTATIVE'],
  },
};

type Answer = Question['answers'][number];
const STRUCK = 'position:absolute;left:-3px;right:-3px;top:48%;border-top:1.3px solid #000';

/** Ways to mark one of several answers; the last one draws a line through what does not hold. */
const MARKED: readonly ((answer: Answer) => string)[] = [
  ({ words: said, isChosen }) => `[${isChosen ? 'X' : ' &nbsp;'}] ${text(said)}`,
  ({ words: said, isChosen }) => `( ${isChosen ? 'x' : '&nbsp;'} ) ${text(said)}`,
  ({ words: said, isChosen }) => `${text(said)} ${isChosen ? '__X__' : '_____'}`,
  ({ words: said, isChosen }) => `${isChosen ? '■' : '□'} ${text(said)}`,
  ({ words: said, isChosen }) => `${text(said)}: ${isChosen ? '✔' : '-'}`,
  ({ words: said, isChosen }) => (isChosen ? text(said) : `<span style="position:relative">${text(said)}<i style="${STRUCK}"></i></span>`),
];

/** Questions with their marks to the right or below; whether containers are clean is asked in the same way, and yes and no are capitals, words or initials. */
const printed: Family = (paper, dice) => {
  const mark = dice.pick(MARKED);
  const cased = dice.pick([
    (said: string) => said,
    (said: string) => said.charAt(0) + said.slice(1).toLowerCase(),
    (said: string) => said.charAt(0),
  ]);
  const isBelow = dice.happens(0.4);
  const isNoFirst = dice.happens(0.3);
  const edge = dice.pick(['0.75px solid #000', '0.5px solid #888', '0']);
  const css = `${BOX_CSS} .box { border: 0.75px solid #000; margin: -0.4px; min-height: 30px; }
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Serif', 'Liberation Serif'])}", "DejaVu Sans", "Noto Sans CJK SC";
  font-size: 9.5pt; }
h1 { font-size: 13pt; text-align: center; } .label { font-size: 7pt; } .ask td { border: ${edge}; padding: 4px 6px; }
.marks { ${isBelow ? '' : 'width: 170px;'} } .marks span.one { margin-right: 22px; white-space: nowrap; } .remark { font-size: 8.5pt; }`;
  const shown = (answers: readonly Answer[]) => {
    const isYesNo = answers.some(({ words: said }) => said === 'YES');
    const ordered = isYesNo && isNoFirst ? answers.toReversed() : answers;
    const marks = ordered.map((answer) => `<span class="one">${mark(isYesNo ? { ...answer, words: cased(answer.words) } : answer)}</span>`);
    return marks.join(isYesNo ? '' : '<br>');
  };
  const clean: Question = {
    name: '4',
    words: 'Is each container clean inside and outside, free of soil, seeds, insects and animal or plant residues?',
    answers: [
      { words: 'YES', isChosen: true },
      { words: 'NO', isChosen: false },
    ],
  };
  const rows = [...paper.questions, clean].map(({ words: asked, answers }, index) =>
    isBelow
      ? `<tr><td>${index + 1}. ${text(asked)}<div class="marks">${shown(answers)}</div></td></tr>`
      : `<tr><td>${index + 1}. ${text(asked)}</td><td class="marks">${shown(answers)}</td></tr>`,
  );
  const fields = new FormFields(paper, words);
  const { issuer } = paper;
  const linked = fields.has('vessel')
    ? rowOf(fields.box('vessel'), fields.box('voyage'), fields.box('consignment_identifier', 2))
    : '<div class="box">This declaration applies to every consignment packed during the twelve months from the date below.</div>';
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1>
${rowOf(`<div class="box" style="flex:1"><div class="label">Packer / supplier (name and address)</div>${text(issuer?.name ?? '')}<br>${linesOf(issuer?.lines ?? [])}</div>`)}${linked}
<table class="ask">${rows.join('')}</table><p class="remark">${linesOf(paper.remarks)}</p>${signatureBlock(paper, dice)}${rowOf(fields.box('printed_name'), fields.box('issue_date'))}${fields.rest()}`,
  );
};

export const packerMarks: Family = Object.assign(printed, { words });
