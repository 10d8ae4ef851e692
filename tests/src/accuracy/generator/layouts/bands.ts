import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { factBlock, goodsTable, issuerHeader, remarksBlock, signatureBlock } from './parts.js';

/** A modern design: bands of colour, small grey labels over values, striped rows without rules, sums at the right. */
export const bands: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const color = dice.pick(['#1f4e79', '#2e6b4f', '#5b3a70', '#333']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans'])}", "Noto Sans CJK SC"; }
.top { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 4px solid ${color}; padding-bottom: 8px; }
h1 { font-size: 20pt; font-weight: normal; margin: 0; color: ${color}; } .issuer .name { font-size: 13pt; font-weight: bold; } .contact { color: #555; font-size: 8pt; }
.strip { display: flex; flex-wrap: wrap; gap: 6px 26px; margin: 12px 0; } .fact .label { font-size: 7pt; color: #777; }
.people { display: flex; gap: 30px; margin: 10px 0; } .people .value { white-space: normal; }
.goods th { background: ${color}; color: #fff; padding: 5px 4px; font-size: 8pt; } .goods td { padding: 5px 4px; } .goods tbody tr:nth-child(even) td { background: #f1f3f5; }
.sums { width: 46%; margin: 12px 0 0 54%; } .sums td { padding: 3px 4px; border-bottom: 1px solid #ddd; } .sums tr:last-child td { font-weight: bold; font-size: 11pt; }
.signature { margin-top: 24px; }`;
  const strip = (facts: readonly Fact[]) => (facts.length === 0 ? '' : `<div class="strip">${facts.map(factBlock).join('')}</div>`);
  const { table } = paper;
  return pageOf(
    css,
    `<div class="top"><h1>${text(paper.title)}</h1>${issuerHeader(paper)}</div>
${strip(references)}<div class="people">${parties.map(factBlock).join('')}</div>${strip([...terms, ...route])}
${table === null ? '' : goodsTable(table, 'goods')}
<table class="sums">${sums.map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`).join('')}</table>
${strip(cargo)}${strip(closing)}${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};
