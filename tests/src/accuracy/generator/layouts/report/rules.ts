import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** A list with a rule under every line: labels left, values beginning in the middle of the page; the goods follow as a table, its sums at the left. */
export const rules: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const isNumbered = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans'])}", "Noto Sans CJK SC"; font-size: 9pt; }
h1 { font-size: 14pt; margin: 8px 0; } .own { border-left: 6px solid #555; padding-left: 8px; }
.list td { border-bottom: 0.5px solid #999; padding: 3px 2px; } .list .label { width: ${dice.between(38, 48)}%; } .goods { margin: 10px 0; }
.goods th { background: #555; color: #fff; padding: 3px; font-size: 8pt; } .goods td { padding: 3px; border-bottom: 0.5px solid #999; }
.totals td { border-bottom: 1.5px solid #000; font-weight: bold; }
.sums { width: 60%; } .sums tr:last-child td { font-weight: bold; } .signature { margin-top: 20px; }
.foot { font-size: 7pt; color: #555; margin-top: 18px; }`;
  const [first, second] = [
    [...references, ...parties],
    [...route, ...terms, ...cargo],
  ];
  const list = (facts: readonly Fact[], from: number, className = 'list') =>
    `<table class="${className}">${facts
      .map(
        ({ label, lines }, index) => `<tr><td class="label">${isNumbered && from > 0 ? `${from + index}. ` : ''}${text(label)}</td>
<td>${linesOf(lines)}</td></tr>`,
      )
      .join('')}</table>`;
  const { issuer, table } = paper;
  const contact = issuer?.lines.at(-1) ?? '';
  return pageOf(
    css,
    `${issuer === null ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${issuer.lines.slice(0, -1).map(text).join('<br>')}</div>`}<h1>${text(paper.title)}</h1>
${list(first, 1)}${list(second, 1 + first.length)}
${table === null ? '' : goodsTable(table, 'goods')}${sums.length === 0 ? '' : list(sums, 0, 'list sums')}
${remarksBlock(paper)}${list(closing, 0)}${signatureBlock(paper, dice)}<div class="foot">${text(contact)}</div>`,
  );
};
