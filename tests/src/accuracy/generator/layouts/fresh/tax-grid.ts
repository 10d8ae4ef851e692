import type { Fact } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** One ruled grid from edge to edge, as export invoices of accounting programs: all letters of one size, values in bold under plain labels, parties left, numbers in pairs right. */
export const taxGrid: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const isLevel = dice.happens(0.4);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'Liberation Sans Narrow', 'Liberation Serif'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
h1 { font-size: 11pt; text-align: center; margin: 0 0 3px; } .grid { border: 1px solid #000; } .grid + .grid { border-top: 0; }
.grid > tbody > tr > td { border: 1px solid #000; padding: 1px 4px 3px; } .value { font-weight: bold; }
.inner { height: 100%; } .inner td { border-bottom: 1px solid #000; border-right: 1px solid #000; padding: 1px 4px 3px; width: 50%; }
.inner tr:last-child td { border-bottom: 0; } .inner td:last-child { border-right: 0; }
.goods { border: 1px solid #000; border-top: 0; }
.goods th { border: 1px solid #000; border-top: 0; font-weight: normal; text-align: center; }
.goods td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 1px 4px; }
.goods tbody tr:last-child td { padding-bottom: ${dice.between(4, 120)}px; }
.sum td { border-top: 1px solid #000; font-weight: bold; padding-bottom: 1px !important; }
.totals td { border-top: 1px solid #000; font-weight: bold; }
.remark { margin: 2px 0; } .signature { text-align: right; }`;
  const value = (lines: readonly string[]) => `<span class="value">${linesOf(lines)}</span>`;
  const said = ({ label, lines }: Fact) =>
    isLevel && lines.length === 1 ? `${text(label)} : ${value(lines)}` : `${text(label)}<br>${value(lines)}`;
  const inPairs = (facts: readonly Fact[]) =>
    facts.flatMap((fact, index) => {
      const next = facts[index + 1];
      return index % 2 === 1 ? [] : [`<tr><td>${said(fact)}</td><td>${next === undefined ? '' : said(next)}</td></tr>`];
    });
  const { issuer, table } = paper;
  const own = issuer === null ? '' : `<tr><td>${value([issuer.name])}<br>${linesOf(issuer.lines)}</td></tr>`;
  const left = `<table class="inner">${own}${parties.map((fact) => `<tr><td style="width:100%">${said(fact)}</td></tr>`).join('')}</table>`;
  const right = `<table class="inner">${inPairs([...references, ...terms, ...route]).join('')}</table>`;
  const below = [...cargo, ...closing];
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><table class="grid"><tr><td style="width:48%;padding:0">${left}</td><td style="padding:0">${right}</td></tr></table>
${table === null ? '' : goodsTable(table, 'goods', sums)}
${below.length === 0 ? '' : `<table class="grid">${inPairs(below).join('')}</table>`}
<table class="grid"><tr><td style="width:55%">Declaration:${remarksBlock(paper)}</td><td>${signatureBlock(paper, dice)}</td></tr></table>`,
  );
};
