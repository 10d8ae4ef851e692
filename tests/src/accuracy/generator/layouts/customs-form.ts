import type { Dice } from '../dice.js';
import { factOf, type Paper } from '../paper.js';
import type { Family } from './family.js';
import { linesOf, pageOf, text } from './html.js';
import { goodsTable, signatureBlock } from './parts.js';

/** The boxes of the form of today, row by row, with their shares of the width. */
const TODAY: readonly (readonly [concept: string, share: number])[][] = [
  [
    ['domestic_shipper', 4],
    ['customs_office', 2],
    ['export_date', 2],
    ['declaration_date', 2],
    ['record_number', 2],
  ],
  [
    ['overseas_consignee', 4],
    ['customs_transport_mode', 2],
    ['customs_vessel', 3],
    ['customs_bill', 3],
  ],
  [
    ['producing_unit', 4],
    ['supervision_mode', 2],
    ['levy_nature', 3],
    ['licence_number', 3],
  ],
  [
    ['contract_number', 4],
    ['trade_country', 2],
    ['destination_country', 2],
    ['destination_port', 2],
    ['exit_port', 2],
  ],
  [
    ['customs_package_type', 4],
    ['customs_packages', 1],
    ['customs_gross_weight', 2],
    ['customs_net_weight', 2],
    ['customs_incoterm', 1],
    ['customs_freight', 1],
    ['customs_insurance', 1],
    ['customs_other_charges', 1],
  ],
  [['customs_documents', 1]],
  [
    ['customs_remarks', 1],
    ['customs_containers', 1],
  ],
];

/** The same boxes as a declarant's program prints its draft. */
const DRAFT: readonly (readonly [concept: string, share: number])[][] = [
  [
    ['customs_office', 2],
    ['record_number', 2],
    ['export_date', 2],
    ['declaration_date', 2],
  ],
  [
    ['domestic_shipper', 4],
    ['customs_transport_mode', 1],
    ['customs_vessel', 2],
    ['customs_bill', 2],
  ],
  [
    ['producing_unit', 4],
    ['supervision_mode', 2],
    ['levy_nature', 2],
    ['contract_number', 2],
  ],
  [
    ['overseas_consignee', 4],
    ['trade_country', 2],
    ['destination_country', 2],
    ['destination_port', 2],
  ],
  [
    ['licence_number', 2],
    ['customs_incoterm', 1],
    ['customs_freight', 1],
    ['customs_insurance', 1],
    ['customs_other_charges', 1],
    ['exit_port', 2],
  ],
  [
    ['customs_packages', 1],
    ['customs_package_type', 2],
    ['customs_gross_weight', 1],
    ['customs_net_weight', 1],
    ['customs_containers', 3],
  ],
  [
    ['customs_remarks', 2],
    ['customs_documents', 1],
  ],
];

/** The form as customs print it: across the page, thin rules, labels over values. */
export const customsForm: Family = (paper, dice) =>
  page(paper, dice, TODAY, { size: 'A4 landscape', font: '"Noto Sans CJK SC"', isSong: false });

/** The form as a declarant's draft: upright, other order of boxes, in the letters of books. */
export const customsDraft: Family = (paper, dice) => page(paper, dice, DRAFT, { size: 'A4', font: '"Noto Serif CJK SC"', isSong: true });

interface Looks {
  readonly size: string;
  readonly font: string;
  readonly isSong: boolean;
}

function page(paper: Paper, dice: Dice, rows: typeof TODAY, { size, font, isSong }: Looks): string {
  const css = `
@page { size: ${size}; margin: 9mm; }
body { font-family: ${font}; font-size: ${isSong ? '8pt' : '8.5pt'}; }
h1 { text-align: center; font-size: 15pt; margin: 0 0 6px; font-weight: ${isSong ? 'normal' : 'bold'}; }
.row { display: flex; border-left: 1px solid #000; }
.box { border: 1px solid #000; border-left: 0; border-bottom: 0; padding: 1px 3px 3px; min-height: 32px; min-width: 0; }
.label { font-size: 7pt; }
.numbers { display: flex; justify-content: space-between; font-size: 8pt; margin-bottom: 3px; }
.goods { border: 1px solid #000; } .goods th { font-weight: normal; font-size: 7.5pt; border-bottom: 1px solid #000; }
.goods td, .goods th { padding: 2px 8px 2px 3px; } .goods td { border-bottom: ${isSong ? '1px dotted #555' : '0'}; }
.foot { border: 1px solid #000; border-top: 0; padding: 4px; }`;
  const inline = (concept: string) => `${text(factOf(paper, concept).label)}：${linesOf(factOf(paper, concept).lines)}`;
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1><div class="numbers"><span>${inline('pre_entry_number')}</span><span>${inline('customs_number')}</span><span>页码/页数：1/1</span></div>
${rows.map((row) => `<div class="row">${row.map(([concept, share]) => boxOf(paper, concept, share)).join('')}</div>`).join('')}
${paper.table === null ? '' : goodsTable(paper.table, 'goods')}
<div class="foot">${inline('declaring_unit')}</div>${signatureBlock(paper, dice)}`,
  );
}

function boxOf(paper: Paper, concept: string, share: number): string {
  const { label, lines } = factOf(paper, concept);
  return `<div class="box" style="flex:${share}"><div class="label">${text(label)}</div><div>${linesOf(lines)}</div></div>`;
}
