import type { VersionDifference as Difference, LodgedVersion } from '@tallyport/contracts/lodgement/version-http';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useState } from 'react';
import { type LodgedPlace, versionQueries } from '../../../components/lodgement/version-queries.js';
import { inputLook } from '../../../components/ui/field.js';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showCents, showChange } from '../../../lib/format/figures.js';
import { StepRows } from './step-rows.js';

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
    [t('versions.numbered', { name: t(`versions.names.${purpose}`), version: number }), t(`lodgement.timeline.phases.${phase}`)].join(', ');
  const others = versions.filter((other) => other !== version);
  const [to, setTo] = useState<string | null>(isPast ? (others[0]?.control_reference ?? null) : null);
  const difference = useQuery({ ...versionQueries.difference(place, version.control_reference, to), enabled: !isPast || to !== null });
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

const COLUMNS = ['what', 'from', 'to', 'who', 'cents'] as const;

function DifferenceTable({ difference: { attributed_by, steps, due_from, due_to, difference } }: { readonly difference: Difference }) {
  const t = useText();
  const locale = useLocale();
  if (steps.length === 0) return <Empty title={t('versions.difference.none')} />;
  const due = (amount: string | null) => (amount === null ? t('versions.difference.cannot') : showCents(amount, locale));
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      {attributed_by === 'line' && <p className="px-5 py-2 text-ink-2">{t('versions.difference.byLine')}</p>}
      <table className="w-full table-fixed [&_td]:px-2 [&_td:first-child]:pl-5 [&_td:last-child]:pr-5 [&_th]:px-2 [&_th:first-child]:pl-5 [&_th:last-child]:pr-5">
        <thead className="sticky top-0 z-10 bg-surface">
          <tr className="h-[30px] border-b border-line text-left text-caption text-ink-2">
            {COLUMNS.map((column) => (
              <th
                key={column}
                scope="col"
                className={clsx('font-normal', column === 'cents' && 'w-28 text-right', column === 'what' && 'w-[28%]')}
              >
                {t(`versions.difference.columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        {steps.map((step, index) => (
          <StepRows key={index} step={step} />
        ))}
        <tfoot className="sticky bottom-0 bg-sunken">
          <tr className="h-9 border-t border-line">
            <th scope="row" className="text-left font-semibold">
              {t('versions.difference.total')}
            </th>
            <td colSpan={3} className="text-right text-ink-2">
              {t('versions.difference.dues', { from: due(due_from), to: due(due_to) })}
            </td>
            <td className="text-right font-semibold">{difference === null ? '–' : showChange(difference, locale)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
