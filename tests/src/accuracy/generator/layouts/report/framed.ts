import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** A sheet in a double frame with everything about its middle: label and value one under the other, centred, parted by thin rules; the goods in a table of single lines. */
export const framed: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const color = dice.pick(['#7a5c00', '#1b4332', '#000']);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'DejaVu Serif', 'DejaVu Serif Condensed'])}", "Noto Serif CJK SC"; font-size: 9pt; }
.frame { border: 4px double ${color}; padding: 14px 18px; }
h1 { font-size: 17pt; text-align: center; color: ${color}; margin: 6px 0 10px; font-weight: normal; }
.own { text-align: center; } .own b { font-size: 12pt; }
.row { display: flex; border-top: 0.5px solid ${color}; padding: 4px 0; } .row > div { flex: 1; text-align: center; padding: 0 6px; }
.label { font-size: 7.5pt; color: ${color}; font-variant: small-caps; } .goods { margin: 6px 0; }
.goods th { font-weight: normal; font-size: 7.5pt; border: 0.5px solid ${color}; padding: 2px 4px; text-align: center; }
.goods td { border: 0.5px solid ${color}; padding: 2px 4px; } .totals td { font-weight: bold; }
.remark { text-align: center; font-style: italic; } .signature { text-align: center; margin-top: 16px; }`;
  const middle = ({ label, lines }: Fact) => `<div><div class="label">${text(label)}</div>${linesOf(lines)}</div>`;
  const rows = (facts: readonly Fact[], width: number) =>
    facts
      .flatMap((_fact, index) => {
        const some = facts.slice(index, index + width);
        return index % width === 0 ? [`<div class="row">${some.map(middle).join('')}</div>`] : [];
      })
      .join('');
  const { issuer, table } = paper;
  return pageOf(
    css,
    `<div class="frame">${issuer === null ? '' : `<div class="own"><b>${text(issuer.name)}</b><br>${issuer.lines.map(text).join(', ')}</div>`}<h1>${text(paper.title)}</h1>
${rows(references, 3)}${rows(parties, 2)}${rows(route, 3)}${rows(terms, dice.pick([2, 3]))}
${table === null ? '' : goodsTable(table, 'goods', sums)}${rows(cargo, 2)}${remarksBlock(paper)}${rows(closing, 2)}${signatureBlock(paper, dice)}</div>`,
  );
};
