import { previewExportBulk } from '@tallyport/contracts/freight-export/bulk-http';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { call } from '../../lib/api/call.js';
import { useDesk } from '../../lib/desk.js';
import { showCount } from '../../lib/format/figures.js';
import { queryKeys } from '../../lib/query-keys.js';
import { ChangeList } from './change-list.js';
import { bulkStepOf, type Step } from './steps.js';
import { bulkOf, type Target } from './target.js';

/** What a step for many would come to, said before anybody presses: what changed in them, and which would fail in the same way. */
export function BulkForecast({ step, target }: { readonly step: Step; readonly target: Target }) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const cache = useQueryClient();
  const { filter, position, selection } = target;
  const ids = selection.mode === 'all' ? selection.except : selection.ids;
  const { data } = useQuery({
    queryKey: [...queryKeys.org(org.id), 'export-forecasts', step, filter, position, selection.mode, [...ids]],
    queryFn: async ({ signal }) =>
      call(previewExportBulk, { o: org.id, body: await bulkOf(cache, org.id, bulkStepOf(step), target) }, { signal }),
    // What it was made from may change at any moment.
    gcTime: 0,
  });
  if (!data) return null;
  const { count, looked_at, fails_the_same, cannot_be_made, changes } = data;
  const said = (name: 'same' | 'cannot', figure: number) =>
    figure === 1 ? t(`operations.forecast.${name}.one`) : t(`operations.forecast.${name}.other`, { count: showCount(figure, locale) });
  if (looked_at === 0) return null;
  return (
    <div className="mb-3 rounded-control bg-sunken px-2.5 py-1.5 text-ink-2">
      {changes.length > 0 ? <ChangeList changes={changes} /> : <p>{t('operations.since.nothing')}</p>}
      {fails_the_same > 0 && <p className="text-amber">{said('same', fails_the_same)}</p>}
      {cannot_be_made > 0 && <p className="text-amber">{said('cannot', cannot_be_made)}</p>}
      {looked_at < count && (
        <p className="text-caption text-ink-3">
          {t('operations.forecast.lookedAt', { looked: showCount(looked_at, locale), count: showCount(count, locale) })}
        </p>
      )}
    </div>
  );
}
