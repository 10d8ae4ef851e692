import type { FormWords } from '../../../words/form-words.js';
import { FORWARDER_SERVICES } from '../../../words/fresh/fresh-services.js';
import type { Family } from '../../family.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';

const words: FormWords = { labels: {}, services: FORWARDER_SERVICES };

/** A print of forwarders' programs: title and issuer in one line, a grid of captions over values, charges below in a ruled table. */
const printed: Family = (paper, dice) => {
  const edge = dice.pick(['0.5px solid #999', '0.75px solid #000', '0']);
  const columns = dice.pick([2, 3, 4]);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed', 'Liberation Sans Narrow'])}", "Noto Sans CJK SC";
  font-size: 8.5pt; }
.top { display: flex; justify-content: space-between; border-bottom: 2px solid ${dice.pick(['#036', '#630', '#000'])};
  padding-bottom: 5px; }
h1 { font-size: 13pt; margin: 0; } .own { text-align: right; font-size: 7.5pt; } .own b { font-size: 11pt; }
.grid { display: grid; grid-template-columns: repeat(${columns}, 1fr); margin: 8px 0; }
.grid > div { border: ${edge}; padding: 2px 4px; margin: -0.3px; } .label { font-size: 6.5pt; color: #555; }
.goods th { border-bottom: 1px solid #000; padding: 3px; } .goods td { padding: 2px 3px; border-bottom: ${edge}; }
.remark { font-size: 7.5pt; margin-top: 10px; }`;
  const { issuer, facts, table } = paper;
  const told = facts.references.map(({ label, lines }) => `<div><div class="label">${text(label)}</div>${linesOf(lines)}</div>`);
  return pageOf(
    css,
    `<div class="top"><h1>${text(paper.title)}</h1><div class="own"><b>${text(issuer?.name ?? '')}</b><br>${linesOf(issuer?.lines ?? [])}</div></div><div class="grid">${told.join('')}</div>
${table === null ? '' : plainTable(table)}${paper.remarks.map((remark) => `<p class="remark">${text(remark)}</p>`).join('')}${signatureBlock(paper, dice)}`,
  );
};

export const chargeSheet: Family = Object.assign(printed, { words });
