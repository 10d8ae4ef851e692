import type { Question } from '../../../paper.js';
import type { FormWords } from '../../../words/form-words.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';

const words: FormWords = {
  labels: {
    vessel: 'Vessel name:|Vessel Name',
    voyage: 'Voyage number:|Voyage Number',
    consignment_identifier: 'Consignment identifier or numerical link(s):|Consignment Link',
    printed_name: 'Printed name:|Name (print):',
    issue_date: 'Date of issue:|Date:',
  },
  phrases: {
    title_declaration: ['PACKING DECLARATION FOR FCL/X CONSIGNMENTS', 'Less than container load (LCL) packing declaration'],
    title_annual: ['ANNUAL PACKING DECLARATION FOR FCL/X AND LCL CONSIGNMENTS'],
    ask_unacceptable: [
      'Have unacceptable packaging materials been used as packaging or dunnage in the consignment covered by this document?',
    ],
    ask_timber: ['Has timber packaging/dunnage been used in consignments covered by this document?'],
    ask_bamboo: ['Has bamboo packaging/dunnage been used in consignments covered by this document?'],
    ask_treated: ['Has all timber packaging/dunnage used in the consignment been (please indicate below):'],
    answer_ispm: ['Treated and marked in compliance with ISPM 15 (all pieces bear the mark)'],
    answer_treated: ['Treated in compliance with offshore treatment requirements, certificate attached'],
    declaration_caption: ['Signed:'],
  },
};

const SECTIONS: Readonly<Record<string, string>> = {
  '1': 'UNACCEPTABLE PACKAGING MATERIAL STATEMENT',
  '2a': 'TIMBER / BAMBOO PACKAGING / DUNNAGE STATEMENT',
  '3': 'ISPM 15 / TREATMENT CERTIFICATION STATEMENT',
};
const NOTES: Readonly<Record<string, string>> = {
  '1': '(Unacceptable packaging material such as straw, peat, hay, chaff, used fruit and vegetable cartons is not permitted.)',
  '2a': '(Timber packaging/dunnage includes: crates, cases, pallets, skids, and any other timber used as a shipping aid.)',
  '3': '(Not required where the answer to Q2 is NO.)',
};

/** The form of the department: a heading over each question, answers behind drawn boxes, in which an X or a tick is typed. */
const printed: Family = (paper, dice) => {
  const sign = dice.pick(['X', 'X', '✓', 'x']);
  const isBoxFirst = dice.happens(0.4);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}", "DejaVu Sans", "Noto Sans CJK SC";
  font-size: 9.5pt; }
.own { text-align: center; margin-bottom: 8px; } .own b { font-size: 14pt; letter-spacing: 1px; }
h1 { font-size: 12pt; text-align: center; }
.tick { display: inline-block; width: 15px; height: 15px; line-height: 14px; border: 1px solid #000; text-align: center; vertical-align: middle;
  font-weight: bold; }
.answer { display: inline-block; min-width: 110px; margin-right: 18px; }
.section { font-weight: bold; margin: 9px 0 0; } .note { font-size: 8pt; margin: 0; } .ask { margin: 3px 0; }
.options { margin: 2px 0 2px 26px; } .line { border-bottom: 0; } .linked td { padding: 3px 8px 3px 0; }
.linked .entry { border-bottom: 0.75px dotted #000; width: 62%; } .signature { width: 50%; margin-top: 10px; }`;
  const box = (isChosen: boolean) => `<span class="tick">${isChosen ? sign : '&nbsp;'}</span>`;
  const answer = ({ words: said, isChosen }: Question['answers'][number]) =>
    `<span class="answer">${isBoxFirst ? `${box(isChosen)} ${text(said)}` : `${text(said)} ${box(isChosen)}`}</span>`;
  const asked = paper.questions.map(({ name, words: question, answers }) => {
    const header = SECTIONS[name] === undefined ? '' : `<p class="section">${SECTIONS[name]}</p><p class="note">${NOTES[name] ?? ''}</p>`;
    const isYesNo = answers.some(({ words: said }) => said === 'YES');
    const options = answers.map((given) => (isYesNo ? answer(given) : `<div>${answer(given)}</div>`)).join('');
    return `${header}<div class="ask">Q${name}. ${text(question)}</div><div class="options">A${name}. ${options}</div>`;
  });
  const fields = new FormFields(paper, words);
  const isAnnual = !fields.has('vessel');
  const linked = (['vessel', 'voyage', 'consignment_identifier'] as const).map((concept) => fields.at(concept));
  const signed = (['printed_name', 'issue_date'] as const).map((concept) => fields.at(concept));
  const table = (facts: typeof linked) =>
    `<table class="linked">${facts.map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="entry">${linesOf(lines)}</td></tr>`).join('')}</table>`;
  const { issuer } = paper;
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? '')}</b><br>${linesOf(issuer?.lines ?? [])}</div><h1>${text(paper.title)}</h1>
${isAnnual ? '<p class="note">This declaration is valid for a period of 12 months from the date of issue.</p>' : table(linked)}
${asked.join('')}<p class="section">CONTAINER CLEANLINESS STATEMENT</p>${paper.remarks.map((remark) => `<p class="note">${text(remark)}</p>`).join('')}
${signatureBlock(paper, dice)}<p class="note">(Company representative)</p>${table(signed)}<p class="note">Packer/supplier address must appear on the letterhead above.</p>${fields.rest()}`,
  );
};

export const packerBoxes: Family = Object.assign(printed, { words });
