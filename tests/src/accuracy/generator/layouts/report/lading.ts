import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/**
 * A shipping line's plain form on laser paper: no boxes but long rules, labels in italics above right-hand numbers, particulars between
 * two heavy rules, the issuer and its signature at the right below.
 */
export const lading: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Sans Narrow'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.label { font-style: italic; font-size: 7pt; } h1 { font-size: 13pt; margin: 0; }
.top { display: flex; justify-content: space-between; border-bottom: 2px solid #000; padding-bottom: 4px; }
.two { display: flex; gap: 14px; } .two > div { flex: 1; } .fact { border-bottom: 0.5px solid #000; padding: 2px 0 4px; }
.party { min-height: 58px; } .pairs { display: grid; grid-template-columns: 1fr 1fr; gap: 0 14px; }
.route { display: grid; grid-template-columns: repeat(${dice.pick([2, 3])}, 1fr); gap: 0 14px; border-bottom: 2px solid #000; }
.goods th { font-style: italic; font-weight: normal; font-size: 7pt; padding: 2px 6px 2px 0; border-bottom: 0.5px solid #000; }
.goods td { padding: 2px 6px 2px 0; font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans'])}", "Noto Sans Mono CJK SC"; }
.open { min-height: ${dice.between(110, 280)}px; border-bottom: 2px solid #000; } .remark { font-size: 6pt; }
.signature { font-size: 7.5pt; margin-top: 6px; }`;
  const fact = ({ label, lines }: Fact, className = '') =>
    `<div class="fact ${className}"><div class="label">${text(label)}</div>${linesOf(lines) || '&nbsp;'}</div>`;
  const { issuer, table } = paper;
  return pageOf(
    css,
    `<div class="top"><h1>${text(paper.title)}</h1></div><div class="two"><div>${parties.map((party) => fact(party, 'party')).join('')}</div>
<div><div class="pairs">${references.map((reference) => fact(reference)).join('')}</div>${terms.map((term) => fact(term)).join('')}</div></div>
<div class="route">${route.map((place) => fact(place)).join('')}</div>
<div class="open">${table === null ? '' : goodsTable(table, 'goods')}</div><div class="pairs">${[...cargo, ...sums].map((part) => fact(part)).join('')}</div>
<div class="two"><div>${closing.map((part) => fact(part)).join('')}${remarksBlock(paper)}</div>
<div>${issuer === null ? '' : `<div style="margin-top:6px"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`}${signatureBlock(paper, dice)}</div></div>`,
  );
};
