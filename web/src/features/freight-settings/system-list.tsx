import type { FreightSystem } from '@tallyport/contracts/freight-export/system-http';
import { clsx } from 'clsx';
import type { To } from 'react-router-dom';
import { SimulatorBadge } from '../../components/trade/simulator-badge.js';
import { Link } from '../../components/ui/link.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { SystemMark } from './system-mark.js';

interface SystemListProps {
  readonly systems: readonly FreightSystem[];
  readonly chosen: string | null;
  placeOf(id: string): To;
}

/** The freight systems of the organisation, each a place of its own. */
export function SystemList({ systems, chosen, placeOf }: SystemListProps) {
  const t = useText();
  const { org } = useDesk();
  return (
    <nav aria-label={t('freightSettings.systems')} className="flex flex-col">
      {systems.map((system) => (
        <Link
          key={system.id}
          to={placeOf(system.id)}
          aria-current={system.id === chosen ? 'page' : undefined}
          className={clsx(
            'flex flex-col gap-1 border-b border-line-soft px-5 py-2.5 -outline-offset-2',
            system.id === chosen ? 'bg-select' : 'hover:bg-hover',
          )}
        >
          <span className="truncate font-medium">{system.name}</span>
          <span className="truncate text-caption text-ink-2">
            {org.branches_info.find(({ id }) => id === system.branch)?.name ?? t('freightSettings.allBranches')}
          </span>
          <span className="flex gap-1.5">
            <SystemMark system={system} />
            {system.is_simulator && <SimulatorBadge label={t('freightSettings.simulator')} tip={t('freightSettings.simulatorTip')} />}
          </span>
        </Link>
      ))}
    </nav>
  );
}
