import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useText } from '../../../i18n/use-text.js';
import type { Selection } from '../bulk/use-selection.js';
import { COLUMN_FORMS, gridOf, leastWidth, ROW, type ShownColumn } from './list-columns.js';
import { SelectBox } from './select-box.js';

interface TableHeadProps {
  readonly columns: readonly ShownColumn[];
  readonly sort: string | null;
  readonly onSort?: ((sort: string) => void) | undefined;
  readonly selection?: Selection | undefined;
}

/** The heads of the list. Where it may be sorted, a head sorts by its column, and once more the other way round. */
export function TableHead({ columns, sort, onSort, selection }: TableHeadProps) {
  const t = useText();
  const heads: readonly Head[] = [
    { column: 'job', head: 'job', sort: 'code' },
    ...columns.map((column) => ({ column, ...COLUMN_FORMS[column] })),
  ];
  return (
    <div
      role="row"
      className={`${ROW} h-[30px] shrink-0 border-b border-line text-caption text-ink-2`}
      style={{ gridTemplateColumns: gridOf(columns, selection !== undefined), minWidth: leastWidth(columns) }}
    >
      {selection && (
        <span role="columnheader" className="flex">
          <SelectBox label={t('workOrder.list.selectPage')} isOn={selection.isPage} onSelect={selection.togglePage} />
        </span>
      )}
      {heads.map((head) => (
        <span
          key={head.column}
          role="columnheader"
          className={head.place}
          aria-sort={directionOf(head, sort)}
          {...(head.column === 'to_check' && { 'data-tip': t('workOrder.list.toCheckTip') })}
        >
          {onSort && head.sort !== undefined ? <SortButton head={head} sort={sort} onSort={onSort} /> : t(`workOrder.columns.${head.head}`)}
        </span>
      ))}
    </div>
  );
}

interface Head {
  readonly column: ShownColumn | 'job';
  readonly head: (typeof COLUMN_FORMS)[ShownColumn]['head'] | 'job';
  readonly sort?: string;
  readonly place?: string;
}

function directionOf(head: Head, sort: string | null): 'ascending' | 'descending' | undefined {
  if (head.sort === undefined || sort?.replace('-', '') !== head.sort) return undefined;
  return sort.startsWith('-') ? 'descending' : 'ascending';
}

function SortButton({ head, sort, onSort }: { head: Head; sort: string | null; onSort: (sort: string) => void }) {
  const t = useText();
  const direction = directionOf(head, sort);
  const Arrow = direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      className={clsx('inline-flex h-6 items-center gap-1 rounded-control hover:text-ink', direction && 'font-semibold text-ink')}
      onClick={() => onSort(direction === 'ascending' ? `-${head.sort}` : (head.sort ?? ''))}
    >
      {t(`workOrder.columns.${head.head}`)}
      {direction && <Arrow className="size-3" aria-hidden="true" />}
    </button>
  );
}
