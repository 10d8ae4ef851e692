import type { Branch } from '@tallyport/contracts/organisation/branch-http';
import { clsx } from 'clsx';
import { Button } from '../../components/ui/button.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showTime } from '../../lib/format/dates.js';
import { useMinute } from '../../lib/format/use-minute.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../lib/use-cursor.js';

interface BranchTableProps {
  readonly branches: readonly Branch[];
  /** Null for who only reads. */
  readonly onEdit: ((branch: Branch) => void) | null;
}

const COLUMNS = ['name', 'timeZone', 'now'] as const;

/** Each branch with its zone, and what time it is there. */
export function BranchTable({ branches, onEdit }: BranchTableProps) {
  const t = useText();
  const locale = useLocale();
  const now = new Date(useMinute()).toISOString();
  const cursor = useCursor(branches.length);
  const current = branches[cursor.at];
  useShortcuts([
    { keys: 'j', label: t('branches.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('branches.keys.previous'), run: () => cursor.move(-1) },
    ...(onEdit && current ? [{ keys: 'e', label: t('branches.edit'), run: () => onEdit(current) }] : []),
  ]);
  return (
    <table aria-label={t('branches.table')} className="w-full min-w-[640px] table-fixed">
      <thead>
        <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
          {COLUMNS.map((id) => (
            <th key={id} scope="col" className="px-2 font-normal first:pl-5">
              {t(`branches.columns.${id}`)}
            </th>
          ))}
          {onEdit !== null && (
            <th scope="col" className="w-28 pr-5">
              <span className="sr-only">{t('branches.columns.edit')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {branches.map((branch, index) => (
          <tr
            key={branch.id}
            aria-selected={index === cursor.at}
            onClick={() => cursor.set(index)}
            className={clsx('h-9 cursor-default border-b border-line-soft', index === cursor.at ? 'bg-select' : 'hover:bg-hover')}
          >
            <th scope="row" className="truncate pr-2 pl-5 text-left font-medium">
              {branch.name}
            </th>
            <td className="truncate px-2 text-ink-2">{branch.time_zone.replaceAll('_', ' ')}</td>
            <td className="truncate px-2 text-ink-2 tabular-nums">{showTime(now, locale, branch.time_zone)}</td>
            {onEdit !== null && (
              <td className="pr-5 text-right">
                <Button size="small" aria-label={t('branches.editOf', { name: branch.name })} onClick={() => onEdit(branch)}>
                  {t('branches.edit')}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
