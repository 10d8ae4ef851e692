import type { Fact, PaperTable } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, remarksBlock, signatureBlock } from '../parts.js';

/** Pages of a big system: each page begins with title, number and its own header of the table, and ends with lines that say that the table goes on. */
export const carried: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const perPage = dice.between(9, 16);
  const [goesOn, comesFrom] = dice.pick([
    ['Carried forward', 'Brought forward'],
    ['Continued on next page', 'Continued from previous page'],
    ['c/f', 'b/f'],
  ] as const);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed', 'Liberation Mono'])}", "Noto Sans CJK SC"; font-size: 8pt; }
h1 { font-size: 14pt; margin: 0; }
.top { display: flex; justify-content: space-between; border-bottom: 2px solid #000; padding-bottom: 3px; margin-bottom: 6px; }
.cols { display: flex; gap: 20px; margin-bottom: 8px; } .cols > div { flex: 1; }
.party { margin-bottom: 8px; } .party b { font-size: 7pt; } .list td { padding: 0 6px 1px 0; } .list .label { width: 44%; }
.goods th { border: 0.5px solid #000; background: #e6e6e6; font-size: 7.5pt; padding: 2px 3px; }
.goods td { border-left: 0.5px solid #000; border-right: 0.5px solid #000; padding: 3px; }
.goods tbody tr:last-child td { border-bottom: 0.5px solid #000; } .totals td { font-weight: bold; border-top: 0.5px solid #000; }
.next { break-after: page; text-align: right; font-style: italic; padding: 4px; }
.from { text-align: right; font-style: italic; padding: 4px; } .sums { width: 48%; margin: 6px 0 8px 52%; } .sums td { padding: 1px 3px; }
.sums tr:last-child td { border-top: 1px solid #000; border-bottom: 3px double #000; font-weight: bold; }
.remark { font-size: 7pt; margin: 4px 0; }`;
  const list = (facts: readonly Fact[]) =>
    `<table class="list">${facts.map(({ label, lines }) => `<tr><td class="label">${text(label)}</td><td>${linesOf(lines)}</td></tr>`).join('')}</table>`;
  const { issuer, table } = paper;
  const pages = table === null ? [] : inPages(table, perPage);
  const [number] = references;
  const header = (page: number) =>
    `<div class="top"><h1>${text(paper.title)}</h1>
<div>${page === 1 ? '' : `${text(number?.label ?? '')} ${linesOf(number?.lines ?? [])} &nbsp; `}Page ${page} of ${Math.max(1, pages.length)}</div></div>`;
  const own =
    issuer === null ? '' : `<div class="party"><b style="font-size:10pt">${text(issuer.name)}</b><br>${linesOf(issuer.lines)}</div>`;
  const party = ({ label, lines }: Fact) => `<div class="party"><b>${text(label)}</b><br>${linesOf(lines)}</div>`;
  const goods = pages.map((page, index) => {
    const isLast = index + 1 === pages.length;
    const before = index === 0 ? '' : `${header(index + 1)}<div class="from">${comesFrom}</div>`;
    return `${before}${goodsTable(page, 'goods')}${isLast ? '' : `<div class="next">${goesOn}</div>`}`;
  });
  const sumRows = sums.map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`);
  return pageOf(
    css,
    `${header(1)}<div class="cols"><div>${own}${parties.map(party).join('')}</div><div>${list([...references, ...terms, ...route])}</div></div>
${goods.join('')}<table class="sums">${sumRows.join('')}</table>${list([...cargo, ...closing])}${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};

/** The table cut into tables of so many rows; the last one has the totals. */
function inPages(table: PaperTable, perPage: number): PaperTable[] {
  const starts = table.rows.flatMap((_row, index) => (index % perPage === 0 ? [index] : []));
  return starts.map((start) => ({
    ...table,
    rows: table.rows.slice(start, start + perPage),
    totals: start + perPage >= table.rows.length ? table.totals : null,
  }));
}
