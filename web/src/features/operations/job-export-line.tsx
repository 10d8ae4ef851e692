import type { ExportRow } from '@tallyport/contracts/freight-export/export-row';
import { clsx } from 'clsx';
import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { causeWords } from '../../components/trade/cause-words.js';
import { useText } from '../../i18n/use-text.js';
import { ExportStateText } from './export-state.js';
import { useAge } from './use-age.js';

interface JobExportLineProps {
  readonly row: ExportRow;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  /** What may be done with it. */
  readonly children: ReactNode;
}

/** One export of a job: what it is, how it stands and why; its attempts open below the list. */
export function JobExportLine({ row, isOpen, onToggle, children }: JobExportLineProps) {
  const t = useText();
  const age = useAge();
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className={clsx('flex h-8 items-center gap-2 border-b border-line-soft pr-5', isOpen && 'bg-hover')}>
      <button
        type="button"
        aria-expanded={isOpen}
        className="flex h-full min-w-0 flex-1 items-center gap-2 pl-4 text-left -outline-offset-2 hover:bg-hover"
        onClick={onToggle}
      >
        <Arrow className="icon-small shrink-0 text-ink-3" aria-hidden="true" />
        <span className="w-20 shrink-0 font-medium">{t(`operations.kinds.${row.kind}`)}</span>
        <span className={clsx('w-44 shrink-0', row.group === 'waiting' && 'text-red')}>
          <ExportStateText row={row} />
        </span>
        <span className="w-14 shrink-0 text-caption text-ink-3">{age(row.since)}</span>
        <span className="w-24 shrink-0 text-caption text-ink-3">{t('operations.attemptsSaid', { count: row.attempts })}</span>
        <span className="min-w-0 truncate text-ink-2">{row.cause ? causeWords(t, row.cause) : row.detail}</span>
      </button>
      <span className="flex shrink-0 items-center gap-1.5">{children}</span>
    </li>
  );
}
