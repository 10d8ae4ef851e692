import type { Document } from '@tallyport/contracts/document-extraction/document';
import { failureWords } from '../../../components/trade/failure-words.js';
import { Empty } from '../../../components/ui/states.js';
import { useText } from '../../../i18n/use-text.js';

/** In the place of a value while there is none: what is still under way, or that the page or the paper brought nothing. */
export function NothingRead({ document: { extraction }, hasValues }: { document: Document; hasValues: boolean }) {
  const t = useText();
  const state = extraction?.state;
  if (state === 'waiting' || state === 'running') return <Empty title={t('review.stillReading')} hint={t('review.stillReadingHint')} />;
  if (state === 'failed')
    return (
      <Empty
        title={t('review.failed')}
        hint={`${extraction?.failure ? failureWords(t, extraction.failure) : ''} ${t('review.failedHint')}`}
      />
    );
  return <Empty title={t('documents.noValues')} {...(!hasValues && { hint: t('review.noRecordHint') })} />;
}
