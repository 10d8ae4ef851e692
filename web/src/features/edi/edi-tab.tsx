import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { recordQueries } from '../../lib/records/record-queries.js';
import { EdiIndex } from './components/edi-index.js';
import { Logs } from './components/logs.js';
import { NoReport } from './components/no-report.js';
import { useEdiAddress } from './model/address.js';
import { useCargoReport } from './model/use-cargo-report.js';
import { useCompileReport } from './model/use-compile-report.js';
import { usePartKeys } from './model/use-part-keys.js';
import { ediQueries } from './queries.js';
import { ReportEditor } from './report-editor.js';

interface EdiTabProps {
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
}

/** What is exchanged with customs for a job: its sea cargo report, what customs says of it, and every message as it was written. */
export function EdiTab({ job, asOf }: EdiTabProps) {
  const t = useText();
  const { org, role } = useDesk();
  const address = useEdiAddress();
  const isNow = asOf === undefined;
  const list = useQuery(recordQueries.list(org.id, job.id, 'cargo-report', asOf));
  const reports = (list.data?.results ?? []).filter(({ withdrawn }) => !withdrawn);
  const report = reports.find(({ id }) => id === address.report) ?? reports.at(-1) ?? null;
  const standing = useCargoReport(job, report, asOf);
  const unmatched = useQuery({ ...ediQueries.unmatched(org.id), enabled: isNow });
  const compile = useCompileReport(job.id, (record) => address.choose({ record }));
  usePartKeys(address.part, address.goTo);
  const last = standing.lodgement?.messages.at(-1);
  const counts = {
    report: standing.findings?.filter(({ severity }) => severity === 'error').length ?? 0,
    messages: last?.phase === 'rejected' ? last.errors.length : 0,
    logs: isNow ? (unmatched.data?.count ?? 0) : 0,
  };
  const shown = () => {
    if (address.part === 'logs') return <Logs job={job} asOf={asOf} address={address} />;
    if (list.isLoadingError) return <Failed error={list.error} onRetry={() => void list.refetch()} />;
    if (!list.data) return <Loading rows={12} rowHeight={28} className="flex-1" />;
    if (report !== null) return <ReportEditor key={report.id} {...{ job, report, reports, standing, asOf, address, compile }} />;
    return isNow ? <NoReport job={job} compile={role === null ? null : compile} /> : <Empty title={t('records.noneThen')} />;
  };
  return (
    <div className="flex min-h-0 flex-1">
      <EdiIndex jobId={job.id} part={address.part} counts={counts} onGo={address.goTo} />
      {shown()}
    </div>
  );
}
