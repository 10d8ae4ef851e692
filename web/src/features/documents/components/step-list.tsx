import type { Extraction } from '@tallyport/contracts/document-extraction/document';
import { EXTRACTION_STEPS } from '@tallyport/contracts/document-extraction/steps';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { clsx } from 'clsx';
import { Check, LoaderCircle, X } from 'lucide-react';
import { failureWords } from '../../../components/trade/failure-words.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk, zoneOf } from '../../../lib/desk.js';
import { showTimeWithSeconds } from '../../../lib/format/dates.js';
import type { Reading } from '../model/reading.js';
import { factWords } from './fact-words.js';

/** The eleven steps: what each finished one found and when, which is under way, where it broke off. */
export function StepList({ job, extraction, reading }: { job: WorkOrder; extraction: Extraction; reading: Reading }) {
  const t = useText();
  const locale = useLocale();
  const { org } = useDesk();
  const zone = zoneOf(org, job.branch);
  const failure = extraction.failure ? failureWords(t, extraction.failure) : undefined;
  const finished = new Map(extraction.steps.map((step) => [step.step, step]));
  return (
    <ol aria-label={t('documents.steps')} className="flex flex-col px-4 py-3">
      {EXTRACTION_STEPS.map((step) => {
        const done = finished.get(step);
        const isCurrent = !done && reading.step === step;
        const found = done && (done.facts ? factWords(t, done.facts) : done.summary);
        const failed = isCurrent && reading.state === 'failed';
        return (
          <li key={step} className="grid h-6 grid-cols-[18px_124px_minmax(0,1fr)_auto] items-center text-caption">
            <StepSign done={done !== undefined} current={isCurrent && reading.state === 'running'} failed={failed} />
            <span className={clsx(isCurrent ? 'font-semibold text-ink' : done ? 'text-ink' : 'text-ink-3', failed && 'text-red')}>
              {t(`job.extraction.steps.${step}`)}
            </span>
            <span className={clsx('truncate', failed ? 'text-red' : 'text-ink-2')} title={found ?? failure}>
              {found ?? (failed ? failure : '')}
            </span>
            <span className="pl-3 text-ink-3">{done && showTimeWithSeconds(done.finished_at, locale, zone)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function StepSign({ done, current, failed }: { done: boolean; current: boolean; failed: boolean }) {
  if (done) return <Check className="size-3.5 text-ink-2" aria-hidden="true" />;
  if (failed) return <X className="size-3.5 text-red" aria-hidden="true" />;
  if (current) return <LoaderCircle className="size-3.5 animate-turn text-accent-solid" aria-hidden="true" />;
  return <span aria-hidden="true" className="ml-1 size-1 rounded-full bg-control" />;
}
