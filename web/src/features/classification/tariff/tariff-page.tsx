import type { TariffVersionRef } from '@tallyport/contracts/classification/suggestion';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Tally } from '../../../components/ui/tally.js';
import { isNamed } from '../../../i18n/is-named.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showDay } from '../../../lib/format/dates.js';
import { makeQueryClient } from '../../../lib/query-client.js';
import { tariffQueries } from './queries.js';
import { SearchForm } from './search-form.js';
import { SearchResults } from './search-results.js';
import { TariffTree } from './tariff-tree.js';
import { useAsked } from './use-asked.js';
import { useStepKeys } from './use-step-keys.js';

/** The search in the tariff, for everybody. */
export function TariffPage() {
  const [queryClient] = useState(makeQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <PublicTariff />
    </QueryClientProvider>
  );
}

function PublicTariff() {
  const t = useText();
  const { words, code } = useAsked();
  const page = useRef<HTMLDivElement>(null);
  useStepKeys(page);
  return (
    <div ref={page} className="flex h-full flex-col overflow-y-auto bg-surface">
      <header className="flex h-12 shrink-0 items-center gap-3 border-b border-line px-5">
        <Tally />
        <span className="text-section">{t('common.product')}</span>
        <a href="/login" className="ml-auto text-accent hover:underline">
          {t('tariff.signIn')}
        </a>
      </header>
      <main className="mx-auto flex w-full max-w-[1080px] flex-1 flex-col px-5 pt-8 pb-5">
        <h1 className="text-title">{t('tariff.title')}</h1>
        <p className="mb-3 text-ink-2">{t('tariff.lead')}</p>
        <SearchForm />
        <div className="mt-6 grid flex-1 content-start gap-x-10 gap-y-6 lg:grid-cols-[3fr_2fr]">
          {words !== '' && (
            <section aria-label={t('tariff.title')} className="min-w-0">
              <SearchResults q={words} />
            </section>
          )}
          <TariffTree q={words} code={code} />
        </div>
        <Versions />
      </main>
    </div>
  );
}

/** Which tariffs answered, and that no answer is advice. */
function Versions() {
  const t = useText();
  const locale = useLocale();
  const versions = useQuery(tariffQueries.under('')).data?.versions;
  const told = ({ schedule, version, imported_at, entries }: TariffVersionRef) =>
    t('tariff.version', {
      schedule: isNamed('tariff.schedules', schedule) ? t(`tariff.schedules.${schedule}`) : schedule,
      version,
      date: showDay(imported_at.slice(0, 10), locale),
      entries: new Intl.NumberFormat(locale).format(entries),
    });
  return (
    <footer className="mt-8 border-t border-line pt-3 text-caption text-ink-3">
      <p>{t('tariff.notAdvice')}</p>
      <ul>
        {versions?.map((version) => (
          <li key={version.schedule}>{told(version)}</li>
        ))}
      </ul>
      {versions?.length === 0 && <p>{t('tariff.noVersion')}</p>}
    </footer>
  );
}
