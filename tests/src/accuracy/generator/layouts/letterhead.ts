import type { Family } from './family.js';
import { pageOf, text } from './html.js';
import { factBlock, factRows, goodsTable, issuerHeader, remarksBlock, signatureBlock } from './parts.js';

/** A company's letter: its name above, parties to the left, numbers to the right, a ruled table, sums under it. */
export const letterhead: Family = (paper, dice) => {
  const { facts, table } = paper;
  const font = dice.pick(['Liberation Sans', 'Liberation Serif', 'DejaVu Sans Condensed']);
  const side = dice.pick(['center', 'left']);
  const css = `
body { font-family: "${font}", "Noto Sans CJK SC"; }
.issuer { text-align: ${side}; border-bottom: 1.5px solid #222; padding-bottom: 6px; }
.issuer .name { font-size: 16pt; font-weight: bold; }
h1 { font-size: 14pt; text-align: center; margin: 10px 0; }
.two { display: flex; gap: 24px; margin-bottom: 10px; } .two > div { flex: 1; }
.fact { margin-bottom: 8px; } .fact .label { font-weight: bold; }
.facts td { padding: 1px 4px; } .facts .label { width: 45%; font-weight: bold; white-space: nowrap; }
.goods th, .goods td { border: 1px solid #444; padding: 3px 4px; } .goods th { background: #eee; }
.sum td, .totals td { font-weight: bold; }
.signature { margin: 26px 0 0 60%; } .signature .line { border-top: 1px solid #222; }`;
  const { parties, references, route, terms, cargo, sums, closing } = facts;
  return pageOf(
    css,
    `${issuerHeader(paper)}<h1>${text(paper.title)}</h1>
<div class="two"><div>${parties.map(factBlock).join('')}</div><div>${factRows([...references, ...terms, ...route], ':')}</div></div>
${table === null ? '' : goodsTable(table, 'goods', sums)}
<div style="margin-top:12px; width:60%">${factRows([...cargo, ...closing], ':')}</div>
${remarksBlock(paper)}${signatureBlock(paper, dice)}`,
  );
};
