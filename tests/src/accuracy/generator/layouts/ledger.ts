import type { Fact } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, remarksBlock, signatureBlock } from './parts.js';

/** A quiet page: bold labels without colons to the left of everything, rules above and under the table only, the issuer at the foot. */
export const ledger: Family = (paper, dice) => {
  const { parties, references, route, terms, cargo, sums, closing } = paper.facts;
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'Liberation Sans', 'DejaVu Serif'])}", "Noto Serif CJK SC"; font-size: 9.5pt; }
${dice.happens(0.5) ? 'thead { display: table-row-group; }' : ''}
h1 { font-size: 17pt; font-weight: bold; margin: 0 0 14px; } .half { width: 50%; } .cols { display: flex; gap: 20px; }
.quiet td { padding: 2px 6px 4px 0; } .quiet .label { font-weight: bold; width: ${dice.between(26, 38)}%; }
.goods thead th { border-top: 1.5px solid #000; border-bottom: 1px solid #000; padding: 4px; } .goods td { padding: 3px 4px; } .goods tbody tr:last-child td { border-bottom: 1.5px solid #000; }
.totals td { font-weight: bold; } .sums { width: 55%; margin-left: 45%; } .foot { margin-top: 30px; font-size: 7.5pt; text-align: center; color: #444; } .signature { margin-top: 20px; }`;
  const { issuer, table } = paper;
  const quiet = (facts: readonly Fact[]) =>
    `<table class="quiet">${facts.map(({ label, lines }) => `<tr><td class="label">${text(label)}</td><td>${linesOf(lines)}</td></tr>`).join('')}</table>`;
  return pageOf(
    css,
    `${issuer === null ? '' : `<div style="text-align:right;font-size:13pt">${text(issuer.name)}</div>`}<h1>${text(paper.title)}</h1>
<div class="cols"><div class="half">${quiet([...references, ...terms])}</div><div class="half">${quiet([...route, ...cargo])}</div></div>
<div style="width:62%;margin:8px 0">${quiet(parties)}</div>
${table === null ? '' : goodsTable(table, 'goods')}<div class="sums">${quiet(sums)}</div>${quiet(closing)}
${remarksBlock(paper)}${signatureBlock(paper, dice)}${issuer === null ? '' : `<div class="foot">${text(issuer.name)} · ${issuer.lines.map(text).join(' · ')}</div>`}`,
  );
};
