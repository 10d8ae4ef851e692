import type { LodgedKind } from '@tallyport/contracts/lodgement/values';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';

/** What a record is to customs: of all kinds of records only two are signed and sent. */
export function lodgedKindOf({ kind }: ShippingRecord): LodgedKind {
  return kind === 'cargo-report' ? kind : 'declaration';
}
