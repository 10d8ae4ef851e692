import type { Extraction } from '@tallyport/contracts/document-extraction/document';
import { READING_FAILURES } from '@tallyport/contracts/document-extraction/reading-failures';
import type { Translate } from '../../i18n/i18n.js';

type Failure = Pick<NonNullable<Extraction['failure']>, 'reason' | 'message' | 'page'>;

/** Why a document could not be read, and of which page. A reason that has no text is said in the reader's own words. */
export function failureWords(t: Translate, { reason, message, page }: Failure): string {
  const known = READING_FAILURES.find((one) => one === reason);
  if (known === undefined) return message;
  const why = t(`documents.failures.${known}`);
  return page === undefined ? why : t('documents.failureOfPage', { page, why });
}
