import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** A spreadsheet printed without its lines: labels and values fall where the columns are, far apart; what is long runs over the next cell. */
export const cells: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const colon = dice.pick(['', ':', ' :', '']);
  const font = dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed']);
  const css = `
body { font-family: "${font}", "Noto Sans CJK SC"; font-size: 8.5pt; } .rows { table-layout: fixed; margin-bottom: 8px; }
.rows td { padding: 1px 4px; } .rows .label { width: ${dice.between(15, 22)}%; ${dice.happens(0.4) ? 'font-weight: bold;' : ''} }
h1 { font-size: 13pt; ${dice.happens(0.5) ? 'text-align: center;' : ''} margin: 6px 0 10px; }
.goods th { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 2px 4px; text-align: ${dice.pick(['left', 'center'])}; }
.goods th.number { text-align: right; } .goods td { padding: 1px 4px; }
.totals td { border-top: 1px solid #000; border-bottom: 3px double #000; } .sum td { padding: 2px 4px; }
.remark { margin: 4px 0; } .signature { margin: 30px 0 0 ${dice.pick(['0', '65%'])}; }`;
  const cell = (fact: Fact | undefined) =>
    fact === undefined
      ? '<td class="label"></td><td></td>'
      : `<td class="label">${text(fact.label)}${colon}</td><td>${linesOf(fact.lines)}</td>`;
  const beside = (left: readonly Fact[], right: readonly Fact[]) => {
    const height = Math.max(left.length, right.length);
    const rows = Array.from({ length: height }, (_none, index) => `<tr>${cell(left[index])}${cell(right[index])}</tr>`);
    return height === 0 ? '' : `<table class="rows">${rows.join('')}</table>`;
  };
  const { issuer, table } = paper;
  const below = [...cargo, ...closing];
  const half = Math.ceil(below.length / 2);
  return pageOf(
    css,
    `${issuer === null ? '' : `<div style="font-size:12pt">${text(issuer.name)}</div>${issuer.lines.map((line) => `<div>${text(line)}</div>`).join('')}`}<h1>${text(paper.title)}</h1>
${beside([...parties], [...references])}${beside(route, terms)}
${table === null ? '' : goodsTable(table, 'goods', sums)}<br>${beside(below.slice(0, half), below.slice(half))}${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};
