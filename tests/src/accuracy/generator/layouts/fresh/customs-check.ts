import { factOf, type Paper } from '../../paper.js';
import type { Family } from '../family.js';
import { linesOf, pageOf, text } from '../html.js';
import { goodsTable, signatureBlock } from '../parts.js';

const ROWS = [
  ['pre_entry_number', 'customs_number', 'customs_office'],
  ['domestic_shipper', 'record_number', 'export_date'],
  ['overseas_consignee', 'customs_transport_mode', 'declaration_date'],
  ['producing_unit', 'customs_vessel', 'customs_bill'],
  ['contract_number', 'supervision_mode', 'levy_nature'],
  ['licence_number', 'trade_country', 'destination_country'],
  ['destination_port', 'exit_port', 'customs_incoterm'],
  ['customs_freight', 'customs_insurance', 'customs_other_charges'],
  ['customs_packages', 'customs_package_type', 'customs_gross_weight'],
  ['customs_net_weight', 'customs_containers', 'customs_documents'],
];

/** The declaration as a list to be checked before it is sent: labels in shaded cells left of their values, three pairs in a row. */
export const customsCheck: Family = (paper, dice) => {
  const css = `
@page { size: A4 ${dice.pick(['landscape', 'portrait'])}; margin: 10mm; }
body { font-family: "Noto Sans CJK SC"; font-size: 8pt; } h1 { font-size: 14pt; text-align: center; margin: 0 0 4px; }
td, th { border: 0.75px solid #444; padding: 2px 4px; } .pairs { table-layout: fixed; }
.label { background: #eee; width: 13%; overflow-wrap: anywhere; } .goods { margin-top: 6px; }
.goods th { background: #eee; font-weight: normal; }
.foot { margin-top: 6px; }`;
  const cells = (concept: string) => {
    const { label, lines } = factOf(paper, concept);
    return label === '' ? '<td class="label"></td><td></td>' : `<td class="label">${text(label)}</td><td>${linesOf(lines)}</td>`;
  };
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div style="text-align:right">核对单 第 1 页 共 1 页</div>
<table class="pairs">${ROWS.map((row) => `<tr>${row.map(cells).join('')}</tr>`).join('')}</table>
<table class="pairs"><tr>${inOne(paper, 'customs_remarks')}</tr></table>
${paper.table === null ? '' : goodsTable(paper.table, 'goods')}
<table class="pairs foot"><tr>${inOne(paper, 'declaring_unit')}</tr></table>${signatureBlock(paper, dice)}`,
  );
};

function inOne(paper: Paper, concept: string): string {
  const { label, lines } = factOf(paper, concept);
  return `<td class="label">${text(label)}</td><td>${linesOf(lines)}</td>`;
}
