import { bare } from './bare.js';
import { goodsOf } from './goods.js';
import type { Papers, Part } from './papers.js';

/** An invoice line that a certificate of origin is about. */
export interface CertifiedLine {
  readonly invoice: Part;
  readonly line: Part;
  /** What the certificate says of these goods, by its key; of all goods where it does not tell them apart as the invoice does. */
  readonly stated: ReadonlyMap<string, Part>;
}

/**
 * Lines of the invoices that the certificate names, of all invoices where it names none of the job. `keyOf` says how a value of the
 * certificate's lines is compared, null where a line does not have it.
 */
export function certifiedLines(certificate: Part, papers: Papers, keyOf: (part: Part) => string | null): CertifiedLine[] {
  const certified = papers.linesOf(certificate);
  const named = new Set([certificate, ...certified].flatMap((part) => bare(part.text('invoice_number') ?? '') || []));
  const invoices = papers.of('invoice');
  const own = invoices.filter((invoice) => named.has(bare(invoice.text('invoice_number') ?? '')));
  const lines = (own.length > 0 ? own : invoices).flatMap((invoice) => papers.linesOf(invoice).map((line) => ({ invoice, line })));
  const byGoods = new Map([...Map.groupBy(certified, goodsOf)].map(([goods, ofGoods]) => [goods, byKey(ofGoods, keyOf)]));
  const covered = lines.flatMap(({ invoice, line }) => {
    const goods = goodsOf(line);
    const stated = goods === null ? undefined : byGoods.get(goods);
    return stated === undefined ? [] : [{ invoice, line, stated }];
  });
  if (covered.length > 0) return covered;
  const ofAll = byKey(certified, keyOf);
  return lines.map(({ invoice, line }) => ({ invoice, line, stated: ofAll }));
}

function byKey(parts: readonly Part[], keyOf: (part: Part) => string | null): Map<string, Part> {
  return new Map(
    parts.flatMap((part) => {
      const key = keyOf(part);
      return key === null ? [] : [[key, part] as const];
    }),
  );
}
