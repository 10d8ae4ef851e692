import type { Document } from '@tallyport/contracts/document-extraction/http';
import { Empty } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';

/** In the place of the values while there are none: what is still under way, or that the paper makes no record. */
export function NothingRead({ document: { extraction } }: { document: Document }) {
  const t = useText();
  const state = extraction?.state;
  if (state === 'waiting' || state === 'running') return <Empty title={t('review.stillReading')} hint={t('review.stillReadingHint')} />;
  if (state === 'failed') return <Empty title={t('review.failed')} hint={extraction?.failure?.message ?? ''} />;
  return <Empty title={t('documents.noValues')} hint={t('review.noRecordHint')} />;
}
