import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** A column in colour down the side with all numbers and terms, labels over values; parties, goods and a box of sums beside it. */
export const sidebar: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const [tint, ink] = dice.pick([
    ['#e8eef5', '#123'],
    ['#f3efe6', '#432'],
    ['#24435c', '#fff'],
    ['#2f4f3e', '#fff'],
  ] as const);
  const isRight = dice.happens(0.3);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed', 'DejaVu Serif Condensed'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.page { display: flex; gap: 14px; ${isRight ? 'flex-direction: row-reverse;' : ''} }
.side { width: 27%; background: ${tint}; color: ${ink}; padding: 10px 8px; } .body { flex: 1; min-width: 0; }
.side .label { font-size: 6.5pt; opacity: 0.8; } .side div.fact { margin-bottom: 7px; overflow-wrap: anywhere; }
h1 { font-size: 17pt; margin: 0 0 4px; font-weight: normal; }
.own { border-bottom: 1px solid #999; padding-bottom: 6px; margin-bottom: 8px; }
.people { display: flex; gap: 14px; margin-bottom: 10px; } .people > div { flex: 1; } .below .fact { margin-bottom: 4px; }
.below .label { font-size: 7pt; color: #555; } .people .label { border-bottom: 1px solid #999; font-size: 7.5pt; margin-bottom: 2px; }
.goods th { border-bottom: 1.5px solid #444; font-size: 7.5pt; padding: 3px 2px; }
.goods td { padding: 3px 2px; border-bottom: 0.5px dotted #888; } .totals td { font-weight: bold; }
.sums { width: 56%; margin: 8px 0 0 44%; border: 1px solid #444; } .sums td { padding: 2px 5px; }
.sums tr:last-child td { background: ${tint}; color: ${ink}; font-weight: bold; }
.remark { font-size: 7pt; margin: 5px 0; } .signature { margin-top: 18px; }`;
  const stacked = (fact: Fact) =>
    `<div class="fact"><div class="label">${text(fact.label)}</div><div>${linesOf(fact.lines) || '&nbsp;'}</div></div>`;
  const { issuer, table } = paper;
  const sumRows = sums.map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`);
  return pageOf(
    css,
    `<div class="page"><div class="side">${[...references, ...terms, ...route].map(stacked).join('')}</div><div class="body">
<h1>${text(paper.title)}</h1>${issuer === null ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`}
<div class="people">${parties.map(stacked).join('')}</div>${table === null ? '' : goodsTable(table, 'goods')}
${sums.length === 0 ? '' : `<table class="sums">${sumRows.join('')}</table>`}<div class="below" style="margin-top:10px">${[...cargo, ...closing].map(stacked).join('')}</div>
${remarksBlock(paper)}${signatureBlock(paper, dice)}</div></div>`,
  );
};
