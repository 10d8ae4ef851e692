import { DndContext, type DragEndEvent, DragOverlay, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { JOB_STATUSES, type JobStatus, statusAfter, statusBefore } from '@tallyport/contracts/work-order/job-status';
import { useId, useState } from 'react';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import type { ListQuery } from '../api/queries.js';
import { BoardColumn } from './board-column.js';
import { Card } from './card.js';
import { useBoardColumns } from './use-board-columns.js';
import { useDragWords } from './use-drag-words.js';
import { useMove } from './use-move.js';

/** So far a pointer goes before a press is a drag. */
const DRAG_PX = 6;

interface BoardProps {
  readonly query: NonNullable<ListQuery>;
  readonly onOpen: (id: string) => void;
}

/** Shipments in five columns, in the order of the bar. Cards are dragged, or moved one step by `[` and `]`. */
export function Board({ query, onOpen }: BoardProps) {
  const t = useText();
  const id = useId();
  const { role } = useDesk();
  const moves = useMove();
  const columns = useBoardColumns(query, moves.standsIn);
  const [at, setAt] = useState({ column: 0, row: 0 });
  const [dragged, setDragged] = useState<ListedWorkOrder | null>(null);
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: DRAG_PX } }));
  const dragWords = useDragWords(columns.flatMap(({ cards }) => cards));
  const rowOf = (column: number) => Math.min(at.row, (columns[column]?.cards.length ?? 0) - 1);
  const card = columns[at.column]?.cards[rowOf(at.column)];
  const idOf = (job: ListedWorkOrder) => `${id}-${job.id}`;

  const go = (columnsOn: number, rowsOn: number) => {
    const column = Math.max(0, Math.min(columns.length - 1, at.column + columnsOn));
    const last = Math.max(0, (columns[column]?.cards.length ?? 0) - 1);
    setAt({ column, row: Math.max(0, Math.min(last, rowOf(at.column) + rowsOn)) });
  };
  const step = (to: JobStatus | null) => {
    if (!card || to === null) return;
    moves.move(card, to);
  };
  useShortcuts([
    { keys: 'j', label: t('workOrder.keys.next'), run: () => go(0, 1) },
    { keys: 'k', label: t('workOrder.keys.previous'), run: () => go(0, -1) },
    { keys: 'arrowdown', label: t('workOrder.keys.next'), run: () => go(0, 1), minor: true },
    { keys: 'arrowup', label: t('workOrder.keys.previous'), run: () => go(0, -1), minor: true },
    { keys: 'arrowleft', label: t('finding.board.left'), run: () => go(-1, 0), minor: true },
    { keys: 'arrowright', label: t('finding.board.right'), run: () => go(1, 0), minor: true },
    { keys: 'enter', label: t('workOrder.keys.open'), run: () => card && onOpen(card.id) },
    ...(role === null
      ? []
      : [
          { keys: '[', label: t('finding.board.back'), run: () => card && step(statusBefore(card.job_status)) },
          { keys: ']', label: t('finding.board.on'), run: () => card && step(statusAfter(card.job_status)) },
        ]),
  ]);

  function handleDrop({ active, over }: DragEndEvent): void {
    setDragged(null);
    const job = columns.flatMap(({ cards }) => cards).find((one) => one.id === active.id);
    const to = JOB_STATUSES.find((status) => status === over?.id);
    if (job && to) moves.move(job, to);
  }

  return (
    <DndContext
      accessibility={dragWords}
      sensors={sensors}
      onDragStart={({ active }) => setDragged(columns.flatMap(({ cards }) => cards).find((one) => one.id === active.id) ?? null)}
      onDragCancel={() => setDragged(null)}
      onDragEnd={handleDrop}
    >
      <div role="group" aria-label={t('finding.board.label')} className="flex min-h-0 flex-1 gap-2 overflow-x-auto px-5 pb-3">
        {columns.map((column, index) => (
          <BoardColumn
            key={column.status}
            column={column}
            cursor={index === at.column ? rowOf(index) : -1}
            mayMove={role !== null}
            idOf={idOf}
            onPoint={(row) => setAt({ column: index, row })}
            onOpen={onOpen}
          />
        ))}
      </div>
      <DragOverlay dropAnimation={null}>{dragged && <Card job={dragged} active />}</DragOverlay>
      {moves.asked && (
        <ReasonDialog
          title={t('finding.board.reasonTitle', { code: moves.asked.job.code, status: t(`workOrder.status.${moves.asked.to}`) })}
          note={t('finding.board.reasonNote')}
          confirmLabel={t('finding.bulk.markAs', { status: t(`workOrder.status.${moves.asked.to}`) })}
          onClose={moves.cancel}
          onConfirm={moves.confirm}
        />
      )}
    </DndContext>
  );
}
