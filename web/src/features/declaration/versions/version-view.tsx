import type { LodgedVersion } from '@tallyport/contracts/lodgement/version-http';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type LodgedPlace, versionQueries } from '../../../components/lodgement/version-queries.js';
import { Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { VersionAsLodged } from './version-as-lodged.js';
import { VersionDifference } from './version-difference.js';
import { VIEWS, type View } from './views.js';

interface VersionViewProps {
  readonly place: LodgedPlace;
  readonly version: LodgedVersion;
  /** The newest first. */
  readonly versions: readonly LodgedVersion[];
  readonly view: View;
  readonly isPast: boolean;
  onView(view: View): void;
}

/** One version: beside another, or as it was lodged. */
export function VersionView({ place, version, versions, view, isPast, onView }: VersionViewProps) {
  const t = useText();
  const then = useQuery(versionQueries.asLodged(place, version.control_reference));
  return (
    <section
      aria-label={t('versions.numbered', { name: t(`versions.names.${version.purpose}`), version: version.version })}
      className="flex min-h-0 min-w-0 flex-1 flex-col"
    >
      <div role="group" aria-label={t('versions.views')} className="flex h-9 shrink-0 items-center gap-1 border-b border-line px-3">
        {VIEWS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={view === one}
            onClick={() => onView(one)}
            className={clsx('h-6 rounded-control px-2', view === one ? 'bg-select font-medium' : 'text-ink-2 hover:bg-hover')}
          >
            {t(`versions.view.${one}`)}
          </button>
        ))}
      </div>
      {view === 'difference' && <VersionDifference {...{ place, version, versions, isPast }} />}
      {view !== 'difference' && then.isLoadingError && <Failed error={then.error} onRetry={() => void then.refetch()} />}
      {view !== 'difference' && !then.data && !then.isLoadingError && <Loading rows={10} rowHeight={28} className="flex-1" />}
      {view !== 'difference' && then.data && <VersionAsLodged place={place} then={then.data} part={view} />}
    </section>
  );
}
