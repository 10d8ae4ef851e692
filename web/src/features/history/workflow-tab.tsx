import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { jobTrackQuery, positionOf } from '../../lib/job-track.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { historyQueries } from './api/queries.js';
import { ChangeList } from './components/change-list.js';
import { JobTrack } from './components/job-track.js';
import { ThenAndNow } from './components/then-and-now.js';
import { neighbour, statusNeighbour, stopsOf } from './model/track.js';
import { useRequestedPosition } from './model/use-requested-position.js';

interface WorkflowTabProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
}

/** Who changed what, and how the job stood when. The moment stands in the address, so every tab shows it. */
export function WorkflowTab({ job, asOf }: WorkflowTabProps) {
  const t = useText();
  const { org } = useDesk();
  const [, setSearch] = useSearchParams();
  const track = useQuery(jobTrackQuery(org.id, job.id));
  const changes = useInfiniteQuery(historyQueries.changes(org.id, job.id, {}));
  const points = track.data?.results ?? [];
  const everything = changes.data?.pages.flatMap(({ results }) => results) ?? [];
  const stops = stopsOf(points, everything);
  const position = positionOf(asOf);
  const requested = useRequestedPosition(position);
  const move = (next: number | null) => {
    requested.request(next);
    setSearch(
      (current) => {
        const search = new URLSearchParams(current);
        if (next === null) search.delete('as_of');
        else search.set('as_of', String(next));
        return search;
      },
      { replace: true },
    );
  };

  useShortcuts([
    { keys: 'arrowleft', label: t('history.keys.back'), run: () => move(neighbour(stops, requested.last(), -1)) },
    { keys: 'arrowright', label: t('history.keys.forward'), run: () => move(neighbour(stops, requested.last(), 1)) },
    { keys: 'shift+arrowleft', label: t('history.keys.statusBack'), run: () => move(statusNeighbour(points, requested.last(), -1)) },
    { keys: 'shift+arrowright', label: t('history.keys.statusForward'), run: () => move(statusNeighbour(points, requested.last(), 1)) },
    { keys: 'home', label: t('history.keys.first'), run: () => move(points[0]?.position ?? null), minor: true },
    { keys: 'end', label: t('history.keys.now'), run: () => move(null), minor: true },
  ]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="flex min-h-0 flex-1">
        <ChangeList job={job} everything={everything} position={position} onMove={move} />
        <ThenAndNow job={job} asOf={asOf} />
      </div>
      {points.length > 0 && <JobTrack job={job} points={points} position={position} onMove={move} />}
    </div>
  );
}
