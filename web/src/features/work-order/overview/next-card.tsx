import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { customsAnswer } from '../../../components/trade/customs-answer.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { nextStep } from '../model/next-step.js';

/** One sentence: what to do next with this job. Its button is the dark one in the head. */
export function NextCard({ job }: { job: WorkOrder }) {
  const t = useText();
  const sentence = useNextSentence(job);
  return (
    <section className="border-b border-line px-5 py-4">
      <h2 className="text-caption text-ink-3">{t('workOrder.overview.next')}</h2>
      <p className="pt-0.5 text-section">{sentence}</p>
      {job.documents.doubtful > 0 && (
        <p className="pt-0.5 text-ink-2">{t('workOrder.overview.doubtfulFirst', { count: job.documents.doubtful })}</p>
      )}
    </section>
  );
}

/** Customs' word first, then what holds the papers up, then the step that the bar shows next. */
function useNextSentence({ job_status, documents, n10_data }: WorkOrder): string {
  const t = useText();
  const { role } = useDesk();
  const answer = customsAnswer(n10_data);
  if (answer) return t(`workOrder.overview.${answer.kind}`);
  if (documents.failed > 0) return t('workOrder.overview.failed', { count: documents.failed });
  if (documents.reading > 0) return t('workOrder.overview.reading', { count: documents.reading });
  if (documents.total === 0 && job_status === 'received') return t('workOrder.overview.noDocuments');
  const step = nextStep(job_status, role);
  if (step === null) return job_status === 'lodged' ? t('workOrder.overview.lodged') : t('workOrder.overview.readOnly');
  if (step.waitsForBroker) return t('workOrder.waitsForBroker');
  return t('workOrder.overview.step', { status: t(`workOrder.status.${step.to}`) });
}
