import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Mark } from '../../../components/trade/mark.js';
import { Link } from '../../../components/ui/link.js';
import { useText } from '../../../i18n/use-text.js';
import { addressOfValue } from '../../../lib/records/record-address.js';
import type { Spot } from './failing-checks.js';

interface CheckRowProps {
  readonly mark: 'fails' | 'unsaid' | 'person';
  /** The value to look at; null where there is no record to go to. */
  readonly spot: Spot | null;
  /** The paper that it is about, also where it is missing. */
  readonly kind: Spot['kind'] | null;
  readonly category: CheckFinding['category'] | null;
  readonly children: ReactNode;
  /** A button at the end of the row. */
  readonly action?: ReactNode;
}

/** One check in a row, which leads to the value that it is about. */
export function CheckRow({ mark, spot, kind, category, children, action }: CheckRowProps) {
  const t = useText();
  const [search] = useSearchParams();
  const look = 'flex h-8 min-w-0 flex-1 items-center gap-2 px-2 -outline-offset-2';
  const cells = (
    <>
      <Mark kind={mark} label={t(`workOrder.marks.${mark}`)} />
      <span className="w-52 shrink-0 truncate text-ink-2">
        {kind !== null && t(`records.untitled.${kind}`)}
        {spot?.line != null && `${t('common.comma')}${t('job.overview.inLine', { line: spot.line })}`}
      </span>
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {category !== null && <span className="shrink-0 text-caption text-ink-3">{t(`checks.categories.${category}`)}</span>}
    </>
  );
  return (
    <li className="flex items-center border-b border-line-soft">
      {spot === null ? (
        <span className={look}>{cells}</span>
      ) : (
        <Link to={{ search: `?${addressOfValue(search, spot.kind, spot)}` }} className={`${look} hover:bg-hover`}>
          {cells}
        </Link>
      )}
      {action}
    </li>
  );
}
