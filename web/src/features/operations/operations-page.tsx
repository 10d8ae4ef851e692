import { listExportsAsCsv } from '@tallyport/contracts/freight-export/export-http';
import { listOutboundEmails } from '@tallyport/contracts/outbound-email/http';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { IconButton } from '../../components/ui/button.js';
import { KeysStrip } from '../../components/ui/keys-strip.js';
import { StaleStrip } from '../../components/ui/states.js';
import { toast } from '../../components/ui/toast.js';
import { problemText } from '../../i18n/problem-text.js';
import { useText } from '../../i18n/use-text.js';
import { download } from '../../lib/api/download.js';
import { useDesk, zoneOf } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { useMay } from '../../lib/use-may.js';
import { type Address, readAddress, TABS, writeAddress } from './address.js';
import { AlarmStrip } from './alarm-strip.js';
import { BulkProgress } from './bulk-progress.js';
import { CauseStage } from './cause-stage.js';
import { ExportStage } from './export-stage.js';
import { FilterMenus, MailFilter } from './filter-menus.js';
import { MailStage } from './mail-stage.js';
import { ParkedStage } from './parked-stage.js';
import { exportQueries } from './queries.js';
import { TabBar } from './tab-bar.js';
import { UnmatchedStage } from './unmatched-stage.js';

/** The cockpit of exports: one step to the cause, three to clear a hundred. */
export function OperationsPage() {
  const t = useText();
  const desk = useDesk();
  const { org } = desk;
  const zone = zoneOf(org, desk.branch?.id);
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const address = readAddress(search);
  const { kind, branch, cause, bulk } = address;
  const may = useMay();
  const tabs = TABS.filter((one) => one !== 'mails' || may(listOutboundEmails.id));
  const tab = tabs.includes(address.tab) ? address.tab : 'open';
  const summary = useQuery(exportQueries.summary(org.id, zone));
  const placeOf = (next: Partial<Address>) => `?${writeAddress({ ...address, ...next }).toString()}`;
  const tabPlace = (to: Address['tab']) => placeOf({ tab: to, cause: null });
  const change = (next: Partial<Address>) => setSearch(writeAddress({ ...address, ...next }), { replace: true });
  const step = (by: number) => {
    const to = tabs[tabs.indexOf(tab) + by];
    if (to) void navigate(tabPlace(to), { replace: true });
  };
  const isList = tab !== 'parked' && tab !== 'unmatched' && tab !== 'mails';
  const listed = isList ? tab : 'open';
  const filter = {
    tab: listed,
    ...(listed === 'done_today' && { zone }),
    ...(kind !== null && { kind }),
    ...(branch !== null && { branch }),
  };
  const saveCsv = () => {
    const ofCause = cause === null || cause === 'all' ? {} : { cause: cause.code, cause_key: cause.key };
    download(listExportsAsCsv, { o: org.id, query: { ...filter, ...ofCause } }, 'exports.csv').catch((error: unknown) =>
      toast.error(problemText(error)),
    );
  };
  const endBulk = useCallback(
    () =>
      setSearch(
        (known) => {
          const next = new URLSearchParams(known);
          next.delete('bulk');
          return next;
        },
        { replace: true },
      ),
    [setSearch],
  );

  useShortcuts([
    { keys: '[', label: t('operations.keys.previousTab'), run: () => step(-1), minor: true },
    { keys: ']', label: t('operations.keys.nextTab'), run: () => step(1), minor: true },
    ...(!isList ? [] : [{ keys: 'd', label: t('operations.keys.csv'), run: saveCsv, minor: true }]),
  ]);

  return (
    <>
      <TabBar tabs={tabs} counts={summary.data?.tabs} chosen={tab} placeOf={tabPlace}>
        {isList && (
          <>
            <FilterMenus address={address} onChange={change} />
            <IconButton icon={Download} label={t('operations.csv')} keys="d" onClick={saveCsv} />
          </>
        )}
        {tab === 'mails' && <MailFilter address={address} onChange={change} />}
      </TabBar>
      <AlarmStrip alarms={summary.data?.alarms ?? []} />
      {summary.isError && <StaleStrip>{problemText(summary.error)}</StaleStrip>}
      {bulk !== null && <BulkProgress key={bulk} id={bulk} onClose={endBulk} />}
      <div className="flex min-h-0 flex-1 flex-col border-t border-line">
        {tab === 'parked' ? (
          <ParkedStage />
        ) : tab === 'unmatched' ? (
          <UnmatchedStage />
        ) : tab === 'mails' ? (
          <MailStage key={address.mail} state={address.mail} />
        ) : tab === 'done_today' ? (
          <ExportStage
            key={JSON.stringify(filter)}
            entry={null}
            title={t('operations.tabs.done_today')}
            filter={filter}
            emptyWords={t('operations.nothingHere')}
            isActive
            onBulk={(id) => change({ bulk: id })}
          />
        ) : (
          <CauseStage
            key={tab}
            tab={tab}
            address={address}
            summary={summary.data}
            filter={filter}
            placeOf={placeOf}
            onBulk={(id) => change({ bulk: id })}
          />
        )}
      </div>
      <KeysStrip />
    </>
  );
}
