import type { JudgeNote } from '@tallyport/contracts/classification/suggestion';
import { useText } from '../../../i18n/use-text.js';
import { showHsCode } from '../../../lib/format/hs-code.js';

/** Why the model that should have judged among the candidates did not, or that it found none of them fitting. Its choice speaks for itself. */
export function JudgeWords({ judge: { model, code, because, fallback } }: { judge: JudgeNote }) {
  const t = useText();
  if (fallback !== null) {
    const reason = t(`documents.model.reasons.${fallback}`);
    return <p className="text-caption text-amber">{t('candidates.judge.without', { model, reason })}</p>;
  }
  return code === null ? <p className="text-caption text-ink-2">{t('candidates.judge.none', { model, because })}</p> : null;
}

/** The codes that the model put aside, each with its reason. They stay on the list: a person may know better. */
export function PutAsideByJudge({ judge: { model, rejected } }: { judge: JudgeNote }) {
  const t = useText();
  if (rejected.length === 0) return null;
  return (
    <details>
      <summary className="text-caption text-ink-2">{t('candidates.judge.aside', { model })}</summary>
      <ul className="pt-1 text-caption text-ink-2">
        {rejected.map(({ code, because }) => (
          <li key={code} className="py-0.5">
            <span className="identifier">{showHsCode(code)}</span> {because}
          </li>
        ))}
      </ul>
    </details>
  );
}
