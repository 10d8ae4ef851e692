import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** Boxes whose labels are little dark tags in their upper left corner; numbers in a column of boxes at the right edge, values set to the right; the issuer at the foot. */
export const tagged: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const dark = dice.pick(['#222', '#003f5c', '#5a189a']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Sans Narrow', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
h1 { font-size: 13pt; margin: 0 0 6px; text-align: right; }
.box { border: 1px solid ${dark}; margin: -1px 0 0 -1px; padding: 0 4px 3px 0; min-height: 30px; flex: 1; }
.tag { display: inline-block; background: ${dark}; color: #fff; font-size: 6pt; padding: 0 4px; } .in { padding-left: 5px; }
.right .in { text-align: right; } .top { display: flex; } .left { flex: 3; } .right { flex: 2; } .party { min-height: 68px; }
.row { display: flex; } .goods { margin-top: -1px; }
.goods th { background: ${dark}; color: #fff; font-size: 6.5pt; padding: 2px 4px; border: 1px solid ${dark}; }
.goods td { padding: 2px 4px; border-left: 1px solid ${dark}; border-right: 1px solid ${dark}; }
.goods tbody tr:last-child td { border-bottom: 1px solid ${dark}; padding-bottom: ${dice.between(3, 140)}px; }
.totals td { font-weight: bold; border-top: 1px solid ${dark}; }
.foot { margin-top: 14px; text-align: center; font-size: 7pt; } .signature { margin: 8px; width: 46%; }
.remark { font-size: 7pt; margin: 4px 0; }`;
  const box = ({ label, lines }: Fact, className = '') =>
    `<div class="box ${className}"><span class="tag">${text(label)}</span><div class="in">${linesOf(lines)}</div></div>`;
  const rows = (facts: readonly Fact[], width: number) =>
    facts
      .flatMap((_fact, index) => {
        const some = facts.slice(index, index + width);
        return index % width === 0 ? [`<div class="row">${some.map((fact) => box(fact)).join('')}</div>`] : [];
      })
      .join('');
  const { issuer, table } = paper;
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div class="top"><div class="left">${parties.map((fact) => box(fact, 'party')).join('')}</div>
<div class="right">${[...references, ...terms].map((fact) => box(fact)).join('')}</div></div>${rows(route, dice.pick([2, 4]))}
${table === null ? '' : goodsTable(table, 'goods')}<div class="right">${rows(sums, 3)}</div>${rows(cargo, 2)}
${remarksBlock(paper)}${rows(closing, 3)}${signatureBlock(paper, dice)}
${issuer === null ? '' : `<div class="foot"><b style="font-size:9pt">${text(issuer.name)}</b><br>${issuer.lines.map(text).join(' – ')}</div>`}`,
  );
};
