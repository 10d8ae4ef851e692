import { factOf } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, signatureBlock } from '../parts.js';

const ROWS: readonly (readonly string[])[] = [
  ['domestic_shipper', 'customs_office', 'export_date', 'declaration_date'],
  ['producing_unit', 'customs_transport_mode', 'customs_vessel', 'customs_bill'],
  ['overseas_consignee', 'supervision_mode', 'levy_nature', 'record_number'],
  ['licence_number', 'destination_country', 'destination_port', 'exit_port'],
  ['contract_number', 'trade_country', 'customs_incoterm', 'customs_freight'],
  ['customs_packages', 'customs_package_type', 'customs_gross_weight', 'customs_net_weight'],
  ['customs_insurance', 'customs_other_charges', 'customs_containers', 'customs_documents'],
];

/** The declaration upright on a printer's paper: four even boxes in a row, label and value in one line or the value below where it is long, marks under the goods. */
export const customsPrint: Family = (paper, dice) => {
  const longest = dice.between(4, 9);
  const css = `
body { font-family: "${dice.pick(['Noto Serif CJK SC', 'Noto Sans CJK SC'])}"; font-size: 7.5pt; }
h1 { font-size: 15pt; text-align: center; margin: 0 0 8px; letter-spacing: 2px; } .boxes { table-layout: fixed; }
.boxes td { border: 0.75px solid #000; padding: 2px 3px 4px; } .goods th { border: 0.75px solid #000; font-weight: normal; padding: 2px; }
.goods td { border-left: 0.75px solid #000; border-right: 0.75px solid #000; padding: 2px 6px 6px 3px; }
.goods tbody tr:last-child td { border-bottom: 0.75px solid #000; }
.numbers { display: flex; gap: 60px; margin-bottom: 4px; }`;
  const said = (concept: string, gap = '') => {
    const { label, lines } = factOf(paper, concept);
    const value = linesOf(lines);
    return `${text(label)}${gap === '' ? (value.length > longest ? '<br>' : '&nbsp;&nbsp;') : gap}${value}`;
  };
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div class="numbers"><span>${said('pre_entry_number', '：')}</span><span>${said('customs_number', '：')}</span></div>
<table class="boxes">${ROWS.map((row) => `<tr>${row.map((concept) => `<td>${said(concept)}</td>`).join('')}</tr>`).join('')}</table>
${paper.table === null ? '' : goodsTable(paper.table, 'goods')}
<table class="boxes"><tr><td>${said('customs_remarks')}</td></tr><tr><td>${said('declaring_unit', '：')}</td></tr></table>${signatureBlock(paper, dice)}`,
  );
};
