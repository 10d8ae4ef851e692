import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** A form to fill in: every value stands on a rule, and what it is stands small below the rule. */
export const captions: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const isBracketed = dice.happens(0.4);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Serif Condensed'])}", "Noto Serif CJK SC"; font-size: 9.5pt; }
h1 { font-size: 15pt; text-align: center; margin: 6px 0 14px; letter-spacing: 1px; } .row { display: flex; gap: 22px; margin-bottom: 9px; }
.row > div { flex: 1; display: flex; flex-direction: column; justify-content: flex-end; }
.line { border-bottom: 0.75px solid #000; min-height: 14px; }
.caption { font-size: 6.5pt; color: #333; text-align: ${dice.pick(['left', 'center'])}; font-style: italic; }
.goods { margin: 8px 0 12px; }
.goods th { border-top: 0.75px solid #000; border-bottom: 0.75px solid #000; font-style: italic; font-weight: normal; font-size: 8pt;
  padding: 3px; }
.goods td { padding: 3px; border-bottom: 0.5px solid #bbb; }
.totals td { border-top: 0.75px solid #000; font-weight: bold; }
.sums { width: 50%; margin-left: 50%; } .sums td { padding: 2px 3px; } .own { text-align: center; } .own b { font-size: 13pt; }
.signature { margin: 22px 0 0 50%; } .remark { font-size: 8pt; }`;
  const filled = ({ label, lines }: Fact) =>
    `<div><div class="line">${linesOf(lines) || '&nbsp;'}</div><div class="caption">${isBracketed ? `(${text(label)})` : text(label)}</div></div>`;
  const rows = (facts: readonly Fact[], width: number) =>
    facts
      .flatMap((_fact, index) => {
        const some = facts.slice(index, index + width);
        return index % width === 0
          ? [`<div class="row">${some.map(filled).join('')}${'<div></div>'.repeat(width - some.length)}</div>`]
          : [];
      })
      .join('');
  const { issuer, table } = paper;
  return pageOf(
    css,
    `${issuer === null ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`}<h1>${text(paper.title)}</h1>
${rows(references, 3)}${rows(parties, 2)}${rows([...route, ...terms], dice.pick([2, 3]))}
${table === null ? '' : goodsTable(table, 'goods')}
<table class="sums">${sums.map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`).join('')}</table>
${rows(cargo, 2)}${remarksBlock(paper)}${rows(closing, 3)}${signatureBlock(paper, dice)}`,
  );
};
