import type { Fact, PaperTable } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { remarksBlock, signatureBlock } from './parts.js';

/** A page as a line printer leaves it: one width of letters, no rules, labels in front of colons, dashes around the table. */
export const typed: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const css = `
body { font-family: "${dice.pick(['Liberation Mono', 'DejaVu Sans Mono'])}", "Noto Sans Mono CJK SC"; font-size: 8pt; line-height: 1.25; }
${dice.happens(0.5) ? 'thead { display: table-row-group; }' : ''}
h1 { font-size: 11pt; text-align: center; letter-spacing: 1px; } .plain td { padding: 0 6px 2px 0; } .plain .label { width: 170px; }
.goods td, .goods th { padding: 1px ${dice.pick([6, 10])}px 1px 0; font-weight: normal; } .goods thead th { border-bottom: 1px dashed #000; border-top: 1px dashed #000; }
.totals td { border-top: 1px dashed #000; } .signature { margin-top: 30px; }`;
  const { issuer, table } = paper;
  return pageOf(
    css,
    `${issuer === null ? '' : `<div>${text(issuer.name)}<br>${linesOf(issuer.lines)}</div>`}
<h1>${text(paper.title)}</h1>
${plainRows(references)}<br>${plainRows(parties)}<br>${plainRows([...route, ...terms])}<br>
${table === null ? '' : typedTable(table)}<br>
${plainRows([...cargo, ...sums])}<br>${plainRows(closing)}${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};

function plainRows(facts: readonly Fact[]): string {
  return `<table class="plain">${facts.map(({ label, lines }) => `<tr><td class="label">${text(label)}</td><td>: ${linesOf(lines)}</td></tr>`).join('')}</table>`;
}

function typedTable(table: PaperTable): string {
  const sideOf = (index: number) => (table.columns[index]?.isNumber === true ? ' class="number"' : '');
  const row = (cells: readonly string[], className = '') =>
    `<tr class="${className}">${cells.map((cell, index) => `<td${sideOf(index)}>${text(cell)}</td>`).join('')}</tr>`;
  return `<table class="goods"><thead><tr>${table.columns.map(({ header }, index) => `<th${sideOf(index)}>${text(header)}</th>`).join('')}</tr></thead>
<tbody>${table.rows.map((cells) => row(cells)).join('')}${table.totals === null ? '' : row(table.totals, 'totals')}</tbody></table>`;
}
