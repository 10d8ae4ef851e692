import type { CandidateCode } from '@tallyport/contracts/classification/suggestion';
import type { TariffNode } from '@tallyport/contracts/classification/tariff-http';
import { useQuery } from '@tanstack/react-query';
import { Empty, Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { showHsCode } from '../../../lib/format/hs-code.js';
import { tariffQueries } from './queries.js';
import { TariffLink } from './tariff-link.js';

/** The codes for goods in any words, best first, each with its reason. */
export function SearchResults({ q }: { q: string }) {
  const t = useText();
  const found = useQuery(tariffQueries.search(q));
  if (found.isLoadingError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Loading rows={6} rowHeight={64} />;
  const { results, abstained, paths } = found.data;
  if (results.length === 0) return <Empty title={t('tariff.nothing', { words: q })} hint={t('tariff.typeWhat')} />;
  return (
    <>
      {abstained && <p className="px-1 pb-1 text-amber">{t('tariff.unsure')}</p>}
      <ol className="flex flex-col">
        {results.map((candidate) => (
          <Result key={candidate.code} q={q} candidate={candidate} path={paths[candidate.code] ?? []} />
        ))}
      </ol>
    </>
  );
}

function Result({ q, candidate, path }: { q: string; candidate: CandidateCode; path: readonly TariffNode[] }) {
  const t = useText();
  const { code, name, confidence, because, source } = candidate;
  const percent = Math.round(100 * confidence);
  return (
    <li className="border-b border-line-soft">
      <TariffLink
        q={q}
        code={code}
        isStep
        className="grid grid-cols-[88px_1fr_92px] gap-x-3 rounded-control px-1 py-2.5 -outline-offset-2 hover:bg-hover max-sm:grid-cols-[1fr_auto]"
      >
        <span className="identifier text-section">{showHsCode(code)}</span>
        <span className="min-w-0 max-sm:col-span-2 max-sm:row-start-2">
          <span className="block font-medium">{name}</span>
          <span className="block text-caption text-ink-2">
            {t(source === 'tariff meaning' ? 'tariff.meansNearly' : 'tariff.because', { phrase: because })}
          </span>
          <span className="block truncate text-caption text-ink-3">
            {path
              .slice(0, -1)
              .map((node) => `${node.code} ${node.name}`)
              .join(' › ')}
          </span>
        </span>
        <span className="text-right text-caption text-ink-2">
          {t('tariff.likely', { percent })}
          <span aria-hidden="true" className="mt-1.5 block h-1 overflow-hidden rounded-full bg-line">
            <span className="block h-full bg-accent-solid" style={{ width: `${percent}%` }} />
          </span>
        </span>
      </TariffLink>
    </li>
  );
}
