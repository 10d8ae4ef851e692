import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, signatureBlock } from '../parts.js';

/** A page in two columns of print, as in a newspaper: facts in the one, what is stated and signed in the other; goods across both. */
export const newspaper: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const isStatedFirst = dice.happens(0.4);
  const isInline = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Serif'])}", "Noto Serif CJK SC"; font-size: 9.5pt; }
h1 { font-size: 15pt; border-bottom: 2px solid #000; margin: 0 0 8px; } .two { display: flex; gap: 26px; }
.two > div { flex: 1; min-width: 0; } .fact { margin-bottom: 5px; }
.label { ${dice.happens(0.5) ? 'font-variant: small-caps;' : 'color: #555;'} ${isInline ? '' : 'font-size: 7.5pt;'} }
.divided { ${dice.happens(0.5) ? 'border-left: 0.75px solid #000; padding-left: 12px;' : ''} }
.goods { margin: 10px 0; } .goods th { border-bottom: 1px solid #000; padding: 3px; }
.goods td { padding: 3px; } .own b { font-size: 13pt; }`;
  const shown = ({ label, lines }: Fact) =>
    isInline && lines.length < 2
      ? `<div class="fact"><span class="label">${text(label)}</span> ${lines.length === 0 ? '' : `<b>${linesOf(lines)}</b>`}</div>`
      : `<div class="fact"><div class="label">${text(label)}</div>${linesOf(lines) || '&nbsp;'}</div>`;
  const told = (facts: readonly Fact[]) => facts.map(shown).join('');
  const { issuer, table } = paper;
  const stated = `<div>${paper.remarks.map((remark) => `<p>${text(remark)}</p>`).join('')}${told(closing)}${signatureBlock(paper, dice)}</div>`;
  const facts = `<div>${told([...references, ...parties])}</div>`;
  const more = `<div class="divided">${told([...route, ...terms, ...cargo, ...sums])}</div>`;
  return pageOf(
    css,
    `${issuer === null ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`}<h1>${text(paper.title)}</h1>
<div class="two">${facts}${more}</div>${table === null ? '' : goodsTable(table, 'goods')}<div class="two">${isStatedFirst ? `${stated}<div></div>` : `<div></div>${stated}`}</div>`,
  );
};
