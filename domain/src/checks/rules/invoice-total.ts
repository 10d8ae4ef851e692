import { Decimal } from 'decimal.js';
import { agreeing } from '../agreeing.js';
import type { Check, Finding } from '../check.js';
import type { Part } from '../papers.js';
import type { RuleRows } from '../rule-rows.js';

const CHARGES = ['freight', 'insurance', 'other_charges', 'tax'] as const;

/** Goods, charges and tax less the discount are what an invoice asks for, unless its prices hold them already. */
export const invoiceTotal: Check = {
  code: 'invoice-total',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers, rows) => papers.of('invoice').flatMap((invoice) => ofInvoice(invoice, rows)),
};

function ofInvoice(invoice: Part, rows: RuleRows): Finding[] {
  const asked = invoice.number('total_amount');
  if (asked === null) return [];
  const values = invoice.checked('total_amount', 'goods_total', ...CHARGES, 'discount');
  const goods = invoice.number('goods_total');
  if (goods === null) return [{ outcome: 'cannot say', values, missing: invoice.missing('goods_total') }];
  const charges = CHARGES.map((field) => invoice.number(field) ?? 0);
  // Papers print a discount with and without its sign.
  const added = Decimal.sum(goods, ...charges).minus(invoice.number('discount')?.abs() ?? 0);
  const [withCharges, without] = [added, goods].map((sum) => agreeing(rows, 'invoice-total', sum, asked, values));
  return [without?.outcome === 'holds' ? without : withCharges].flatMap((finding) => finding ?? []);
}
