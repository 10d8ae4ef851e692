import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, remarksBlock, signatureBlock } from './parts.js';

/** A shipping line's bill as its printer fills it in: small labels in ruled boxes, typed values, a band over the goods, a table of charges that is left blank. */
export const linerBill: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const edge = dice.pick(['0.75px solid #000', '0.5px solid #33507a']);
  const css = `
body { font-family: "Liberation Sans", "Noto Sans CJK SC"; font-size: 8pt; }
.value, .goods td { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans'])}", "Noto Sans Mono CJK SC"; font-size: 8.5pt; }
.form { border: ${edge}; } .row { display: flex; } .box { border: ${edge}; padding: 1px 3px 4px; flex: 1; min-height: 27px; }
.label { font-size: 6pt; } .party { min-height: 66px; }
.head { display: flex; justify-content: space-between; align-items: flex-end; gap: 24px; padding: 0 2px 4px; }
.line { font-size: ${dice.between(10, 14)}pt; font-weight: bold; } h1 { font-size: 11pt; margin: 0; }
.band { text-align: center; font-size: 6.5pt; border: ${edge}; }
.goods th { font-size: 6pt; font-weight: normal; padding: 1px 3px; border: ${edge}; }
.goods td { padding: 2px 3px; border-left: ${edge}; border-right: ${edge}; }
.goods tbody tr:last-child td { padding-bottom: ${dice.between(30, 200)}px; }
.small { font-size: 5.5pt; } .charges { font-size: 6pt; } .charges td { border: ${edge}; padding: 1px 3px 14px; }
.signature { font-size: 7pt; margin: 4px; } .remark { font-size: 6pt; margin: 2px; }`;
  const box = ({ label, lines }: Fact, className = '') =>
    `<div class="box ${className}"><div class="label">${text(label)}</div><div class="value">${linesOf(lines)}</div></div>`;
  const inRows = (facts: readonly Fact[], width: number) =>
    facts
      .map((_fact, index) =>
        index % width === 0
          ? `<div class="row">${facts
              .slice(index, index + width)
              .map((fact) => box(fact))
              .join('')}</div>`
          : '',
      )
      .join('');
  const { issuer, table } = paper;
  return pageOf(
    css,
    `<div class="head"><span class="line">${text(issuer?.name ?? '')}</span><h1>${text(paper.title)}</h1></div>
<div class="form"><div class="row"><div style="flex:1">${parties.map((fact) => box(fact, 'party')).join('')}</div><div style="flex:1">${inRows(references, 2)}
<div class="box small">${issuer === null ? '' : linesOf(issuer.lines)}</div>${inRows(terms, 1)}</div></div>
${inRows(route, dice.pick([2, 3, 4]))}
<div class="band">PARTICULARS FURNISHED BY SHIPPER - CARRIER NOT RESPONSIBLE</div>
${table === null ? '' : goodsTable(table, 'goods')}
${inRows([...cargo, ...sums], 2)}
<table class="charges"><tr><td>FREIGHT &amp; CHARGES</td><td>BASIS</td><td>RATE</td><td>PREPAID</td><td>COLLECT</td></tr></table>
<div class="row"><div class="box">${remarksBlock(paper)}</div><div class="box">${inRows(closing, 1)}${signatureBlock(paper, dice)}</div></div></div>`,
  );
};
