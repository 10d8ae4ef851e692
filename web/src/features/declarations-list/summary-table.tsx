import type { DeclarationSummary } from '@tallyport/contracts/declaration/http';
import { useNavigate } from 'react-router-dom';
import { PreviousNext } from '../../components/ui/previous-next.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useCursor } from '../../lib/use-cursor.js';
import { type ListedKind, PAGE_SIZE } from './queries.js';
import { SummaryRow } from './summary-row.js';

interface SummaryTableProps {
  readonly kind: ListedKind;
  readonly rows: readonly DeclarationSummary[];
  /** Of all pages. */
  readonly count: number;
  readonly page: number;
  onPage(page: number): void;
}

/** One page of the list, with a cursor that keys move. */
export function SummaryTable({ kind, rows, count, page, onPage }: SummaryTableProps) {
  const t = useText();
  const { org } = useDesk();
  const navigate = useNavigate();
  const cursor = useCursor(rows.length);
  const pages = Math.max(1, Math.ceil(count / PAGE_SIZE));
  const goTo = (to: number) => to >= 1 && to <= pages && onPage(to);
  const open = (row = rows[cursor.at]) =>
    row &&
    void navigate(
      `/organization/${org.id}/jobs/${row.work_order_id}?${kind === 'declaration' ? 'tab=declaration' : `tab=edi&record=${row.id}`}`,
    );
  useShortcuts([
    { keys: 'j', label: t('declarations.keys.next'), run: () => cursor.move(1) },
    { keys: 'k', label: t('declarations.keys.previous'), run: () => cursor.move(-1) },
    { keys: 'arrowdown', label: t('declarations.keys.next'), run: () => cursor.move(1), minor: true },
    { keys: 'arrowup', label: t('declarations.keys.previous'), run: () => cursor.move(-1), minor: true },
    { keys: 'enter', label: t('declarations.keys.open'), run: () => open() },
    { keys: '[', label: t('common.previousPage'), run: () => goTo(page - 1), minor: true },
    { keys: ']', label: t('common.nextPage'), run: () => goTo(page + 1), minor: true },
  ]);
  return (
    <>
      <table className="w-full table-fixed">
        <thead>
          <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
            {(['job', 'reference', 'party', 'vessel', 'arrival', 'status', 'since'] as const).map((column) => (
              <th key={column} scope="col" className="px-2 font-normal first:pl-5">
                {t(`declarations.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <SummaryRow key={row.id} row={row} isCursor={index === cursor.at} onPoint={() => cursor.set(index)} onOpen={() => open(row)} />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <div className="flex justify-end px-5 py-2">
          <PreviousNext
            along="pages"
            previous={{ label: t('common.previousPage'), keys: '[', go: page > 1 ? () => goTo(page - 1) : null }}
            next={{ label: t('common.nextPage'), keys: ']', go: page < pages ? () => goTo(page + 1) : null }}
          />
        </div>
      )}
    </>
  );
}
