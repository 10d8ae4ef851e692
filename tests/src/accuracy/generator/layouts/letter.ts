import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, issuerHeader, remarksBlock, signatureBlock } from './parts.js';

/** A letter to whom it may concern: the statement first, then what it speaks of in open lines or in a list, name and day at the end. */
export const letter: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const isFooted = dice.happens(0.4);
  const isDotted = dice.happens(0.3);
  const hasColon = dice.happens(0.6);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Serif'])}", "Noto Serif CJK SC"; font-size: 10.5pt; line-height: 1.4; }
.issuer .name { font-size: 15pt; font-weight: bold; }
.issuer { margin-bottom: 18px; text-align: ${dice.pick(['left', 'right', 'center'])}; }
h1 { font-size: 14pt; text-align: center; margin: 18px 0; }
.list td { padding: 2px 8px 2px 0; } .list .label { width: ${dice.between(28, 42)}%; ${dice.happens(0.5) ? 'font-weight: bold;' : ''} }
.goods td, .goods th { border: 1px solid #000; padding: 3px; } .foot { margin-top: 40px; font-size: 8pt; border-top: 1px solid #888; }
.signature { margin-top: 30px; } .dated { text-align: right; }`;
  const mark = isDotted ? ' ..........' : hasColon ? ':' : '';
  const list = (facts: readonly Fact[]) =>
    `<table class="list">${facts.map(({ label, lines }) => `<tr><td class="label">${text(label)}${mark}</td><td>${linesOf(lines)}</td></tr>`).join('')}</table>`;
  const { issuer, table } = paper;
  return pageOf(
    css,
    `${isFooted ? '' : issuerHeader(paper)}<div class="dated">${references.map(({ label, lines }) => `<div>${text(label)}: ${lines.map(text).join(' ')}</div>`).join('')}</div>
<h1>${text(paper.title)}</h1><p>TO WHOM IT MAY CONCERN</p>${remarksBlock(paper)}
${list(parties)}${list([...cargo, ...route, ...terms])}
${table === null ? '' : goodsTable(table, 'goods', sums)}
<p>This statement is given to the best of our knowledge and belief.</p>
${signatureBlock(paper, dice)}${list(closing)}
${isFooted && issuer !== null ? `<div class="foot">${text(issuer.name)}<br>${linesOf(issuer.lines)}</div>` : ''}`,
  );
};
