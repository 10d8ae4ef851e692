import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, remarksBlock, signatureBlock } from './parts.js';

/** What small firms print from a bookkeeping service: a large title, the issuer beside it, parties side by side, numbers in a narrow block, much air. */
export const cloud: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const color = dice.pick(['#0b6e99', '#444', '#7a3b8f', '#20744a']);
  const isUpper = dice.happens(0.6);
  const isStacked = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 9pt; color: #222; }
h1 { font-size: ${dice.between(18, 28)}pt; margin: 0; font-weight: ${dice.pick(['bold', 'normal'])}; color: ${color}; }
.top { display: flex; justify-content: space-between; margin-bottom: 18px; }
.issuer { text-align: right; font-size: 8.5pt; }
.label { color: ${color}; font-weight: bold; font-size: 7.5pt; ${isUpper ? 'text-transform: uppercase;' : ''} }
.people { display: flex; gap: 36px; } .people > div { flex: 1; }
.meta td { padding: 1px 0 1px 14px; } .meta .label { text-align: right; } .meta { width: auto; margin-left: auto; }
.stack { text-align: left; } .stack div { margin-bottom: 7px; }
.goods { margin-top: 16px; }
${dice.happens(0.5) ? 'thead { display: table-row-group; }' : ''} .goods th { border-bottom: 2px solid ${color}; padding: 5px 4px;
  font-size: 7.5pt; ${isUpper ? 'text-transform: uppercase;' : ''} } .goods td { padding: 6px 4px; border-bottom: 0.5px solid #ccc; }
.sums { width: 42%; margin: 8px 0 0 58%; } .sums td { padding: 4px; }
.sums tr:last-child td { border-top: 1px solid #222; font-weight: bold; font-size: 11pt; } .notes { margin-top: 20px; }
.notes div { margin-bottom: 5px; } .signature { margin-top: 22px; width: 220px; }`;
  const stack = (facts: readonly Fact[]) =>
    `<div class="stack">${facts.map(({ label, lines }) => `<div><span class="label">${text(label)}</span><br>${linesOf(lines)}</div>`).join('')}</div>`;
  const meta = (facts: readonly Fact[]) =>
    `<table class="meta">${facts.map(({ label, lines }) => `<tr><td class="label">${text(label)}</td><td>${linesOf(lines)}</td></tr>`).join('')}</table>`;
  const { issuer, table } = paper;
  const own = issuer === null ? '' : `<div class="issuer"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`;
  const sumRows = sums.map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`);
  const numbers = [...references, ...terms, ...route];
  return pageOf(
    css,
    `<div class="top"><h1>${text(paper.title)}</h1>${own}</div>
<div class="people">${parties.map((fact) => `<div>${stack([fact])}</div>`).join('')}<div>${isStacked ? stack(numbers) : meta(numbers)}</div></div>
${table === null ? '' : goodsTable(table, 'goods')}<table class="sums">${sumRows.join('')}</table>
<div class="notes">${[...cargo, ...closing].map(({ label, lines }) => `<div><b>${text(label)}</b>: ${linesOf(lines)}</div>`).join('')}</div>${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};
