import type { FreightMessage } from '@tallyport/contracts/freight-export/freight-message-http';
import { clsx } from 'clsx';
import { useText } from '../../i18n/use-text.js';
import { unreadableWords } from './unreadable-words.js';
import { useAge } from './use-age.js';

const CELL = 'truncate border-b border-line-soft px-2 first:pl-5 last:pr-5';

interface UnmatchedTableProps {
  readonly rows: readonly FreightMessage[];
  readonly at: number;
  onChoose(at: number): void;
}

/** The messages that wait, the newest first: what each seems to be about, who sent it, and why it waits. */
export function UnmatchedTable({ rows, at, onChoose }: UnmatchedTableProps) {
  const t = useText();
  const age = useAge();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="min-h-0 flex-1 overflow-auto -outline-offset-2" tabIndex={0}>
      <p className="max-w-[92ch] px-5 py-2.5 text-ink-2">{t('operations.unmatched.note')}</p>
      <table aria-label={t('operations.unmatched.label')} className="w-full min-w-[760px] table-fixed border-separate border-spacing-0">
        <thead className="text-left text-caption text-ink-3">
          <tr className="[&>th]:h-[30px] [&>th]:border-y [&>th]:border-line [&>th]:px-2 [&>th]:font-medium [&>th:first-child]:pl-5">
            {(['about', 'from', 'number', 'why', 'since'] as const).map((column) => (
              <th key={column} scope="col" className={clsx(column === 'since' && 'w-24', column === 'from' && 'w-36')}>
                {t(`operations.unmatched.columns.${column}`)}
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
              <td className={clsx(CELL, 'font-medium')}>{row.reference?.key ?? t('operations.unmatched.nothing')}</td>
              <td className={CELL}>{row.reference?.system}</td>
              <td className={clsx(CELL, 'identifier')}>{row.reference?.interchange}</td>
              <td className={CELL} data-tip={unreadableWords(t, row) ?? undefined}>
                {t(`operations.unmatched.why.${whyOf(row)}`)}
              </td>
              <td className={CELL}>{age(row.received_at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function whyOf({ reference, unreadable }: FreightMessage): 'unreadable' | 'noHandle' | 'unknown' {
  if (reference === null || unreadable !== null) return 'unreadable';
  return reference.handle === null ? 'noHandle' : 'unknown';
}
