import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** A page written like a letter: labels and values run on in lines of text, parted by bars or spaces; a party is one sentence or a few short lines. */
export const running: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const bar = dice.pick([' | ', ' &nbsp;&nbsp;&nbsp; ', '; ', ' · ']);
  const colon = dice.pick([': ', ' - ', ': ']);
  const isOneLine = dice.happens(0.4);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Sans Condensed'])}", "Noto Serif CJK SC"; font-size: 10pt; line-height: 1.45; }
h1 { font-size: 13pt; margin: 16px 0 10px; ${dice.happens(0.5) ? 'text-decoration: underline;' : ''} } p { margin: 0 0 8px; }
.own { text-align: right; margin-bottom: 10px; } .own b { font-size: 13pt; }
.goods { margin: 10px 0; font-size: 9pt; } .goods th { border-bottom: 1px solid #000; padding: 2px 6px 2px 0; }
.goods td { padding: 2px 6px 2px 0; } .totals td { border-top: 1px solid #000; }
.signature { margin-top: 22px; } .remark { margin: 6px 0; }`;
  const run = (facts: readonly Fact[]) =>
    facts.length === 0 ? '' : `<p>${facts.map(({ label, lines }) => `${text(label)}${colon}${lines.map(text).join(', ')}`).join(bar)}</p>`;
  const party = ({ label, lines: [name = '', ...others] }: Fact) => {
    const address = others.map(text).join(', ');
    return `<p>${text(label)}${colon}<b>${text(name)}</b>${isOneLine ? ', ' : '<br>'}${address}</p>`;
  };
  const summed = sums.map(({ label, lines }) => `<div style="text-align:right">${text(label)}${colon}${linesOf(lines)}</div>`);
  const { issuer, table } = paper;
  return pageOf(
    css,
    `${issuer === null ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`}<h1>${text(paper.title)}</h1>
${run(references)}${parties.map(party).join('')}${run(route)}${run(terms)}${table === null ? '' : goodsTable(table, 'goods')}${summed.join('')}
${cargo.map((fact) => run([fact])).join('')}${remarksBlock(paper)}${run(closing)}${signatureBlock(paper, dice)}`,
  );
};
