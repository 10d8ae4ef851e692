import type { ListedWorkOrder } from '@tallyport/contracts/work-order/http';
import { JOB_STATUSES, type JobStatus } from '@tallyport/contracts/work-order/job-status';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDesk } from '../../../lib/desk.js';
import type { ListQuery } from '../api/queries.js';
import { columnQuery } from './queries.js';

/** A column of the board: its cards, how many there are, and the way to more of them. */
export interface Column {
  readonly status: JobStatus;
  readonly cards: readonly ListedWorkOrder[];
  readonly count: number | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
  /** Null where all are here, or on their way. */
  readonly fetchMore: (() => void) | null;
}

/** The five columns. A card that is on its way stands where it goes to. */
export function useBoardColumns(query: NonNullable<ListQuery>, standsIn: (job: ListedWorkOrder) => JobStatus): readonly Column[] {
  const asked = [
    useColumn('received', query),
    useColumn('compile', query),
    useColumn('available', query),
    useColumn('accepted', query),
    useColumn('lodged', query),
  ];
  const cards = asked.flatMap((column) => column.cards);
  return JOB_STATUSES.flatMap((status, index) => {
    const column = asked[index];
    return column ? [{ ...column, cards: cards.filter((card) => standsIn(card) === status) }] : [];
  });
}

function useColumn(status: JobStatus, query: NonNullable<ListQuery>): Column {
  const { org } = useDesk();
  const list = useInfiniteQuery(columnQuery(org.id, status, query));
  return {
    status,
    cards: list.data?.pages.flatMap(({ results }) => results) ?? [],
    count: list.data?.pages[0]?.count,
    error: list.isLoadingError ? list.error : null,
    retry: () => void list.refetch(),
    fetchMore: list.hasNextPage && !list.isFetchingNextPage ? () => void list.fetchNextPage() : null,
  };
}
