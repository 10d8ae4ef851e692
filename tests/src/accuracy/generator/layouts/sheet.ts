import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, remarksBlock, signatureBlock } from './parts.js';

/** A sheet of a spreadsheet, printed with its grid: two pairs of label and value in each row. */
export const sheet: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans'])}", "Noto Sans CJK SC"; font-size: 8pt; }
td, th { border: 1px solid #888; padding: 2px 4px; } .title { font-size: 13pt; font-weight: bold; text-align: center; } .grid .label { width: 17%; ${dice.happens(0.5) ? 'background:#dce6f1;' : ''} }
.grid, .goods { margin-top: -1px; } .goods th { font-weight: bold; text-align: center; } .signature { margin: 20px 0 0 50%; }`;
  const { issuer, table } = paper;
  const top =
    issuer === null
      ? ''
      : `<table class="grid"><tr><td class="title">${text(issuer.name)}</td></tr><tr><td style="text-align:center">${linesOf(issuer.lines)}</td></tr></table>`;
  return pageOf(
    css,
    `${top}<table class="grid"><tr><td class="title">${text(paper.title)}</td></tr></table>
${pairs(parties)}${pairs([...references, ...terms])}${pairs(route)}
${table === null ? '' : goodsTable(table, 'goods', sums)}
${pairs([...cargo, ...closing])}${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};

function pairs(facts: readonly Fact[]): string {
  const cells = facts.map(({ label, lines }) => `<td class="label">${text(label)}</td><td>${linesOf(lines)}</td>`);
  const rows = cells.flatMap((cell, index) =>
    index % 2 === 0 ? [`<tr>${cell}${cells[index + 1] ?? '<td class="label"></td><td></td>'}</tr>`] : [],
  );
  return rows.length === 0 ? '' : `<table class="grid" style="table-layout:fixed">${rows.join('')}</table>`;
}
