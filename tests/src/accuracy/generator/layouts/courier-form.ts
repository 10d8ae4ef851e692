import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, remarksBlock, signatureBlock } from './parts.js';

/** The form that couriers hand out: ruled halves with tiny labels, parties left and numbers right, sums in ruled lines at the right of the foot. */
export const courierForm: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const isInline = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Sans Narrow'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
h1 { font-size: ${dice.between(12, 18)}pt; text-align: ${dice.pick(['center', 'left'])}; margin: 0 0 4px; }
.form td, .form th { border: 0.75px solid #000; padding: 2px 4px 4px; }
.form { table-layout: fixed; } .label { font-size: 6.5pt; text-transform: uppercase; } .goods { margin-top: -1px; }
.goods th { font-size: 6.5pt; text-align: center; text-transform: uppercase; }
.goods tbody tr:last-child td { padding-bottom: ${dice.between(4, 90)}px; }
.foot { display: flex; margin-top: -1px; } .foot > * { flex: 1; } .sums td { border: 0.75px solid #000; padding: 2px 4px; }
.signature { margin-top: 10px; } .signature .line { border-top: 1px solid #000; }`;
  const cell = ({ label, lines }: Fact) =>
    `<td><span class="label">${text(label)}</span>${isInline && lines.length === 1 ? ' ' : '<br>'}${linesOf(lines)}</td>`;
  const rows = (facts: readonly Fact[]) =>
    facts
      .flatMap((fact, index) =>
        index % 2 === 0 ? [`<tr>${cell(fact)}${index + 1 < facts.length ? cell(facts[index + 1] ?? fact) : '<td></td>'}</tr>`] : [],
      )
      .join('');
  const { issuer, table } = paper;
  const header = issuer === null ? '' : `<tr><td colspan="2"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</td></tr>`;
  const sumRows = sums.map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`);
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><table class="form">${header}${rows(references)}${rows(parties)}${rows([...route, ...terms])}</table>
${table === null ? '' : goodsTable(table, 'goods form')}
<table class="form" style="margin-top:-1px">${rows(cargo)}</table>
<div class="foot"><div>${remarksBlock(paper)}${signatureBlock(paper, dice)}</div><table class="sums">${sumRows.join('')}</table></div>
<table class="form">${rows(closing)}</table>`,
  );
};
