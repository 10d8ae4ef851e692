import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { Failed, Loading } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { showHsCode } from '../../../lib/format/hs-code.js';
import { DutyTable } from './duty-table.js';
import { MissingCode } from './missing-code.js';
import { tariffQueries } from './queries.js';
import { TariffLink } from './tariff-link.js';

const MOST_TEXTS = 60;

/** The tariff from chapter to subheading; an open code says what leads to it. */
export function TariffTree({ q, code }: { q: string; code: string }) {
  const t = useText();
  const under = useQuery(tariffQueries.under(code));
  if (under.isLoadingError) return <Failed error={under.error} onRetry={() => void under.refetch()} />;
  if (!under.data) return <Loading rows={10} />;
  const { path, results, texts, duties, exists } = under.data;
  const open = path.at(-1);
  // Items stand with their duty.
  const listed = duties.length > 0 ? [] : results;
  const words = [...new Set(texts.map(({ text }) => text))].filter((text) => text !== open?.name);
  return (
    <section aria-label={t('tariff.browse')} className="flex min-w-0 flex-col gap-3">
      {!exists && <MissingCode code={under.data.code} nearest={open} />}
      <nav aria-label={t('tariff.browse')} className="flex flex-wrap items-center gap-x-1.5 text-caption text-ink-2">
        <TariffLink q={q} code="" className="hover:text-ink hover:underline">
          {t('tariff.chapters')}
        </TariffLink>
        {path.map((node) => (
          <Fragment key={node.code}>
            <span aria-hidden="true">›</span>
            <TariffLink q={q} code={node.code} title={node.name} className="identifier hover:text-ink hover:underline">
              {showHsCode(node.code)}
            </TariffLink>
          </Fragment>
        ))}
      </nav>
      {open && (
        <h2 className="text-title">
          <span className="identifier">{showHsCode(open.code)}</span> {open.name}
        </h2>
      )}
      <ul className="flex flex-col">
        {listed.map((node) => (
          <li key={node.code}>
            <TariffLink
              q={q}
              code={node.code}
              isStep
              className="grid grid-cols-[84px_1fr_auto] gap-x-2 rounded-control border-b border-line-soft px-1 py-1.5 -outline-offset-2 hover:bg-hover"
            >
              <span className="identifier font-medium">{showHsCode(node.code)}</span>
              <span className="min-w-0">{node.name}</span>
              <span className="text-count text-ink-3">{node.below > 0 ? node.below : ''}</span>
            </TariffLink>
          </li>
        ))}
      </ul>
      <DutyTable q={q} duties={duties} />
      {words.length > 0 && (
        <div>
          <h3 className="pb-1 text-caption text-ink-2">{t('tariff.wordsOf')}</h3>
          <p className="leading-6 text-ink-2">{words.slice(0, MOST_TEXTS).join(' · ')}</p>
        </div>
      )}
    </section>
  );
}
