import type { OutgoingEmail } from '@tallyport/contracts/outbound-email/http';
import { clsx } from 'clsx';
import { Link } from '../../components/ui/link.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { showCount } from '../../lib/format/figures.js';
import { useAge } from './use-age.js';
import { useMailWords } from './use-mail-words.js';

const CELL = 'truncate border-b border-line-soft px-2 first:pl-5 last:pr-5';
const COLUMNS = { to: 'w-72', what: '', job: 'w-32', state: 'w-40', said: '', tries: 'w-16', since: 'w-24' } as const;
const TONES: Readonly<Record<OutgoingEmail['state'], string>> = {
  queued: 'bg-hover text-ink-2',
  sent: 'bg-green-bg text-green',
  refused: 'bg-red-bg text-red',
  unknown: 'bg-amber-bg text-amber',
};

interface MailTableProps {
  readonly rows: readonly OutgoingEmail[];
  /** How many there are in all. */
  readonly count: number;
  readonly at: number;
  onChoose(at: number): void;
}

/** The mails, those that wait for a person first: whom each is for, what it is, and where it stands. */
export function MailTable({ rows, count, at, onChoose }: MailTableProps) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const age = useAge();
  const { titleOf, saidOf } = useMailWords();
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
      <p className="max-w-[92ch] px-5 py-2.5 text-ink-2">{t('operations.mails.note')}</p>
      <table aria-label={t('operations.mails.label')} className="w-full min-w-[860px] table-fixed border-separate border-spacing-0">
        <thead className="text-left text-caption text-ink-3">
          <tr className="[&>th]:h-[30px] [&>th]:border-y [&>th]:border-line [&>th]:px-2 [&>th]:font-medium [&>th:first-child]:pl-5">
            {names.map((column) => (
              <th key={column} scope="col" className={COLUMNS[column]}>
                {t(`operations.mails.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr
              key={row.id}
              aria-current={index === at}
              className={clsx('h-8', index === at ? 'bg-select' : 'hover:bg-hover')}
              onClick={() => onChoose(index)}
            >
              <td className={clsx(CELL, 'font-medium')}>{row.to.join(', ')}</td>
              <td className={CELL}>{titleOf(row)}</td>
              <td className={CELL}>
                {row.work_order && (
                  <Link
                    to={`/organization/${org.id}/jobs/${row.work_order.id}?tab=workflow`}
                    className="identifier font-medium hover:underline"
                    onClick={(event) => event.stopPropagation()}
                  >
                    {row.work_order.code}
                  </Link>
                )}
              </td>
              <td className={CELL}>
                <span className={clsx('inline-flex h-5 items-center rounded-mark px-1.5 text-caption', TONES[row.state])}>
                  {t(`operations.mails.states.${row.state}`)}
                </span>
              </td>
              <td className={clsx(CELL, 'text-ink-2')} data-tip={saidOf(row) ?? undefined} data-tip-cut>
                {saidOf(row)}
              </td>
              <td className={CELL}>{row.attempts}</td>
              <td className={CELL}>{age(row.since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {count > rows.length && (
        <p className="px-5 py-2 text-caption text-ink-3">
          {t('operations.mails.cut', { count: showCount(rows.length, locale), all: showCount(count, locale) })}
        </p>
      )}
    </div>
  );
}
