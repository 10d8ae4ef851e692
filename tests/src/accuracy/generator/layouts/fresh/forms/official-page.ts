import type { FormWords } from '../../../words/form-words.js';
import { OFFICIAL_SERVICES } from '../../../words/fresh/fresh-services.js';
import type { Family } from '../../family.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';

const words: FormWords = { labels: {}, services: OFFICIAL_SERVICES };

/** A page of an office or a laboratory: title in the middle under the issuer, rows of caption and value, results or conditions below. */
const printed: Family = (paper, dice) => {
  const colon = dice.pick([':', ' -', '']);
  const css = `
body { font-family: "${dice.pick(['Liberation Serif', 'DejaVu Serif', 'Liberation Sans'])}", "Noto Serif CJK SC"; font-size: 10.5pt;
  line-height: 1.4; }
.own { text-align: center; font-size: 9pt; } .own b { font-size: 13pt; }
h1 { text-align: center; font-size: 15pt; margin: 14px 0; } .pairs td { padding: 2px 8px 2px 0; }
.pairs td:first-child { width: 32%; font-weight: ${dice.pick(['bold', 'normal'])}; } .goods { margin: 12px 0; width: 80%; }
.goods th, .goods td { border: 0.5px solid #444; padding: 3px 6px; } .signature { margin-top: 26px; }`;
  const { issuer, facts, table } = paper;
  const rows = facts.references.map(({ label, lines }) => `<tr><td>${text(label)}${colon}</td><td>${linesOf(lines)}</td></tr>`);
  return pageOf(
    css,
    `<div class="own"><b>${text(issuer?.name ?? '')}</b><br>${(issuer?.lines ?? []).map(text).join(', ')}</div><h1>${text(paper.title)}</h1><table class="pairs">${rows.join('')}</table>
${table === null ? '' : plainTable(table)}${paper.remarks.map((remark) => `<p>${text(remark)}</p>`).join('')}${signatureBlock(paper, dice)}`,
  );
};

export const officialPage: Family = Object.assign(printed, { words });
