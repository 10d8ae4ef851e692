import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, remarksBlock, signatureBlock } from './parts.js';

/** An official form: every box numbered, number and title in the box above right, declarations side by side at the foot. */
export const numberedForm: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans'])}", "Noto Serif CJK SC"; font-size: 9pt; }
.form { border: 1px solid #000; } .row { display: flex; } .box { border: 0.5px solid #000; padding: 3px 4px 8px; flex: 1; }
.party { min-height: 62px; } .title { text-align: center; } h1 { font-size: 14pt; margin: 8px 0; }
.goods th { font-weight: normal; font-size: 8pt; border: 0.5px solid #000; padding: 3px; }
.goods td { border-left: 0.5px solid #000; border-right: 0.5px solid #000; padding: 2px 3px; }
.goods tbody tr:last-child td { padding-bottom: ${dice.between(20, 160)}px; }
.signature { margin-top: 30px; border-top: 0.5px dashed #000; font-size: 7.5pt; }`;
  const counted = parties.length + 1;
  const value = (lines: readonly string[]) => `<div>${linesOf(lines)}</div>`;
  const boxes = parties.map(({ label, lines }, index) => `<div class="box party">${index + 1}. ${text(label)}:${value(lines)}</div>`);
  const open = (facts: readonly Fact[]) =>
    facts.map(({ label, lines }) => `<div>${text(label)}: ${lines.map(text).join(' ')}</div>`).join('');
  const { issuer, table } = paper;
  const numbered =
    table === null
      ? null
      : { ...table, columns: table.columns.map((column, index) => ({ ...column, header: `${counted + index + 1}. ${column.header}` })) };
  return pageOf(
    css,
    `<div class="form"><div class="row"><div style="flex:1">${boxes.join('')}</div>
<div style="flex:1" class="box">${open(references)}<div class="title">${issuer === null ? '' : `${text(issuer.name)}<br>${linesOf(issuer.lines)}`}
<h1>${text(paper.title)}</h1></div><div style="font-size:7.5pt">(Combined declaration and certificate)</div></div></div>
<div class="row"><div class="box">${counted}. Particulars of transport${open(route)}</div><div class="box">For official use${open([...terms, ...cargo])}</div></div>
${numbered === null ? '' : goodsTable(numbered, 'goods', sums)}
<div class="row"><div class="box">Declaration${remarksBlock(paper)}${signatureBlock(paper, dice)}</div>
<div class="box">Certification<p>On the basis of control carried out, it is hereby certified that the information herein is correct.</p>${open(closing)}</div></div></div>`,
  );
};
