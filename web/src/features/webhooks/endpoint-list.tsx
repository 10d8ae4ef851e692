import type { Webhook } from '@tallyport/contracts/webhook/http';
import { clsx } from 'clsx';
import type { To } from 'react-router-dom';
import { Link } from '../../components/ui/link.js';
import { useText } from '../../i18n/use-text.js';
import { StateMark } from './state-mark.js';
import { useTypeCount } from './type-count.js';

interface EndpointListProps {
  readonly endpoints: readonly Webhook[];
  readonly chosen: string | null;
  placeOf(id: string): To;
}

/** The endpoints of the organisation, each a place of its own. */
export function EndpointList({ endpoints, chosen, placeOf }: EndpointListProps) {
  const t = useText();
  const countOf = useTypeCount();
  return (
    <nav aria-label={t('webhooks.endpoints')} className="flex flex-col">
      {endpoints.map(({ id, address, event_types, state }) => {
        const { host, pathname } = new URL(address);
        return (
          <Link
            key={id}
            to={placeOf(id)}
            aria-current={id === chosen ? 'page' : undefined}
            className={clsx(
              'flex flex-col gap-1 border-b border-line-soft px-5 py-2.5 -outline-offset-2',
              id === chosen ? 'bg-select' : 'hover:bg-hover',
            )}
          >
            <span className="truncate font-medium">{host}</span>
            <span className="truncate text-caption text-ink-2">{pathname}</span>
            <span className="flex items-center gap-2 text-caption text-ink-2">
              <StateMark state={state} />
              {countOf(event_types)}
            </span>
          </Link>
        );
      })}
    </nav>
  );
}
