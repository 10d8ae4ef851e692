import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, remarksBlock, signatureBlock } from './parts.js';

/** A factory's workbook printed: the name in the middle, the buyer left and the numbers right of it, every cell of the goods ruled, what is to be known below in lines. */
export const factory: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const colon = dice.pick([':', ' :', '：']);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans'])}", "Noto Serif CJK SC"; font-size: 9.5pt; }
.name { text-align: center; font-size: 15pt; font-weight: bold; } .contact { text-align: center; font-size: 8pt; }
h1 { text-align: center; font-size: 15pt; margin: 8px 0; ${dice.happens(0.5) ? 'text-decoration: underline;' : ''} }
.top { display: flex; gap: 20px; } .top > :first-child { flex: 3; } .top > :last-child { flex: 2; } .line { margin-bottom: 3px; }
.goods { margin-top: 8px; } .goods td, .goods th { border: 1px solid #000; padding: 3px; text-align: center; vertical-align: middle; }
.signature { margin: 24px 0 0 62%; } .below { margin-top: 8px; } .hang { display: flex; }
.hang > :first-child { white-space: nowrap; padding-right: 6px; }`;
  const line = ({ label, lines }: Fact) => `<div class="line hang"><span>${text(label)}${colon}</span><span>${linesOf(lines)}</span></div>`;
  const journey = dice.happens(0.5)
    ? `<div class="line">${route.map(({ label, lines }) => `<span style="margin-right:30px">${text(label)}${colon} ${lines.map(text).join(' ')}</span>`).join('')}</div>`
    : route.map(line).join('');
  const { issuer, table } = paper;
  const own = issuer === null ? '' : `<div class="name">${text(issuer.name)}</div><div class="contact">${linesOf(issuer.lines)}</div>`;
  return pageOf(
    css,
    `${own}<h1>${text(paper.title)}</h1>
<div class="top"><div>${parties.map(line).join('')}</div><div>${[...references, ...terms].map(line).join('')}</div></div>${journey}
${table === null ? '' : goodsTable(table, 'goods', sums)}
<div class="below">${[...cargo, ...closing].map(line).join('')}</div>${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};
