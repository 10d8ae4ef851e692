import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { Spot } from '../../../lib/records/edits.js';
import { HEADER_GROUPS } from './header-groups.js';
import { PARTIES } from './parties.js';

const HEADER: readonly string[] = [HEADER_GROUPS, PARTIES].flatMap((groups) =>
  Object.values<readonly string[] | Readonly<Record<string, string>>>(groups).flatMap((group) => Object.values(group)),
);

/** Where a value of a cargo report stands: its header as a person looks at it, then its parties, then container by container. */
export function placeIn({ lines }: ShippingRecord): (spot: Spot) => number {
  return ({ line, field }) => (line === null ? HEADER.indexOf(field) : HEADER.length + lines.findIndex(({ line_id }) => line_id === line));
}
