import type { DndContextProps, UniqueIdentifier } from '@dnd-kit/core';
import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { isNamed } from '../../../i18n/is-named.js';
import { useText } from '../../../i18n/use-text.js';

/** What is said of dragging to who does not see it: how a card is moved, what is taken, over which column it is, and where it was dropped. */
export function useDragWords(cards: readonly ListedWorkOrder[]): NonNullable<DndContextProps['accessibility']> {
  const t = useText();
  const codeOf = (id: UniqueIdentifier) => cards.find((card) => card.id === id)?.code ?? '';
  const statusOf = (id: UniqueIdentifier) => {
    const status = String(id);
    return isNamed('workOrder.status', status) ? t(`workOrder.status.${status}`) : status;
  };
  return {
    screenReaderInstructions: { draggable: t('finding.board.howToDrag') },
    announcements: {
      onDragStart: ({ active }) => t('finding.board.picked', { code: codeOf(active.id) }),
      onDragOver: ({ active, over }) =>
        over ? t('finding.board.over', { code: codeOf(active.id), status: statusOf(over.id) }) : undefined,
      onDragEnd: ({ active, over }) =>
        over
          ? t('finding.board.dropped', { code: codeOf(active.id), status: statusOf(over.id) })
          : t('finding.board.letGo', { code: codeOf(active.id) }),
      onDragCancel: ({ active }) => t('finding.board.letGo', { code: codeOf(active.id) }),
    },
  };
}
