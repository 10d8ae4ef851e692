import type { LodgedVersion } from '@tallyport/contracts/lodgement/version-http';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type LodgedPlace, versionQueries } from '../../../components/lodgement/version-queries.js';
import { inputLook } from '../../../components/ui/field.js';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { DifferenceTable } from './difference-table.js';

interface VersionDifferenceProps {
  readonly place: LodgedPlace;
  readonly version: LodgedVersion;
  /** The newest first. */
  readonly versions: readonly LodgedVersion[];
  readonly isPast: boolean;
}

/** A version beside another, or beside what stands now: each change, who made it, and its cents. */
export function VersionDifference({ place, version, versions, isPast }: VersionDifferenceProps) {
  const t = useText();
  const nameOf = ({ purpose, version: number, phase }: LodgedVersion) =>
    [t('versions.numbered', { name: t(`versions.names.${purpose}`), version: number }), t(`lodgement.timeline.phases.${phase}`)].join(
      t('common.comma'),
    );
  const others = versions.filter(({ control_reference }) => control_reference !== version.control_reference);
  const [to, setTo] = useState<string | null>(isPast ? (others[0]?.control_reference ?? null) : null);
  const difference = useQuery({ ...versionQueries.difference(place, version.control_reference, to), enabled: !isPast || to !== null });
  if (isPast && others.length === 0) return <Empty title={t('versions.difference.alone')} />;
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <p className="flex shrink-0 items-center gap-2 border-b border-line-soft px-5 py-2">
        <span>{t('versions.difference.from', { name: nameOf(version) })}</span>
        <label className="flex items-center gap-2">
          <span className="text-ink-2">{t('versions.difference.to')}</span>
          <select className={`${inputLook} w-auto`} value={to ?? ''} onChange={(event) => setTo(event.target.value || null)}>
            {!isPast && <option value="">{t('versions.now')}</option>}
            {others.map((other) => (
              <option key={other.control_reference} value={other.control_reference}>
                {nameOf(other)}
              </option>
            ))}
          </select>
        </label>
        {difference.data?.not_sent && (
          <span className="rounded-mark bg-amber-bg px-1.5 text-caption text-amber">{t('versions.notSent')}</span>
        )}
      </p>
      {difference.isLoadingError && <Failed error={difference.error} onRetry={() => void difference.refetch()} />}
      {!difference.data && difference.isFetching && <Loading rows={6} rowHeight={28} className="flex-1" />}
      {difference.data && <DifferenceTable difference={difference.data} />}
    </div>
  );
}
