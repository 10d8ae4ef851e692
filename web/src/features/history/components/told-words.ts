import type { HistoryEntry } from '@tallyport/contracts/work-order/history-http';
import { failureWords } from '../../../components/trade/failure-words.js';
import type { Translate } from '../../../i18n/i18n.js';
import { isNamed } from '../../../i18n/is-named.js';

/** What a value that is recorded as a code says in a sentence of the history; as it stands where it is none. */
export function nextWords(t: Translate, { event_type, note }: Told, next: string): string {
  switch (event_type) {
    case 'export.requested':
      return isNamed('history.exportKinds', next) ? t(`history.exportKinds.${next}`) : next;
    case 'export.waiting':
      return isNamed('history.waitingFor', next) ? t(`history.waitingFor.${next}`) : next;
    case 'export.held':
      return isNamed('history.holds', next) ? t(`history.holds.${next}`) : next;
    case 'extraction.failed':
      return isNamed('job.extraction.steps', next) ? t(`job.extraction.steps.${next}`) : next;
    // Codes of papers are known by themselves; that of every other paper is a word.
    case 'document.segments-corrected':
      return next.replaceAll(/\bother\b/g, t('documents.types.other'));
    case 'lodgement.send-failed':
      return isNamed('lodgement.timeline.failures', next) ? t(`lodgement.timeline.failures.${next}`, { detail: note ?? '' }) : (note ?? '');
    case 'lodgement.requested':
    case 'lodgement.accepted': {
      const [, purpose = '', version = ''] = VERSION.exec(next) ?? [];
      return isNamed('lodgement.stepNames', purpose) ? t('history.version', { what: t(`lodgement.stepNames.${purpose}`), version }) : next;
    }
    default:
      return next;
  }
}

/** What a note beside the sentence of an event says; why a document could not be read, and why nobody can tell, are recorded as codes. */
export function toldNote(t: Translate, { event_type, note }: Told): string {
  if (event_type === 'export.waiting' && note !== null && isNamed('history.untold', note)) return t(`history.untold.${note}`);
  const [, reason = '', page] = (event_type === 'extraction.failed' && FAILURE.exec(note ?? '')) || [];
  return reason === '' ? (note ?? '') : failureWords(t, { reason, message: note ?? '', ...(page !== undefined && { page: Number(page) }) });
}

/** What stands beside a change: where it was pulled from, or the words of whoever made it. */
export function noteWords(t: Translate, note: string): string {
  const [, key] = PULLED.exec(note) ?? [];
  return key === undefined ? `“${note}”` : t('history.fromFreight', { key });
}

type Told = Pick<HistoryEntry, 'event_type' | 'note'>;

/** `damaged, page 3`, as it is recorded. */
const FAILURE = /^([a-z-]+)(?:, page (\d+))?$/;
/** `lodge, version 2`, as it is recorded. */
const VERSION = /^([a-z-]+), version (\d+)$/;
/** `freight system, B00001234`, as it is recorded. */
const PULLED = /^freight system, ([A-Z0-9/_-]+)$/;
