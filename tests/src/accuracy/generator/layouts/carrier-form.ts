import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, remarksBlock, signatureBlock } from './parts.js';

/** A carrier's form of the old school: bold labels in capitals, numbers above right, one open field for all goods, the issuer below. */
export const carrierForm: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const css = `
body { font-family: "${dice.pick(['Liberation Sans Narrow', 'Liberation Serif', 'Liberation Sans'])}", "Noto Sans CJK SC"; font-size: 9pt; }
.frame { border: 1.5px solid #234; } .line { display: flex; border-top: 1px solid #234; }
.line > * { flex: 1; padding: 2px 5px 5px; border-right: 1px solid #234; min-height: 30px; } .line > *:last-child { border-right: 0; }
.label { font-weight: bold; font-size: 6.5pt; text-transform: uppercase; color: #234; }
.party { padding: 2px 5px 4px; border-top: 1px solid #234; min-height: 62px; } .party:first-child { border-top: 0; }
h1 { font-size: 12pt; text-align: right; margin: 0 0 4px; }
.goods th { font-size: 6.5pt; color: #234; padding: 2px 5px; border-top: 1px solid #234; } .goods td { padding: 2px 5px; }
.open { min-height: ${dice.between(60, 240)}px; border-bottom: 0; }
.signature { margin: 6px; width: 50%; float: right; font-size: 8pt; }`;
  const cell = ({ label, lines }: Fact) => `<div><div class="label">${text(label)}</div>${linesOf(lines)}</div>`;
  const line = (facts: readonly Fact[]) => (facts.length === 0 ? '' : `<div class="line">${facts.map(cell).join('')}</div>`);
  const halves = (facts: readonly Fact[]) =>
    facts.flatMap((_fact, index) => (index % 3 === 0 ? [line(facts.slice(index, index + 3))] : [])).join('');
  const { issuer, table } = paper;
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1>
<div class="frame"><div style="display:flex"><div style="flex:1;border-right:1px solid #234">${parties.map((fact) => cell(fact).replace('<div>', '<div class="party">')).join('')}</div>
<div style="flex:1">${[...references, ...terms].map((fact) => cell(fact).replace('<div>', '<div style="padding:2px 5px 6px;border-bottom:1px solid #234">')).join('')}</div></div>
${halves(route)}<div class="open">${table === null ? '' : goodsTable(table, 'goods')}</div>
${halves([...cargo, ...sums])}${halves(closing)}</div>
${remarksBlock(paper)}${signatureBlock(paper, dice)}${issuer === null ? '' : `<div style="font-weight:bold">${text(issuer.name)}</div><div style="font-size:7pt">${linesOf(issuer.lines)}</div>`}`,
  );
};
