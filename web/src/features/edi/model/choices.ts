import type { CodeEntry } from '@tallyport/contracts/reference/code-list';
import { FREIGHT_PAYMENTS } from '@tallyport/contracts/reference/freight-payment';
import { WEIGHT_UNITS } from '@tallyport/contracts/reference/weight-unit';
import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';

const LISTS: Readonly<Partial<Record<HeaderField<'cargo-report'>, readonly CodeEntry[]>>> = {
  payment_method: FREIGHT_PAYMENTS.entries,
  weight_unit: WEIGHT_UNITS.entries,
  cargo_type: [
    { code: 'FCL', en: 'Full container', zh: '整箱' },
    { code: 'FCX', en: 'Full container of several consignments', zh: '整箱多票' },
    { code: 'LCL', en: 'Part of a container', zh: '拼箱' },
    { code: 'BBK', en: 'Break bulk', zh: '散杂货' },
    { code: 'BLK', en: 'Bulk', zh: '散货' },
  ],
};

/** What may be chosen for a field of a cargo report's header; null where anything may be written. */
export function choicesOf(field: HeaderField<'cargo-report'>): readonly CodeEntry[] | null {
  return LISTS[field] ?? null;
}
