import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { Mark } from '../../components/trade/mark.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showTime } from '../../lib/format/dates.js';

type Shown = Pick<ExportRow, 'state' | 'group' | 'hold' | 'retry_at' | 'branch_id'>;

/** How an export stands, in words; with a mark where a person is needed, or nobody knows. */
export function ExportStateText({ row }: { readonly row: Shown }) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      {row.group === 'waiting' && <Mark kind="fails" />}
      {row.group === 'unknown' && <Mark kind="doubtful" />}
      <span className="truncate">{words()}</span>
    </span>
  );

  function words(): string {
    if (row.state === 'held' && row.hold === 'log-in-refused') return t('operations.logInHeld');
    if (row.state === 'waiting_for_person' && row.group === 'unknown') return t('operations.isItThere');
    if (row.state === 'retry_planned' && row.retry_at !== null) {
      return t('operations.retryAt', { time: showTime(row.retry_at, locale, zoneOf(org, row.branch_id)) });
    }
    return t(`operations.states.${row.state}`);
  }
}
