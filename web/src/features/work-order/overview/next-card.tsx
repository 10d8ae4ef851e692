import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useQuery } from '@tanstack/react-query';
import { customsAnswer } from '../../../components/trade/customs-answer.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { jobRecordsQuery } from '../../../lib/records/job-records-query.js';
import { nextStep } from '../model/next-step.js';
import { valuesToCheck } from './to-check.js';
import { usePaperChecks } from './use-paper-checks.js';

/** One sentence: what to do next with this job. Its button is the dark one in the header. */
export function NextCard({ job }: { job: WorkOrder }) {
  const t = useText();
  const { org } = useDesk();
  const { data: records = [] } = useQuery(jobRecordsQuery(org.id, job.id, undefined));
  const sentence = useNextSentence(job);
  const failCount = usePaperChecks(job, undefined)?.failCount ?? 0;
  const toCheck = valuesToCheck(records).length;
  return (
    <section className="border-b border-line px-5 py-4">
      <h2 className="text-caption text-ink-3">{t('job.overview.next')}</h2>
      <p className="pt-0.5 text-section">{sentence}</p>
      <p className="min-h-5 pt-0.5 text-ink-2">
        {[
          failCount > 0 && t('job.overview.checksFail', { count: failCount }),
          toCheck > 0 && t('job.overview.valuesToCheck', { count: toCheck }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
    </section>
  );
}

/** Customs' word first, then what holds the papers up, then the step that the bar shows next. */
function useNextSentence({ job_status, documents, n10_data }: WorkOrder): string {
  const t = useText();
  const { role } = useDesk();
  const answer = customsAnswer(n10_data);
  if (answer) return t(`job.overview.${answer.kind}`);
  if (documents.failed > 0) return t('job.overview.failed', { count: documents.failed });
  if (documents.reading > 0) return t('job.overview.reading', { count: documents.reading });
  if (documents.total === 0 && job_status === 'received') return t('job.overview.noDocuments');
  const step = nextStep(job_status, role);
  if (step === null) return job_status === 'lodged' ? t('job.overview.lodged') : t('job.overview.readOnly');
  if (step.waitsForBroker) return t('job.waitsForBroker');
  return t('job.overview.step', { status: t(`workOrder.status.${step.to}`) });
}
