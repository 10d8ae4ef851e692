import type { Dice } from '../dice.js';
import type { Paper, Question } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { factRows, issuerHeader, remarksBlock, signatureBlock } from './parts.js';

const MARKS = [
  ['☒', '☐'],
  ['☑', '☐'],
  ['[X]', '[ ]'],
  ['(X)', '( )'],
] as const;

/** Questions one below the other, each with its answers in a line behind little boxes. */
export const declarationForm: Family = (paper, dice) => {
  const [chosen, open] = dice.pick(MARKS);
  const isMarkFirst = dice.happens(0.5);
  const answer = ({ words, isChosen }: Question['answers'][number]) => {
    const mark = isChosen ? chosen : open;
    return `<span style="margin-right:40px">${isMarkFirst ? `${mark} ${text(words)}` : `${text(words)} ${mark}`}</span>`;
  };
  const questions = paper.questions.map(
    ({ name, words, answers }) =>
      `<p><b>Q${name}</b> ${text(words)}</p><p style="margin-left:24px">A${name} ${answers.map(answer).join(' ')}</p>`,
  );
  return page(paper, dice, questions.join(''));
};

/** Questions in running text, each with the chosen answer alone behind it, typed in. */
export const declarationAnswers: Family = (paper, dice) => {
  const lead = dice.pick(['Answer:', 'A:', '→']);
  const questions = paper.questions.map(({ name, words, answers }) => {
    const chosen = answers.filter(({ isChosen }) => isChosen).map((answer) => text(answer.words));
    return `<p>${name}. ${text(words)} <b>${lead} ${chosen.join(', ') || 'N/A'}</b></p>`;
  });
  return page(paper, dice, questions.join(''));
};

/** Questions as rows of a table, with a column for each answer; the chosen one is crossed. */
export const declarationTable: Family = (paper, dice) => {
  const cross = dice.pick(['X', '✓', '✔']);
  const rows = paper.questions.flatMap(({ words, answers }) =>
    answers.some((answer) => answer.words === 'YES')
      ? [`<tr><td>${text(words)}</td>${answers.map(({ isChosen }) => `<td class="tick">${isChosen ? cross : ''}</td>`).join('')}</tr>`]
      : [
          `<tr><td colspan="3">${text(words)}</td></tr>`,
          ...answers.map(
            (answer) => `<tr><td>${text(answer.words)}</td><td class="tick">${answer.isChosen ? cross : ''}</td><td></td></tr>`,
          ),
        ],
  );
  return page(
    paper,
    dice,
    `<table class="asked"><tr><th>Statement</th><th class="tick">YES</th><th class="tick">NO</th></tr>${rows.join('')}</table>`,
  );
};

/** Questions in a list that is numbered, with the answers of each at the right of its first line, all of them printed and the chosen one marked. */
export const declarationMargin: Family = (paper, dice) => {
  const [chosen, open] = dice.pick(MARKS);
  const header = dice.pick(['', '<tr><th></th><th>Question</th><th class="tick">Yes</th><th class="tick">No</th></tr>']);
  const marked = ({ words, isChosen }: Question['answers'][number]) =>
    `<td class="tick">${header === '' ? `${text(words)} ${isChosen ? chosen : open}` : isChosen ? 'X' : ''}</td>`;
  const rows = paper.questions.map(({ name, words, answers }) => {
    const isYesNo = answers.some((answer) => answer.words === 'YES');
    const options = answers.map((answer) => `<div>${answer.isChosen ? chosen : open} ${text(answer.words)}</div>`).join('');
    return `<tr><td>${name}</td>${isYesNo ? `<td>${text(words)}</td>${answers.map(marked).join('')}` : `<td colspan="3">${text(words)}${options}</td>`}</tr>`;
  });
  return page(paper, dice, `<table class="${dice.pick(['asked', 'open'])}">${header}${rows.join('')}</table>`);
};

function page(paper: Paper, dice: Dice, questions: string): string {
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif'])}", "DejaVu Sans", "Noto Sans CJK SC"; font-size: 10pt; }
.issuer { text-align: center; border-bottom: 1px solid #000; } .issuer .name { font-size: 14pt; font-weight: bold; }
h1 { text-align: center; font-size: 14pt; } .asked td, .asked th { border: 1px solid #000; padding: 5px; } .tick { width: 60px; text-align: center; }
.facts .label { width: 40%; padding: 3px; } .signature { margin-top: 16px; width: 60%; }`;
  const { facts } = paper;
  return pageOf(
    css,
    `${issuerHeader(paper)}<h1>${text(paper.title)}</h1>${factRows([...facts.route, ...facts.references], ':')}
${questions}${remarksBlock(paper)}${signatureBlock(paper, dice)}${factRows(facts.closing, ':')}
<p style="font-size:7pt">${linesOf(['This declaration is made on the letterhead of the packer or supplier.'])}</p>`,
  );
}
