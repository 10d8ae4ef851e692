import type { CheckFinding } from '@tallyport/contracts/check/http';
import { personName } from '@tallyport/domain/organisation/person-name';
import { checkWords } from '../../../components/trade/check-words.js';
import { useLocale } from '../../../i18n/use-locale.js';
import { useText } from '../../../i18n/use-text.js';
import { usePeople } from '../../../lib/people.js';
import type { UnsaidCheck } from './failing-checks.js';

/** What is wrong where a rule fails, and by how much. */
export function CheckSentence({ finding }: { finding: CheckFinding }) {
  const t = useText();
  const locale = useLocale();
  return checkWords(t, locale, finding);
}

/** Which rule cannot say, and what it lacks: `Weight of the bill: Gross weight is missing`. */
export function LackSentence({ check: { code, count, lacks } }: { check: UnsaidCheck }) {
  const t = useText();
  const field = lacks?.field ?? null;
  const row = lacks?.row ?? null;
  const ofField = field !== null && t('checks.lacks.field', { field: t(`recordFields.${field}`) });
  const ofRow = row !== null && t('checks.lacks.row', { row });
  return (
    <>
      {t(`checks.names.${code}`)}: {ofField || ofRow || t('checks.lacks.paper')}
      {count > 1 && <span className="text-ink-3"> ({t('checks.times', { count })})</span>}
    </>
  );
}

/** What is wrong, who lets it stand, and why. */
export function OverrideSentence({ finding }: { finding: CheckFinding }) {
  const personOf = usePeople();
  const { by = null, reason = '' } = finding.override ?? {};
  const person = by === null ? null : personOf(by);
  return (
    <>
      <s className="text-ink-3">
        <CheckSentence finding={finding} />
      </s>{' '}
      “{reason}” {person && personName(person)}
    </>
  );
}
