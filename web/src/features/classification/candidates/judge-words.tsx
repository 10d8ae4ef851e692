import type { JudgeNote } from '@tallyport/contracts/classification/suggestion';
import { useText } from '../../../i18n/use-text.js';
import { showHsCode } from '../../../lib/format/hs-code.js';

/** What the model that judged among the candidates has to say beside its choice: that none fits, what it put aside, or why it did not judge. */
export function JudgeWords({ judge }: { judge: JudgeNote }) {
  const t = useText();
  const { model, code, because, rejected, fallback } = judge;
  if (fallback !== null)
    return (
      <p className="text-caption text-amber">
        {t('candidates.judge.without', { model, reason: t(`documents.model.reasons.${fallback}`) })}
      </p>
    );
  return (
    <>
      {code === null && <p className="text-caption text-ink-2">{t('candidates.judge.none', { model, because })}</p>}
      {rejected.length > 0 && (
        <details>
          <summary className="text-caption text-ink-2">{t('candidates.judge.aside', { model })}</summary>
          <ul className="pt-1 text-caption text-ink-2">
            {rejected.map((aside) => (
              <li key={aside.code} className="py-0.5">
                <span className="identifier">{showHsCode(aside.code)}</span> {aside.because}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
