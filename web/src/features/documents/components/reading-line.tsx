import type { Document, Extraction } from '@tallyport/contracts/document-extraction/document';
import { Check } from 'lucide-react';
import { failureWords } from '../../../components/trade/failure-words.js';
import { nameOf } from '../../../components/trade/person.js';
import { useText } from '../../../i18n/use-text.js';
import { usePeople } from '../../../lib/people.js';
import type { Reading } from '../model/reading.js';
import { roundedSeconds, timeLeft } from '../model/time-left.js';
import { useSecond } from '../model/use-second.js';
import { showElapsed, showSeconds } from './duration.js';

interface ReadingLineProps {
  readonly document: Document;
  readonly reading: Reading;
}

/** Under the track: the step in words, and at the right what can be said about the time. */
export function ReadingLine({ document, reading }: ReadingLineProps) {
  return (
    <span className="flex items-center justify-between gap-3 text-caption text-ink-2">
      <span className="truncate">
        <Words document={document} reading={reading} />
      </span>
      <span className="shrink-0 text-ink-3">{document.extraction && <Time extraction={document.extraction} reading={reading} />}</span>
    </span>
  );
}

function Words({ document, reading }: ReadingLineProps) {
  const t = useText();
  const personOf = usePeople();
  const extraction = document.extraction;
  const step = reading.step === null ? '' : t(`job.extraction.steps.${reading.step}`);
  switch (reading.state) {
    case 'waiting':
      return t('job.extraction.states.waiting');
    case 'running':
      return (
        <>
          <b className="font-semibold text-ink">{step}</b>{' '}
          {reading.step === 'extracting' &&
            reading.pages !== null &&
            t('documents.pageOf', { page: Math.min(reading.pages, reading.pagesRead + 1), pages: reading.pages })}
        </>
      );
    case 'completed':
      return (
        <span className="inline-flex items-center gap-1.5">
          <Check className="size-3.5 text-green-solid" aria-hidden="true" />
          {extraction?.values == null ? t('documents.completed') : t('documents.values', { count: extraction.values })}
        </span>
      );
    case 'failed':
      return (
        <span className="text-red" title={extraction?.failure ? failureWords(t, extraction.failure) : undefined}>
          <b className="font-semibold">{t('job.extraction.states.failed')}</b>{' '}
          {extraction?.failure &&
            t('documents.failedAt', {
              step: t(`job.extraction.steps.${extraction.failure.step}`),
              message: failureWords(t, extraction.failure),
            })}
        </span>
      );
    case 'cancelled': {
      const person = extraction?.ended_by ? personOf(extraction.ended_by) : null;
      return person ? t('documents.cancelledBy', { name: nameOf(person), step }) : t('documents.cancelled', { step });
    }
  }
}

function Time({ extraction, reading }: { extraction: Extraction; reading: Reading }) {
  const t = useText();
  const now = useSecond(reading.state === 'running');
  if (reading.state === 'waiting') {
    if (extraction.ahead === null) return null;
    return extraction.ahead === 0 ? t('documents.next') : t('documents.ahead', { count: extraction.ahead });
  }
  if (reading.state === 'running') {
    const left = timeLeft(extraction, reading.pagesRead, now);
    if (left.kind === 'about' && left.leftMs > 0) return t('documents.about', { time: showSeconds(t, roundedSeconds(left.leftMs)) });
    if (left.kind === 'longer') return t('documents.longer', { time: showSeconds(t, Math.round(left.soFarMs / 1_000)) });
    return null;
  }
  if (reading.state === 'cancelled') {
    const count = extraction.pages_read.length;
    return count === 1 ? t('documents.keptOne') : count > 1 && t('documents.kept', { count });
  }
  if (reading.state === 'completed' && extraction.started_at !== null && extraction.ended_at !== null) {
    return showElapsed(t, Date.parse(extraction.ended_at) - Date.parse(extraction.requested_at));
  }
  return null;
}
