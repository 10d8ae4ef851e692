import type { PullItem } from '@tallyport/contracts/freight-export/pull-http';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Tick } from '../../../components/ui/tick.js';
import { useText } from '../../../i18n/use-text.js';

export const PULL_COLUMNS = 'grid grid-cols-[14px_minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)] items-center gap-3 px-5';

interface PullRowProps {
  readonly id: string;
  readonly item: PullItem;
  readonly words: { readonly record: string; readonly what: string };
  readonly isOn: boolean;
  readonly isCurrent: boolean;
  readonly onPoint: () => void;
  readonly onToggle: () => void;
}

/** One thing that is not the same there: what stands here, and what would take its place. What is left alone is pale. */
export function PullRow({ id, item, words, isOn, isCurrent, onPoint, onToggle }: PullRowProps) {
  const t = useText();
  const { is_unfit, kind, here, there } = item;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the grid has the focus, and the space bar does the same
    <div
      id={id}
      role="row"
      aria-selected={isOn}
      aria-disabled={is_unfit || undefined}
      className={clsx(
        PULL_COLUMNS,
        'h-full border-b border-line-soft',
        isCurrent ? 'bg-select shadow-[inset_3px_0_0_var(--accent-solid)]' : 'hover:bg-hover',
      )}
      onClick={() => {
        onPoint();
        onToggle();
      }}
    >
      <span role="gridcell" aria-label={t(isOn ? 'exports.pull.keys.take' : 'exports.pull.kept')}>
        {is_unfit ? null : <Tick isOn={isOn} />}
      </span>
      <span role="gridcell" className="min-w-0">
        <span className="block truncate first-letter:uppercase">{words.what}</span>
        <span className="block truncate text-caption text-ink-3">{words.record}</span>
      </span>
      <Cell isStrong={!isOn} isStruck={isOn && here !== null}>
        {here ?? <Nothing />}
      </Cell>
      <Cell isStrong={isOn} isStruck={false}>
        {is_unfit && <span className="block truncate text-caption text-amber">{t('exports.pull.unfit')}</span>}
        {there ?? (kind === 'gone-line' && isOn ? <span className="text-red">{t('exports.pull.removed')}</span> : <Nothing />)}
      </Cell>
    </div>
  );
}

function Cell({ isStrong, isStruck, children }: { readonly isStrong: boolean; readonly isStruck: boolean; readonly children: ReactNode }) {
  return (
    <span
      role="gridcell"
      title={typeof children === 'string' ? children : undefined}
      className={clsx('line-clamp-2 wrap-anywhere', isStrong ? 'font-medium' : 'text-ink-2', isStruck && 'line-through decoration-ink-3')}
    >
      {children}
    </span>
  );
}

function Nothing() {
  const t = useText();
  return <span className="font-normal text-ink-3">{t('exports.pull.nothing')}</span>;
}
