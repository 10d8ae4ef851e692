import type { RecordFlag } from '@tallyport/contracts/shipping-record/flags-http';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useText } from '../../i18n/use-text.js';
import type { Spot } from '../../lib/records/edits.js';
import { Mark } from './mark.js';
import { useFlagText } from './use-flag-text.js';

/** More rows than this would push the record away. */
const MOST = 3;

interface FlagsStripProps {
  readonly record: ShippingRecord;
  readonly flags: readonly RecordFlag[];
  onSpot(spot: Spot): void;
}

/** What is known against values of a record, each a way to its value. Nothing known, nothing shown. */
export function FlagsStrip({ record, flags, onSpot }: FlagsStripProps) {
  const t = useText();
  const flagText = useFlagText();
  const own = flags.filter(({ record_id }) => record_id === record.id);
  if (own.length === 0) return null;
  return (
    <ul aria-label={t('records.flags')} className="shrink-0 border-b border-line bg-red-bg px-4 py-1 text-caption text-red">
      {own.slice(0, MOST).map((flag) => {
        const line = lineNumberOf(record, flag);
        return (
          <li key={`${flag.line_id} ${flag.field} ${flag.flag}`} className="flex h-6 items-center gap-2">
            <Mark kind="fails" />
            <button
              type="button"
              onClick={() => onSpot({ line: flag.line_id, field: flag.field })}
              className="max-w-1/2 truncate font-semibold hover:underline"
            >
              {t(`recordFields.${flag.field}`)} {flag.value}
              {line !== null && `${t('common.comma')}${t('job.overview.inLine', { line })}`}
            </button>
            <span className="min-w-0 truncate">{flagText(flag, record.work_order_id)}</span>
          </li>
        );
      })}
      {own.length > MOST && <li className="flex h-6 items-center pl-5">{t('records.moreFlags', { count: own.length - MOST })}</li>}
    </ul>
  );
}

function lineNumberOf({ lines }: ShippingRecord, { line_id }: RecordFlag): number | null {
  const at = lines.findIndex((line) => line.line_id === line_id);
  return at === -1 ? null : at + 1;
}
