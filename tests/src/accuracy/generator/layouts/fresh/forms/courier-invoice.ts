import type { GoodsPlan } from '../../../kinds/paper-context.js';
import { goodsCells } from '../../../kinds/parts/goods-cells.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { formColumns } from '../../form-columns.js';
import { FormFields, withContact } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';
import { COURIER_INVOICE } from './seller-words.js';

const goods: GoodsPlan = {
  world: GOODS_WORLD,
  columns: (context, isPriced) => {
    const { item, code, description, packages, quantity, unit, hs, origin, price, amount, net, gross } = goodsCells(context);
    const dice = context.dice.fork('courier');
    const chosen = isPriced
      ? dice.pick([
          [quantity, unit, description, hs, origin, net, price, amount],
          [origin, packages, description, hs, quantity, unit, price, amount],
          [item, description, code, hs, origin, quantity, unit, price, amount],
        ])
      : dice.pick([
          [packages, description, quantity, unit, net, gross],
          [item, code, description, origin, quantity, unit, packages, net],
        ]);
    return formColumns(context, chosen);
  },
};

const NUMBERS_AND_TERMS = [
  'invoice_number',
  'packing_list_number',
  'invoice_date',
  'date',
  'purchase_order',
  'transport_document',
  'incoterm',
  'payment_terms',
  'currency',
  'country_of_origin',
  'vessel',
  'voyage',
  'vessel_and_voyage',
  'port_of_loading',
  'port_of_discharge',
  'due_date',
] as const;

/** A form filled in on a screen: pairs of captions and values in two columns, lines ruled in light grey, boxes ticked for the reason of export, totals in a box at the right. */
const printed: Family = (paper, dice) => {
  const color = dice.pick(['#4d148c', '#d40511', '#351c15', '#333']);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans Condensed'])}", "DejaVu Sans", "Noto Sans CJK SC"; font-size: 8.5pt; }
h1 { font-size: 14pt; color: #fff; background: ${color}; margin: 0 0 6px; padding: 4px 8px; } .two { display: flex; gap: 12px; }
.two > div { flex: 1; min-width: 0; }
.block { border: 0.75px solid ${color}; padding: 4px 6px; margin-bottom: 6px; overflow-wrap: anywhere; }
.label { font-weight: bold; font-size: 7pt; color: ${color}; }
.pairs td { padding: 1px 6px 1px 0; } .pairs .label { width: 48%; }
.goods th { background: #eee; font-size: 6.5pt; border: 0.5px solid #999; padding: 2px; }
.goods td { border: 0.5px solid #bbb; padding: 2px 3px; } .totals td { font-weight: bold; } .ticks span { margin-right: 14px; }
.small { font-size: 7pt; } .signature { margin-top: 8px; }`;
  const fields = new FormFields(paper, COURIER_INVOICE);
  const { table } = paper;
  const party = (concept: LabelConcept, fact = fields.at(concept)) =>
    `<div class="block"><div class="label">${text(fact.label)}</div>${linesOf(withContact(fact, dice).lines) || '&nbsp;'}</div>`;
  const pairs = (concepts: readonly LabelConcept[]) =>
    `<table class="pairs">${concepts
      .filter((concept) => fields.has(concept))
      .map((concept) => `<tr><td class="label">${text(fields.at(concept).label)}</td><td>${fields.value(concept)}</td></tr>`)
      .join('')}</table>`;
  const reasons = ['SALE', 'GIFT', 'SAMPLE', 'REPAIR AND RETURN', 'PERSONAL EFFECTS'].map(
    (reason, index) => `<span>${index === 0 ? '☒' : '☐'} ${reason}</span>`,
  );
  const above = `<div class="two"><div>${party('seller', fields.own('seller'))}${party('buyer')}</div><div>${party('consignee')}
<div class="block">${pairs(NUMBERS_AND_TERMS)}</div></div></div>`;
  const sums = fields.group('sums').map(({ label, lines }) => `<tr><td class="label">${text(label)}</td><td>${linesOf(lines)}</td></tr>`);
  const totals = `${sums.length === 0 ? '' : `<table class="pairs">${sums.join('')}</table>`}${pairs(['packages', 'gross_weight', 'net_weight', 'volume', 'marks'])}`;
  return pageOf(
    css,
    `<h1>${text(paper.title)}</h1>${above}<div class="block ticks small">REASON FOR EXPORT: ${reasons.join('')}</div>
${table === null ? '' : plainTable(table)}<div class="two" style="margin-top:6px">
<div class="small">${paper.remarks.map(text).join('<br>')}${fields.rest()}</div><div class="block">${totals}</div></div>
${signatureBlock(paper, dice)}<div class="small">If there is no commercial value, enter a value for customs purposes. Page 1</div>`,
  );
};

export const courierInvoice: Family = Object.assign(printed, { words: COURIER_INVOICE, goods });
