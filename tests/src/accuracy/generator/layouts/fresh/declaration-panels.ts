import type { Fact, Question } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { remarksBlock, signatureBlock } from '../parts.js';

/** A declaration in panels side by side: each has one question at its head and the answers below it, marked; facts stand in a panel of their own. */
export const declarationPanels: Family = (paper, dice) => {
  const [chosen, open] = dice.pick([
    ['☒', '☐'],
    ['●', '○'],
    ['[X]', '[ ]'],
    ['X', ''],
    ['V', ''],
    ['√', ''],
  ] as const);
  const width = dice.pick([2, 3, 4]);
  const isAcross = dice.happens(0.5);
  const edge = dice.pick(['1px solid #000', '0.5px solid #999', '0']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed'])}", "DejaVu Sans", "Noto Sans CJK SC";
  font-size: 9pt; }
h1 { font-size: 14pt; text-align: center; }
.panels { display: grid; grid-template-columns: repeat(${width}, 1fr); gap: 8px; margin: 8px 0; } .panel { border: ${edge}; padding: 5px; }
.asked { font-weight: ${dice.pick(['bold', 'normal'])}; } .answers { margin-top: 6px; }
.mark { display: inline-block; min-width: 16px; height: 13px; text-align: center; ${open === '' ? 'border: 1px solid #000;' : ''} }
.label { font-size: 7pt; } .own b { font-size: 13pt; }`;
  const answer = ({ words, isChosen }: Question['answers'][number]) =>
    `<span style="${isAcross ? 'margin-right: 18px' : 'display: block'}"><span class="mark">${isChosen ? chosen : open || '&nbsp;'}</span> ${text(words)}</span>`;
  const panel = ({ words, answers }: Question) =>
    `<div class="panel"><div class="asked">${text(words)}</div><div class="answers">${answers.map(answer).join('')}</div></div>`;
  const fact = ({ label, lines }: Fact) => `<div class="panel"><div class="label">${text(label)}</div>${linesOf(lines) || '&nbsp;'}</div>`;
  const { facts, issuer } = paper;
  const linked = [...facts.route, ...facts.references];
  return pageOf(
    css,
    `${issuer === null ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`}<h1>${text(paper.title)}</h1>
${linked.length === 0 ? '' : `<div class="panels">${linked.map(fact).join('')}</div>`}<div class="panels">${paper.questions.map(panel).join('')}</div>
${remarksBlock(paper)}<div class="panels">${facts.closing.map(fact).join('')}</div>${signatureBlock(paper, dice)}`,
  );
};
