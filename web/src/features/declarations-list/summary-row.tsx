import type { DeclarationSummary } from '@tallyport/contracts/declaration/http';
import { clsx } from 'clsx';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { showDay, showMoment } from '../../lib/format/dates.js';

interface SummaryRowProps {
  readonly row: DeclarationSummary;
  readonly isCursor: boolean;
  onPoint(): void;
  onOpen(): void;
}

const TONES: Readonly<Partial<Record<DeclarationSummary['status'], string>>> = {
  held: 'bg-red-bg text-red',
  clear: 'bg-green-bg text-green',
  authority_to_deal: 'bg-green-bg text-green',
  finalised: 'bg-green-bg text-green',
};

export function SummaryRow({ row, isCursor, onPoint, onOpen }: SummaryRowProps) {
  const t = useText();
  const locale = useLocale();
  const { org, branch } = useDesk();
  return (
    <tr
      aria-selected={isCursor}
      onClick={onPoint}
      onDoubleClick={onOpen}
      className={clsx('h-8 cursor-default border-b border-line-soft', isCursor ? 'bg-select' : 'hover:bg-hover')}
    >
      <td className="truncate pr-2 pl-5 font-medium">
        <button type="button" className="hover:underline" onClick={onOpen}>
          {row.job_code}
        </button>
      </td>
      <td className="truncate px-2">{row.reference}</td>
      <td className="truncate px-2">{row.party}</td>
      <td className="truncate px-2">{row.vessel}</td>
      <td className="truncate px-2">{row.arrival_date === null ? '' : showDay(row.arrival_date, locale)}</td>
      <td className="truncate px-2">
        <span
          className={clsx(
            'inline-flex h-5 items-center gap-1.5 rounded-mark px-1.5 text-caption',
            TONES[row.status] ?? 'bg-hover text-ink-2',
          )}
        >
          {t(`declarations.statuses.${row.status}`)}
          {row.flags !== '' && <span className="font-mono text-count">{row.flags}</span>}
        </span>
      </td>
      <td className="truncate px-2 text-ink-2">{showMoment(row.since, locale, zoneOf(org, branch?.id), zoneOf(org, branch?.id))}</td>
    </tr>
  );
}
