import type { Question } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { factBlock, remarksBlock, signatureBlock } from '../parts.js';

/** A declaration in ruled sections: the little boxes to be ticked stand in a column left of each statement. */
export const declarationLead: Family = (paper, dice) => {
  const [chosen, open] = dice.pick([
    ['☒', '☐'],
    ['[x]', '[ ]'],
    ['☑', '☐'],
  ] as const);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed'])}", "DejaVu Sans", "Noto Sans CJK SC"; font-size: 9pt; }
h1 { font-size: 14pt; margin: 10px 0; border-bottom: 2px solid #000; } .asked td { border: 0.75px solid #000; padding: 4px 6px; }
.boxes { width: 90px; white-space: nowrap; }
.facts { display: flex; gap: 24px; margin-bottom: 10px; } .label { font-size: 7pt; }
.own { text-align: right; } .signature { margin-top: 14px; }`;
  const answer = ({ words, isChosen }: Question['answers'][number]) => `${isChosen ? chosen : open} ${text(words)}`;
  const rows = paper.questions.map(({ words, answers }) =>
    answers.some((given) => given.words === 'YES')
      ? `<tr><td class="boxes">${answers.map(answer).join('<br>')}</td><td>${text(words)}</td></tr>`
      : `<tr><td colspan="2">${text(words)}<br>${answers.map(answer).join('<br>')}</td></tr>`,
  );
  const { facts, issuer } = paper;
  return pageOf(
    css,
    `${issuer === null ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`}<h1>${text(paper.title)}</h1>
<div class="facts">${[...facts.route, ...facts.references].map(factBlock).join('')}</div>
<table class="asked">${rows.join('')}</table>${remarksBlock(paper)}${signatureBlock(paper, dice)}
<div class="facts" style="margin-top:14px">${facts.closing.map(factBlock).join('')}</div>`,
  );
};
