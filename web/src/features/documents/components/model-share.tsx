import type { Extraction } from '@tallyport/contracts/document-extraction/document';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { showAmount, showCount } from '../../../lib/format/figures.js';
import { showElapsed } from './duration.js';

type Share = NonNullable<Extraction['model']>;

/** What a language model had to do with the reading, or why it had nothing to do with it, and what that cost. */
export function ModelShare({ share }: { share: Share }) {
  const t = useText();
  const locale = useLocale();
  const tokens = showCount(share.tokens_in + share.tokens_out, locale);
  const spent = [
    t('documents.model.tokens', { count: tokens }),
    showElapsed(t, share.latency_ms),
    // Questions cost parts of a cent.
    ...(share.cost_micros === null ? [] : [showAmount((share.cost_micros / 1e6).toFixed(6), 'USD', locale)]),
  ];
  return (
    <section aria-label={t('documents.model.title')} className="border-t border-line px-4 py-3 text-caption">
      <p className="text-ink">{share.name}</p>
      {share.outcome === 'used' && (
        <p className="text-ink-2">
          {t('documents.model.values', { agreed: share.agreed, added: share.added, unverified: share.unverified, refused: share.refused })}
        </p>
      )}
      {share.reason !== null && (
        <p className="text-amber">
          {t(share.outcome === 'used' ? 'documents.model.inPart' : 'documents.model.without', {
            reason: t(`documents.model.reasons.${share.reason}`),
          })}
        </p>
      )}
      <p className="text-ink-3">{spent.join(' · ')}</p>
    </section>
  );
}
