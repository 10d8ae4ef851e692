import type { Fact } from '../../../paper.js';
import { GOODS_WORLD } from '../../../truth/goods-world.js';
import type { LabelConcept } from '../../../words/lexicon.js';
import type { Family } from '../../family.js';
import { FormFields } from '../../form-parts.js';
import { linesOf, pageOf, text } from '../../html.js';
import { signatureBlock } from '../../parts.js';
import { plainTable } from '../goods/plain-table.js';
import { PROGRAM_INVOICE } from './form-invoice-words.js';

/** What a selling program prints: the buyer at the window of an envelope, an information block in a grey box at the right, no rules between lines, sums with dots. */
const printed: Family = (paper, dice) => {
  const isBuyerBare = dice.happens(0.4);
  const hasJoinedDate = dice.happens(0.5);
  const css = `
body { font-family: "${dice.pick(['Liberation Sans', 'DejaVu Sans', 'Liberation Mono'])}", "Noto Sans CJK SC"; font-size: 8.5pt; }
.own { text-align: right; font-size: 7.5pt; } .own b { font-size: 13pt; } .tiny { font-size: 6pt; text-decoration: underline; }
.top { display: flex; gap: 24px; margin: 22px 0; } .top > div { flex: 1; }
.info { background: ${dice.pick(['#eee', '#fff'])}; padding: 6px; } .info .caption { ${dice.happens(0.5) ? 'font-weight: bold;' : ''} }
h1 { font-size: 15pt; margin: 0 0 6px; } .goods th { border-top: 1px solid #000; border-bottom: 1px solid #000; padding: 3px; }
.goods td { padding: 3px; } .sums { width: 55%; margin-left: 45%; border-top: 1px solid #000; }
.foot { font-size: 6.5pt; color: #444; margin-top: 18px; display: flex; gap: 20px; }`;
  const fields = new FormFields(paper, PROGRAM_INVOICE);
  const { issuer, table } = paper;
  const seller = fields.own('seller');
  const info = (concepts: readonly LabelConcept[]) =>
    concepts
      .filter((concept) => fields.has(concept))
      .map((concept) => infoRow(fields.at(concept)))
      .join('');
  const infoRow = ({ label, lines }: Fact) => `<tr><td class="caption">${text(label)}</td><td>${linesOf(lines)}</td></tr>`;
  const number = fields.at('invoice_number');
  const numbers =
    hasJoinedDate && number.label.includes('/')
      ? infoRow(fields.joined('invoice_number', 'invoice_date', ' / '))
      : info(['invoice_number', 'invoice_date']);
  const buyer = fields.at('buyer');
  const at = isBuyerBare ? '' : `<b>${text(buyer.label)}</b><br>`;
  const consignee = fields.at('consignee');
  const sums = fields.group('sums').map(({ label, lines }) => `<tr><td>${text(label)}</td><td class="number">${linesOf(lines)}</td></tr>`);
  return pageOf(
    css,
    `<div class="own"><b>${text(seller.lines[0] ?? '')}</b><br>${issuer === null ? linesOf(seller.lines.slice(1)) : linesOf(issuer.lines)}</div>
<div class="top"><div><div class="tiny">${text(seller.lines.slice(0, 3).join(' · '))}</div><br>${at}${linesOf(buyer.lines)}<br><br>
${consignee.lines.length === 0 ? '' : `<b>${text(consignee.label)}</b><br>${linesOf(consignee.lines)}`}</div>
<div class="info"><h1>${text(paper.title)}</h1><b>Information</b><table>${numbers}
${info(['purchase_order', 'transport_document', 'due_date', 'contact', 'tax_number', 'currency', 'country_of_origin'])}<tr><td class="caption">Customer no.</td>
<td>${dice.digits(8)}</td></tr><tr><td class="caption">Delivery note</td><td>80${dice.digits(6)}</td></tr></table></div></div>
<table style="width:70%">
${info(['incoterm', 'payment_terms', 'vessel', 'voyage', 'vessel_and_voyage', 'port_of_loading', 'port_of_discharge', 'packages', 'gross_weight', 'net_weight', 'volume'])}</table>
${table === null ? '' : plainTable(table)}<table class="sums">${sums.join('')}</table>
<p>${linesOf(paper.remarks)}</p>${signatureBlock(paper, dice)}${fields.rest()}
<div class="foot"><div>Registered office: ${text(seller.lines.slice(1, 3).join(', '))}</div><div>Board: ${dice.pick(['K. Lang (chair), P. Noor', 'T. Abe, S. Cole'])}</div>
<div>Bank IBAN XX${dice.digits(18)}</div></div>`,
  );
};

export const programInvoice: Family = Object.assign(printed, { words: PROGRAM_INVOICE, world: GOODS_WORLD });
