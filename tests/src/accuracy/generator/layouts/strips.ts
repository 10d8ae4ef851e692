import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, issuerHeader, remarksBlock, signatureBlock } from './parts.js';

/** Little tables of one row: labels in a filled header, their values beneath; parties stand side by side in the same way. */
export const strips: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'DejaVu Serif Condensed', 'Liberation Sans'])}", "Noto Serif CJK SC"; }
h1 { text-align: right; font-size: 15pt; margin: 0 0 8px; } .issuer .name { font-weight: bold; font-size: 12pt; }
.strip { margin: 6px 0; table-layout: fixed; }
.strip th { background: #d9d9d9; border: 1px solid #555; font-size: 7.5pt; text-align: center; padding: 2px; }
.strip td { border: 1px solid #555; text-align: ${dice.pick(['center', 'left'])}; padding: 3px 4px; }
.parties td { text-align: left; } .goods { border: 1px solid #555; } .goods th { border-bottom: 1px solid #555; }
.goods td, .goods th { border-left: 1px solid #555; padding: 2px 4px; }
.goods .sum td, .goods .totals td { border-top: 1px solid #555; } .signature { margin-top: 30px; text-align: center; width: 40%; }
.signature .line { border-top: 1px solid #000; }`;
  const { table } = paper;
  return pageOf(
    css,
    `${issuerHeader(paper)}<h1>${text(paper.title)}</h1>${strip(parties, 3, 'parties')}${strip(references, 4)}${strip([...terms, ...route], 4)}
${table === null ? '' : goodsTable(table, 'goods', sums)}
${strip(cargo, 4)}${strip(closing, 4)}${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};

function strip(facts: readonly Fact[], width: number, className = ''): string {
  const starts = facts.flatMap((_fact, index) => (index % width === 0 ? [index] : []));
  return starts
    .map((start) => {
      const some = facts.slice(start, start + width);
      const headers = some.map(({ label }) => `<th>${text(label)}</th>`).join('');
      return `<table class="strip ${className}"><tr>${headers}</tr><tr>${some.map(({ lines }) => `<td>${linesOf(lines) || '&nbsp;'}</td>`).join('')}</tr></table>`;
    })
    .join('');
}
