import type { ShippingRecord, ShownSource, ShownValue } from '@tallyport/contracts/shipping-record/http';

/** The papers that the values of a record were taken from, each at each position once. */
export function sourcesIn({ fields, lines }: ShippingRecord): ShownSource[] {
  const shown = [fields, ...lines.map((line) => line.fields)].flatMap((values) => Object.values<ShownValue | undefined>(values));
  const sources = shown.flatMap((value) => value?.from ?? []);
  return [...new Map(sources.map((source) => [keyOfSource(source), source])).values()];
}

export function keyOfSource({ kind, record_id, position }: ShownSource): string {
  return `${kind}/${record_id}@${position}`;
}
