import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { pageOf, text } from './html.js';
import { factBlock, goodsTable, issuerHeader, remarksBlock, signatureBlock } from './parts.js';

/** A form of ruled boxes, each with a small label in its corner; the table has rules between columns only. */
export const boxes: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const font = dice.pick(['Liberation Sans', 'Liberation Sans Narrow', 'DejaVu Sans Condensed']);
  const css = `
body { font-family: "${font}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.frame { border: 1px solid #000; } .row { display: flex; } .row > * { flex: 1; border: 0.5px solid #000; padding: 2px 4px 6px; min-height: 34px; }
.fact .label { font-size: 6.5pt; color: #333; }
.head { display: flex; justify-content: space-between; align-items: center; padding: 4px; } h1 { font-size: 13pt; margin: 0; }
.issuer .name { font-weight: bold; font-size: 11pt; }
.goods th { border: 0.5px solid #000; font-size: 7pt; font-weight: normal; } .goods td { border-left: 0.5px solid #000; border-right: 0.5px solid #000; padding: 2px 4px; }
.goods tbody tr:last-child td { padding-bottom: ${dice.between(8, 220)}px; }
.signature { margin: 10px 0 0 55%; }`;
  const { table } = paper;
  return pageOf(
    css,
    `<div class="frame"><div class="head">${issuerHeader(paper)}<h1>${text(paper.title)}</h1></div>
<div class="row"><div style="padding:0">${parties.map((fact) => `<div style="border-bottom:0.5px solid #000;padding:2px 4px 8px">${factBlock(fact)}</div>`).join('')}</div>
<div style="padding:0">${inRows([...references, ...terms], 2)}</div></div>
${inRows(route, dice.pick([2, 3]))}
${table === null ? '' : goodsTable(table, 'goods')}
${inRows([...cargo, ...sums], dice.pick([2, 4]))}${inRows(closing, 3)}</div>
${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};

/** Boxes side by side, so many in a row. */
function inRows(facts: readonly Fact[], width: number): string {
  const starts = facts.flatMap((_fact, index) => (index % width === 0 ? [index] : []));
  return starts
    .map(
      (start) =>
        `<div class="row">${facts
          .slice(start, start + width)
          .map(factBlock)
          .join('')}</div>`,
    )
    .join('');
}
