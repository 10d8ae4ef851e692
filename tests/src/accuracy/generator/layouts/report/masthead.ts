import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/**
 * A band of colour across the head with title and issuer in white, numbers in a tinted strip below it, parties on cards, striped rows,
 * the last sum in a filled box, bank and notes in columns at the foot.
 */
export const masthead: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const color = dice.pick(['#8a1c2b', '#16425b', '#3d405b', '#386641']);
  const isLevel = dice.happens(0.4);
  const css = `
body { font-family: "${dice.pick(['DejaVu Sans Condensed', 'Liberation Sans', 'DejaVu Sans'])}", "Noto Sans CJK SC"; font-size: 8pt; }
.head { background: ${color}; color: #fff; padding: 12px 14px; display: flex; justify-content: space-between; }
h1 { font-size: 16pt; margin: 0; } .own { text-align: right; font-size: 7.5pt; }
.tinted { background: #f0f0f0; padding: 6px 14px; display: grid; grid-template-columns: repeat(4, 1fr); gap: 6px 10px; }
.label { color: ${color}; font-weight: bold; font-size: 7pt; } .cards { display: flex; gap: 10px; margin: 10px 0; }
.card { flex: 1; border: 1px solid #ccc; border-radius: 6px; padding: 6px 8px; }
.goods th { color: ${color}; border-bottom: 2px solid ${color}; padding: 4px; font-size: 7.5pt; } .goods td { padding: 4px; }
.goods tbody tr:nth-child(odd) td { background: #f7f4ef; } .totals td { font-weight: bold; border-top: 1px solid ${color}; }
.sums { width: 44%; margin: 10px 0 10px 56%; } .sums td { padding: 3px 6px; }
.sums tr:last-child td { background: ${color}; color: #fff; font-size: 10pt; font-weight: bold; }
.foot { display: flex; flex-wrap: wrap; gap: 8px 24px; border-top: 1px solid #ccc; margin-top: 12px; padding-top: 6px; font-size: 7.5pt; }
.foot > div { min-width: 28%; } .remark { font-size: 7pt; color: #555; margin: 3px 0; } .signature { margin: 14px 0 0 60%; }`;
  const said = ({ label, lines }: Fact) =>
    `<div><span class="label">${text(label)}</span>${isLevel && lines.length === 1 ? ' ' : '<br>'}${linesOf(lines)}</div>`;
  const card = ({ label, lines }: Fact) => `<div class="card"><div class="label">${text(label)}</div>${linesOf(lines)}</div>`;
  const strip = (facts: readonly Fact[]) => (facts.length === 0 ? '' : `<div class="tinted">${facts.map(said).join('')}</div>`);
  const { issuer, table } = paper;
  const sumRows = sums.map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`);
  return pageOf(
    css,
    `<div class="head"><h1>${text(paper.title)}</h1>${issuer === null ? '' : `<div class="own"><b style="font-size:11pt">${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`}</div>
${strip(references)}<div class="cards">${parties.map(card).join('')}</div>${strip([...terms, ...route])}<div style="height:8px"></div>
${table === null ? '' : goodsTable(table, 'goods')}${sums.length === 0 ? '' : `<table class="sums">${sumRows.join('')}</table>`}
<div class="foot">${[...cargo, ...closing].map(said).join('')}</div>${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};
