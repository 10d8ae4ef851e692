import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Mark } from '../../../components/trade/mark.js';
import { Button, buttonLook } from '../../../components/ui/button.js';
import { Link } from '../../../components/ui/link.js';
import { Empty } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import { recordQueries } from '../../../lib/records/record-queries.js';
import { billsAmong } from '../model/bills.js';
import type { Compile } from '../model/use-compile-report.js';

interface NoReportProps {
  readonly job: WorkOrder;
  readonly compile: Compile | null;
}

/** Before there is a cargo report: the button that compiles one, or which bill has to be selected first. */
export function NoReport({ job, compile }: NoReportProps) {
  const t = useText();
  const { org } = useDesk();
  const [search] = useSearchParams();
  const { data: waybills } = useQuery(recordQueries.list(org.id, job.id, 'waybill'));
  const bills = waybills && billsAmong(waybills.results);
  const isReady = compile !== null && bills?.outcome === 'chosen';
  useShortcuts(isReady ? [{ keys: 'enter', label: t('edi.compile'), run: compile.run }] : []);
  const toWaybills = new URLSearchParams(search);
  toWaybills.set('tab', 'waybills');
  return (
    <Empty title={t('records.none.cargo-report')} hint={t('edi.noneHint')}>
      {bills?.outcome === 'refused' && (
        <p role="alert" className="flex items-center gap-2">
          <Mark kind="fails" /> {t(`lodgement.preflight.${bills.code}`)}
          <Link to={{ search: `?${toWaybills}` }} className={buttonLook({ size: 'small' })}>
            {t('edi.toWaybills')}
          </Link>
        </p>
      )}
      {isReady && (
        <Button variant="primary" keys="enter" disabled={compile.isPending} onClick={compile.run}>
          {t('edi.compile')}
        </Button>
      )}
    </Empty>
  );
}
