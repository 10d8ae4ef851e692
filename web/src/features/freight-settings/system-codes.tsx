import type { FreightCode } from '@tallyport/contracts/freight-export/mapping-http';
import type { FreightCodeList } from '@tallyport/contracts/freight-export/system-values';
import { OUR_CODES } from '@tallyport/domain/freight-export/settings/our-codes';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useLocale } from '../../i18n/use-locale.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { CodeCell } from './code-cell.js';
import { MappingBar } from './mapping-bar.js';
import { MappingTable } from './mapping-table.js';
import { freightQueries } from './queries.js';
import { usePutCode } from './use-put-code.js';

interface SystemCodesProps {
  readonly systemId: string;
  readonly list: FreightCodeList;
  readonly mayChange: boolean;
}

/** How a freight system spells our units, or our kinds of documents. */
export function SystemCodes({ systemId, list, mayChange }: SystemCodesProps) {
  const t = useText();
  const { org } = useDesk();
  const meaningOf = useMeanings(list);
  const [{ q, missing }, setFilter] = useState({ q: '', missing: false });
  const codes = useQuery(freightQueries.codes(org.id, systemId));
  const put = usePutCode(systemId);
  const all = codes.data?.filter((code) => code.list === list) ?? [];
  const fits = ({ ours, theirs }: FreightCode) =>
    `${ours} ${meaningOf(ours)} ${theirs ?? ''}`.toLowerCase().includes(q.trim().toLowerCase()) && !(missing && theirs !== null);
  const rows = all.filter(fits).map(({ ours, theirs }) => ({
    id: ours,
    cells: [
      <span key="ours" className="identifier font-medium">
        {ours}
      </span>,
      meaningOf(ours),
      <CodeCell
        key={`${ours} ${theirs}`}
        label={t('freightSettings.codeOf', { name: ours })}
        code={theirs}
        mayChange={mayChange}
        onKeep={(next) => put.mutate({ list, ours, theirs: next })}
      />,
    ],
  }));
  const what = t(`freightSettings.parts.${list}`);
  const told = all.filter(({ theirs }) => theirs !== null).length;
  return (
    <>
      <MappingBar
        label={t(`freightSettings.filters.${list}`)}
        q={q}
        missing={missing}
        count={codes.data ? t('freightSettings.countCodes', { told, count: all.length }) : ''}
        onFilter={(more) => setFilter({ q, missing, ...more })}
      />
      {codes.isLoadingError ? (
        <Failed error={codes.error} onRetry={() => void codes.refetch()} />
      ) : !codes.data ? (
        <Loading rows={12} className="flex-1" />
      ) : rows.length === 0 ? (
        <Empty title={q === '' ? t('freightSettings.noneMissingCodes') : t('freightSettings.noneFound', { term: q })} />
      ) : (
        <MappingTable
          label={what}
          columns={[
            [t('freightSettings.ours'), 120],
            [t('freightSettings.meaning'), 380],
            [t('freightSettings.theirs'), 0],
          ]}
          rows={rows}
        />
      )}
    </>
  );
}

/** What a code of ours means, in the language of the desk; nothing for one that only the freight system was told of. */
function useMeanings(list: FreightCodeList): (code: string) => string {
  const inChinese = useLocale().startsWith('zh');
  const meanings = new Map(OUR_CODES[list].map(({ code, en, zh }) => [code, inChinese ? zh : en]));
  return (code) => meanings.get(code) ?? '';
}
