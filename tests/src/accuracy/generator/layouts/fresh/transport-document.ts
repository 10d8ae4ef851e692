import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** The form of forwarders: parties and route stacked in the left half, number, title and issuer in the open right half, goods unruled, what is signed in the corner below. */
export const transportDocument: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const color = dice.pick(['#0a3a7a', '#000', '#1c5d3a']);
  const edge = `0.75px solid ${color}`;
  const css = `
body { font-family: "Liberation Sans", "Noto Sans CJK SC"; font-size: 8pt; } .label { font-size: 6.5pt; color: ${color}; }
.value, .goods td { font-family: "${dice.pick(['Liberation Mono', 'Liberation Sans', 'Liberation Sans Narrow'])}", "Noto Sans Mono CJK SC"; }
.form { border: ${edge}; } .halves { display: flex; } .halves > * { flex: 1; }
.cell { border-bottom: ${edge}; border-right: ${edge}; padding: 1px 4px 3px; min-height: 26px; flex: 1; } .tall { min-height: 62px; }
.row { display: flex; } .open { padding: 6px 8px; border-bottom: ${edge}; }
h1 { font-size: ${dice.between(11, 15)}pt; color: ${color}; margin: 8px 0; }
.goods th { font-weight: normal; font-size: 6.5pt; color: ${color}; padding: 1px 4px; } .goods td { padding: 1px 4px; }
.particulars { min-height: ${dice.between(90, 260)}px; }
.band { font-size: 6.5pt; color: ${color}; text-align: center; border-top: ${edge}; border-bottom: ${edge}; }
.remark { font-size: 6pt; margin: 2px 4px; } .signature { padding: 4px; font-size: 7pt; }`;
  const cell = ({ label, lines }: Fact, className = '') =>
    `<div class="cell ${className}"><div class="label">${text(label)}</div><div class="value">${linesOf(lines)}</div></div>`;
  const rows = (facts: readonly Fact[], width: number) =>
    facts
      .flatMap((_fact, index) => {
        const some = facts.slice(index, index + width);
        return index % width === 0 ? [`<div class="row">${some.map((fact) => cell(fact)).join('')}</div>`] : [];
      })
      .join('');
  const { issuer, table } = paper;
  const upper = parties.slice(0, 3);
  const lower = parties.slice(3);
  return pageOf(
    css,
    `<div class="form"><div class="halves"><div>${upper.map((fact) => cell(fact, 'tall')).join('')}${rows(route, 2)}</div>
<div class="open">${references.map(({ label, lines }) => `<div><span class="label">${text(label)}</span> <b class="value">${linesOf(lines)}</b></div>`).join('')}
<h1>${text(paper.title)}</h1>${issuer === null ? '' : `<b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}`}
${lower.map((fact) => `<div style="margin-top:10px">${cell(fact)}</div>`).join('')}</div></div>
<div class="particulars">${table === null ? '' : goodsTable(table, 'goods')}${cargo
      .map(
        (fact) => `<div style="padding:4px">${text(fact.label)}<br>
<span class="value">${linesOf(fact.lines)}</span></div>`,
      )
      .join('')}</div>
<div class="band">according to the declaration of the consignor</div>${remarksBlock(paper)}${rows([...terms, ...sums], 2)}
<div class="halves"><div>${rows(closing, 1)}</div><div>${signatureBlock(paper, dice)}</div></div></div>`,
  );
};
