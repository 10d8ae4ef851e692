import { DECLARATION_HEADER_FIELDS } from '@tallyport/contracts/declaration/line-fields';
import type { CodeEntry } from '@tallyport/contracts/reference/code-list';
import { DECLARATION_PURPOSES } from '@tallyport/contracts/reference/declaration-purpose';
import { DECLARATION_TYPES } from '@tallyport/contracts/reference/declaration-type';
import { TRANSPORT_MODES } from '@tallyport/contracts/reference/transport-mode';
import { WEIGHT_UNITS } from '@tallyport/contracts/reference/weight-unit';
import { YES_NO } from '@tallyport/contracts/reference/yes-no';
import type { HeaderField } from '@tallyport/contracts/shipping-record/fields';

const LISTS: Readonly<Partial<Record<HeaderField<'declaration'>, readonly CodeEntry[]>>> = {
  declaration_type: DECLARATION_TYPES.entries,
  declaration_purpose: DECLARATION_PURPOSES.entries,
  entry_nature: [
    { code: 'N10', en: 'Home consumption', zh: '国内消费' },
    { code: 'N20', en: 'Warehousing', zh: '入库' },
    { code: 'N30', en: 'Ex-warehouse', zh: '出库' },
  ],
  transport_mode: TRANSPORT_MODES.entries,
  weight_unit: WEIGHT_UNITS.entries,
};

/** What may be chosen for a field of a declaration's header; null where anything may be written. */
export function choicesOf(field: HeaderField<'declaration'>): readonly CodeEntry[] | null {
  return LISTS[field] ?? (DECLARATION_HEADER_FIELDS[field].rule.kind === 'flag' ? YES_NO.entries : null);
}
