import type { ExportSummary } from '@tallyport/contracts/freight-export/export-row';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { showCount } from '../../lib/format/figures.js';

/** As many as fit below the causes; providers bill by the month. */
const SHOWN = 3;

/** What was sent and may cost, and what was spared, by month. */
export function MonthSends({ months }: { readonly months: ExportSummary['months'] }) {
  const t = useText();
  const locale = useLocale();
  if (months.length === 0) return null;
  const nameOf = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <table aria-label={t('operations.months.label')} className="w-full shrink-0 border-t border-line text-caption">
      <thead className="text-ink-3">
        <tr className="h-[26px]">
          <th scope="col" className="pl-5 text-left font-normal">
            {t('operations.months.month')}
          </th>
          <th scope="col" className="w-20 text-right font-normal">
            {t('operations.months.sends')}
          </th>
          <th scope="col" className="w-24 pr-4 text-right font-normal" data-tip={t('operations.months.sparedTip')}>
            {t('operations.months.spared')}
          </th>
        </tr>
      </thead>
      <tbody className="text-ink-2">
        {months.slice(0, SHOWN).map(({ month, sends, spared }) => (
          <tr key={month} className="h-6 last:h-7 [&:last-child>td]:pb-1.5">
            <td className="pl-5">{nameOf.format(new Date(`${month.slice(0, 7)}-01T00:00:00Z`))}</td>
            <td className="text-right">{showCount(sends, locale)}</td>
            <td className="pr-4 text-right">{showCount(spared, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
