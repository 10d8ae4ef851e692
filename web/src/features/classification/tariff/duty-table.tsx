import type { TariffDuty } from '@tallyport/contracts/classification/tariff-http';
import { useText } from '../../../i18n/use-text.js';
import { showHsCode } from '../../../lib/format/hs-code.js';
import { TariffLink } from './tariff-link.js';

/** What the imported rates of customs say of the items here, as they print it. */
export function DutyTable({ q, duties }: { q: string; duties: readonly TariffDuty[] }) {
  const t = useText();
  const [first] = duties;
  if (!first) return null;
  const sources = [...new Set(duties.map(({ source }) => source))].join('; ');
  return (
    <section aria-label={t('tariff.duty')}>
      <h3 className="pb-1 text-caption text-ink-2">{t('tariff.duty')}</h3>
      <table className="w-full text-left">
        <thead className="text-caption text-ink-3">
          <tr className="border-b border-line">
            <th className="py-1 pr-3 font-normal">{t('tariff.item')}</th>
            <th className="py-1 pr-3 font-normal">{t('tariff.goods')}</th>
            <th className="py-1 pr-3 font-normal">{t('tariff.unit')}</th>
            <th className="py-1 font-normal">{t('tariff.rate')}</th>
          </tr>
        </thead>
        <tbody>
          {duties.map((duty, index) => (
            // A file may print an item twice, for two of its rates.
            <tr key={`${duty.tariff_item} ${index}`} className="border-b border-line-soft align-top">
              <td className="identifier whitespace-nowrap py-1.5 pr-3">
                <TariffLink q={q} code={`${duty.tariff_item}${duty.statistical_code}`} isStep className="hover:underline">
                  {showHsCode(`${duty.tariff_item}${duty.statistical_code}`)}
                </TariffLink>
              </td>
              <td className="py-1.5 pr-3">{duty.description}</td>
              <td className="py-1.5 pr-3 text-ink-2">{duty.unit}</td>
              <td className="min-w-24 py-1.5 font-medium">{duty.rate}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="pt-1 text-caption text-ink-3">
        {t(duties.some(({ is_demonstration }) => is_demonstration) ? 'tariff.demonstration' : 'tariff.from', { source: sources })}
      </p>
    </section>
  );
}
