import { Decimal } from 'decimal.js';
import { agreeing } from '../agreeing.js';
import type { Check } from '../check.js';
import type { Papers, Part } from '../papers.js';

/** What was declared for export is what was invoiced: in one currency the lines of both add up to the same. */
export const exportDeclarationTotal: Check = {
  code: 'export-declaration-total',
  version: 1,
  category: 'Value',
  severity: 'warning',
  run: (papers, rows) => {
    const [declarations, invoices] = [papers.of('china-export-declaration'), papers.of('invoice')];
    if (declarations.length === 0 || invoices.length === 0) return [];
    const [declared, invoiced] = [totalOf(declarations, papers), totalOf(invoices, papers)];
    const parts = [...declarations, ...invoices].flatMap((paper) => papers.linesOf(paper));
    const values = parts.flatMap((line) => line.checked('total_price'));
    if (declared === null || invoiced === null)
      return [{ outcome: 'cannot say', values, missing: parts.flatMap((line) => line.missing('total_price')) }];
    if (declared.currency !== invoiced.currency) return [];
    return [agreeing(rows, 'export-declaration-total', declared.total, invoiced.total, values)];
  },
};

/** Null where a line lacks its price or the papers are in several currencies. */
function totalOf(records: readonly Part[], papers: Papers): { readonly total: Decimal; readonly currency: string | null } | null {
  const lines = records.flatMap((record) =>
    papers.linesOf(record).map((line) => ({ line, currency: line.text('currency') ?? record.text('currency') })),
  );
  const prices = lines.map(({ line }) => line.number('total_price'));
  const currencies = new Set(lines.map(({ currency }) => currency));
  if (lines.length === 0 || prices.includes(null) || currencies.size > 1) return null;
  return { total: Decimal.sum(0, ...prices.flatMap((price) => price ?? [])), currency: [...currencies][0] ?? null };
}
