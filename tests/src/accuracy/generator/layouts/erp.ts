import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, remarksBlock, signatureBlock } from './parts.js';

/** What big systems print: the sender in one small line over the first party, numbers in an open block at the right, the company's data in columns at the foot. */
export const erp: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const colon = dice.pick(['', '', ':']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed', 'Liberation Serif'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.sender { font-size: 6.5pt; border-bottom: 0.5px solid #000; width: 85mm; } .address { width: 85mm; min-height: 28mm; margin-bottom: 6px; }
.top { display: flex; justify-content: space-between; }
.info { width: 80mm; } .info td { padding: 1px 0; } .info .label { width: 45%; } h1 { font-size: 13pt; margin: 10px 0 6px; }
${dice.happens(0.5) ? 'thead { display: table-row-group; }' : ''} .goods th { border-top: 1px solid #000; border-bottom: 1px solid #000;
  font-weight: normal; padding: 3px 3px; }
.goods td { padding: 3px 3px; } .totals td { border-top: 1px solid #000; }
.sums { width: 62%; margin-left: 38%; border-top: 1px solid #000; } .sums td { padding: 1px 3px; }
.sums tr:last-child td { font-weight: bold; border-top: 1px solid #000; }
.facts td { padding: 1px 8px 1px 0; } .facts .label { width: 34%; }
.foot { margin-top: 24px; border-top: 0.5px solid #000; display: flex; gap: 24px; font-size: 6.5pt; } .signature { margin-top: 18px; }`;
  const rows = (facts: readonly Fact[], className: string) =>
    `<table class="${className}">${facts.map(({ label, lines }) => `<tr><td class="label">${text(label)}${colon}</td><td>${linesOf(lines)}</td></tr>`).join('')}</table>`;
  const sumRows = sums.map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`);
  const [first, ...others] = parties;
  const { issuer, table } = paper;
  const sender = issuer === null ? '' : `<div class="sender">${[issuer.name, ...issuer.lines.slice(0, -1)].map(text).join(' · ')}</div>`;
  const party = (fact: Fact | undefined) =>
    fact === undefined ? '' : `<div class="address">${text(fact.label)}${colon}<br>${linesOf(fact.lines)}</div>`;
  return pageOf(
    css,
    `<div class="top"><div>${sender}${party(first)}${others.map(party).join('')}</div>${rows([...references, ...terms], 'info')}</div>
<h1>${text(paper.title)}</h1>${rows(route, 'facts')}
${table === null ? '' : goodsTable(table, 'goods')}<table class="sums">${sumRows.join('')}</table>
${rows([...cargo, ...closing], 'facts')}${remarksBlock(paper)}${signatureBlock(paper, dice)}
${
  issuer === null
    ? ''
    : `<div class="foot"><div>${text(issuer.name)}</div>${issuer.lines.map((line) => `<div>${text(line)}</div>`).join('')}
<div>Managing directors: J. Orlov, K. Brandt</div></div>`
}`,
  );
};
