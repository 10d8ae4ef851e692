import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { useText } from '../../i18n/use-text.js';
import { Mark } from '../trade/mark.js';
import { Button } from '../ui/button.js';

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
        {findings.map(({ code, severity, line_id, field, found, expected }, index) => (
          <li key={`${code} ${field} ${index}`} className="flex items-baseline gap-2">
            <Mark kind={severity === 'error' ? 'fails' : 'unsaid'} />
            <span className="min-w-0 flex-1">
              {field !== null && <b className="font-medium">{t(`recordFields.${field}`)}: </b>}
              {t(`lodgement.preflight.${code}`, { found, expected })}
            </span>
            {field !== null && (
              <Button size="small" onClick={() => onSpot(line_id, field)}>
                {t('lodgement.messages.goToField')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
