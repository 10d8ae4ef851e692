import { useDraggable, useDroppable } from '@dnd-kit/core';
import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { useVirtualizer } from '@tanstack/react-virtual';
import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { Failed } from '../../../components/ui/states.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showCount } from '../../../lib/format/figures.js';
import { CARD_HEIGHT, Card } from './card.js';
import type { Column } from './use-board-columns.js';

interface BoardColumnProps {
  readonly column: Column;
  /** The card of the cursor, -1 where it is in another column. */
  readonly cursor: number;
  readonly mayMove: boolean;
  readonly idOf: (job: ListedWorkOrder) => string;
  readonly onPoint: (index: number) => void;
  readonly onOpen: (id: string) => void;
}

/** One status of the board; only the cards in view are in the page. Held ones stand on top, under a red rule. */
export function BoardColumn({ column, cursor, mayMove, idOf, onPoint, onOpen }: BoardColumnProps) {
  const t = useText();
  const locale = useLocale();
  const { status, cards, count, error, retry, fetchMore } = column;
  const { setNodeRef, isOver } = useDroppable({ id: status });
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT,
    overscan: 6,
  });
  const shown = rows.getVirtualItems();
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= cards.length - 5;
  useEffect(() => {
    if (isAtEnd) fetchMore?.();
  }, [isAtEnd, fetchMore]);
  useEffect(() => {
    if (cursor >= 0) rows.scrollToIndex(cursor, { align: 'auto' });
  }, [cursor, rows]);

  const active = cards[cursor];
  const name = t(`workOrder.status.${status}`);
  return (
    <section aria-label={name} className="flex w-[260px] min-w-[220px] flex-1 flex-col rounded-panel bg-sunken">
      <h2 className="flex items-baseline gap-2 px-2.5 py-2 text-section">
        {name}{' '}
        <span className="text-caption font-normal text-ink-3">{count === undefined ? t('common.unknown') : showCount(count, locale)}</span>
      </h2>
      {cards[0]?.n10_data.entry_status === 'held' && <div className="mx-2 mb-1 h-0.5 shrink-0 bg-red-solid" />}
      <div
        ref={(element) => {
          scroller.current = element;
          setNodeRef(element);
        }}
        className={clsx('min-h-0 flex-1 overflow-y-auto rounded-panel px-2', isOver && 'bg-select')}
      >
        {error && <Failed error={error} onRetry={retry} />}
        <div
          role="listbox"
          tabIndex={0}
          aria-label={name}
          aria-activedescendant={active && idOf(active)}
          className="relative -outline-offset-2"
          style={{ height: rows.getTotalSize() }}
        >
          {shown.map(({ index, start }) => {
            const job = cards[index];
            return (
              job && (
                <div key={job.id} className="absolute inset-x-0 top-0" style={{ transform: `translateY(${start}px)` }}>
                  <DraggableCard
                    job={job}
                    id={idOf(job)}
                    active={index === cursor}
                    isMoving={job.job_status !== status}
                    mayMove={mayMove}
                    onPoint={() => onPoint(index)}
                    onOpen={() => onOpen(job.id)}
                  />
                </div>
              )
            );
          })}
        </div>
      </div>
    </section>
  );
}

interface DraggableCardProps {
  readonly job: ListedWorkOrder;
  readonly id: string;
  readonly active: boolean;
  readonly isMoving: boolean;
  readonly mayMove: boolean;
  readonly onPoint: () => void;
  readonly onOpen: () => void;
}

function DraggableCard({ job, id, active, isMoving, mayMove, onPoint, onOpen }: DraggableCardProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: job.id, data: { job }, disabled: !mayMove });
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the board has the keys of all its cards
    <div
      ref={setNodeRef}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={clsx('cursor-pointer', isDragging && 'opacity-40')}
      onPointerDownCapture={onPoint}
      onClick={onOpen}
      {...listeners}
    >
      <Card job={job} active={active} isMoving={isMoving} />
    </div>
  );
}
