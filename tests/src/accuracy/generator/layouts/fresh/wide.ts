import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** Across the page in narrow letters: three columns above, values right of labels that end where the values begin, the table over the whole width. */
export const wide: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const css = `
@page { size: A4 landscape; margin: 10mm; }
body { font-family: "${dice.pick(['Liberation Sans Narrow', 'DejaVu Sans Condensed'])}", "Noto Sans CJK SC"; font-size: 9pt; }
h1 { font-size: 14pt; margin: 0; }
.top { display: flex; justify-content: space-between; border-bottom: 1px solid #000; margin-bottom: 6px; }
.cols { display: flex; gap: 18px; margin-bottom: 8px; } .cols > div { flex: 1; }
.party { margin-bottom: 6px; } .party .label { font-weight: bold; }
.keys td { padding: 0 0 2px 6px; } .keys .label { text-align: right; width: 46%; color: #444; }
.goods th { background: ${dice.pick(['#ddd', '#cfe0cf', '#dbe5f1'])}; border: 0.5px solid #777; padding: 2px 4px; font-size: 8pt; text-align: center;
  vertical-align: middle; }
.goods td { border: 0.5px solid #777; padding: 2px 4px; } .totals td { font-weight: bold; }
.foot { display: flex; gap: 20px; margin-top: 8px; } .foot > div { flex: 1; } .sums td { border: 0.5px solid #777; padding: 2px 5px; }
.remark { font-size: 7.5pt; margin: 3px 0; }`;
  const keys = (facts: readonly Fact[]) =>
    `<table class="keys">${facts.map(({ label, lines }) => `<tr><td class="label">${text(label)}</td><td>${linesOf(lines)}</td></tr>`).join('')}</table>`;
  const party = ({ label, lines }: Fact) => `<div class="party"><div class="label">${text(label)}</div>${linesOf(lines)}</div>`;
  const { issuer, table } = paper;
  const own = issuer === null ? '' : `<div class="party"><b>${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`;
  const sumRows = sums.map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`);
  const [first, ...others] = parties;
  const isOwn = issuer !== null;
  return pageOf(
    css,
    `<div class="top"><h1>${text(paper.title)}</h1></div>
<div class="cols"><div>${own}${!isOwn && first !== undefined ? party(first) : ''}</div><div>${(isOwn ? parties : others).map(party).join('')}</div>
<div>${keys([...references, ...terms, ...route])}</div></div>
${table === null ? '' : goodsTable(table, 'goods')}
<div class="foot"><div>${keys([...cargo, ...closing])}</div><div>${remarksBlock(paper)}${signatureBlock(paper, dice)}</div>
<div>${sums.length === 0 ? '' : `<table class="sums">${sumRows.join('')}</table>`}</div></div>`,
  );
};
