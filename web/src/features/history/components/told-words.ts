import type { HistoryEntry } from '@tallyport/contracts/work-order/history-http';
import type { Translate } from '../../../i18n/i18n.js';
import { isNamed } from '../../../i18n/is-named.js';

/** What a value that is recorded as a code says in a sentence of the history; as it stands where it is none. */
export function nextWords(t: Translate, { event_type }: Pick<HistoryEntry, 'event_type'>, next: string): string {
  switch (event_type) {
    case 'export.requested':
      return isNamed('history.exportKinds', next) ? t(`history.exportKinds.${next}`) : next;
    case 'export.waiting':
      return isNamed('history.waitingFor', next) ? t(`history.waitingFor.${next}`) : next;
    case 'export.held':
      return isNamed('history.holds', next) ? t(`history.holds.${next}`) : next;
    case 'extraction.failed':
      return isNamed('job.extraction.steps', next) ? t(`job.extraction.steps.${next}`) : next;
    case 'lodgement.requested':
    case 'lodgement.accepted': {
      const [, purpose = '', version = ''] = VERSION.exec(next) ?? [];
      return isNamed('lodgement.stepNames', purpose) ? t('history.version', { what: t(`lodgement.stepNames.${purpose}`), version }) : next;
    }
    default:
      return next;
  }
}

/** What stands beside a change: where it was pulled from, or the words of whoever made it. */
export function noteWords(t: Translate, note: string): string {
  const [, key] = PULLED.exec(note) ?? [];
  return key === undefined ? `“${note}”` : t('history.fromFreight', { key });
}

/** `lodge, version 2`, as it is recorded. */
const VERSION = /^([a-z-]+), version (\d+)$/;
/** `freight system, B00001234`, as it is recorded. */
const PULLED = /^freight system, ([A-Z0-9/_-]+)$/;
