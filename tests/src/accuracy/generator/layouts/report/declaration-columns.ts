import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { remarksBlock, signatureBlock } from '../parts.js';

/** A declaration as a table of statements and answers: the answer is typed in a column at the right, or a mark stands before the chosen way of treatment. */
export const declarationColumns: Family = (paper, dice) => {
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Serif Condensed'])}", "DejaVu Sans", "Noto Serif CJK SC";
  font-size: 10pt; }
h1 { font-size: 15pt; text-align: center; margin: 14px 0; } .asked th { border-bottom: 1.5px solid #000; }
.asked td { border-bottom: 0.5px solid #666; padding: 5px 4px; } .answer { width: 90px; text-align: center; }
.list td { padding: 3px 10px 3px 0; } .list .label { width: 36%; }
.foot { text-align: center; font-size: 8pt; margin-top: 24px; } .signature { margin: 16px 0; }`;
  const mark = dice.pick(['(x)', '☒', '✔']);
  const open = mark === '(x)' ? '( )' : '☐';
  const rows = paper.questions.map(({ words, answers }, index) => {
    const isYesNo = answers.some((given) => given.words === 'YES');
    const chosen = answers.filter(({ isChosen }) => isChosen).map((given) => text(given.words));
    const options = answers.map((given) => `<div>${given.isChosen ? mark : open} ${text(given.words)}</div>`).join('');
    return `<tr><td>${index + 1}</td><td>${text(words)}${isYesNo ? '' : options}</td><td class="answer">${isYesNo ? chosen.join('') : ''}</td></tr>`;
  });
  const list = (facts: readonly { readonly label: string; readonly lines: readonly string[] }[]) =>
    `<table class="list">${facts.map(({ label, lines }) => `<tr><td class="label">${text(label)}</td><td>${linesOf(lines)}</td></tr>`).join('')}</table>`;
  const { facts, issuer } = paper;
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1>${list([...facts.references, ...facts.route])}
<table class="asked"><tr><th></th><th>Statement</th><th class="answer">Answer</th></tr>${rows.join('')}</table>
${remarksBlock(paper)}${list(facts.closing)}${signatureBlock(paper, dice)}
${issuer === null ? '' : `<div class="foot">${text(issuer.name)}<br>${linesOf(issuer.lines)}</div>`}`,
  );
};
