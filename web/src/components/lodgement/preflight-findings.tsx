import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { useText } from '../../i18n/use-text.js';
import { Mark } from '../trade/mark.js';
import { Button } from '../ui/button.js';
import { findingWords } from './finding-words.js';

interface PreflightFindingsProps {
  readonly findings: readonly PreflightFinding[];
  onSpot(lineId: string | null, field: string): void;
}

/** Everything that stands in the way of the message, at once; each leads to its value. */
export function PreflightFindings({ findings, onSpot }: PreflightFindingsProps) {
  const t = useText();
  if (findings.length === 0) return null;
  return (
    <section aria-label={t('lodgement.sheet.inTheWay')}>
      <h3 className="pb-1 text-section">{t('lodgement.sheet.inTheWay')}</h3>
      <ul className="flex flex-col gap-1">
        {findings.map((finding, index) => (
          <li key={`${finding.code} ${finding.field} ${index}`} className="flex items-baseline gap-2">
            <Mark kind={finding.severity === 'error' ? 'fails' : 'unsaid'} />
            <span className="min-w-0 flex-1">
              {finding.field !== null && <b className="font-medium">{t(`recordFields.${finding.field}`)}: </b>}
              {findingWords(t, finding)}
            </span>
            {finding.field !== null && (
              <Button size="small" onClick={() => finding.field && onSpot(finding.line_id, finding.field)}>
                {t('lodgement.messages.goToField')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
