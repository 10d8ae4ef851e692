import { LoaderCircle } from 'lucide-react';
import type { LodgementStep } from '../../../components/lodgement/next-steps.js';
import { PreflightFindings } from '../../../components/lodgement/preflight-findings.js';
import { Mark } from '../../../components/trade/mark.js';
import { Button } from '../../../components/ui/button.js';
import { problemText } from '../../../i18n/problem-text.js';
import { useText } from '../../../i18n/use-text.js';
import type { ReportStanding } from '../model/use-cargo-report.js';

interface BeforeSendingProps {
  readonly standing: ReportStanding;
  /** Null where nothing may be done. */
  readonly onStep: ((step: LodgementStep) => void) | null;
  onSpot(lineId: string | null, field: string): void;
}

/** What stands in the way of the report, and the step that comes next. */
export function BeforeSending({ standing: { purpose, findings, failure, steps }, onStep, onSpot }: BeforeSendingProps) {
  const t = useText();
  const next = steps.find((step) => step === purpose);
  const isReady = findings?.every(({ severity }) => severity !== 'error') ?? false;
  return (
    <aside aria-label={t('edi.ahead.title')} className="flex shrink-0 flex-col gap-2 border-b border-line px-4 py-3">
      <h2 className="text-caption text-ink-2">{t('edi.ahead.title')}</h2>
      {purpose === null && <p>{t('edi.ahead.asItStands')}</p>}
      {failure && <p className="text-red">{problemText(failure)}</p>}
      {purpose !== null && findings === null && !failure && <LoaderCircle className="icon text-ink-3" aria-label={t('common.loading')} />}
      {findings?.length === 0 && (
        <p className="flex items-center gap-2">
          <Mark kind="holds" /> {t('lodgement.sheet.nothingInTheWay')}
        </p>
      )}
      {findings && <PreflightFindings findings={findings} onSpot={onSpot} />}
      {onStep && purpose !== null && (
        <div className="pt-1">
          {next ? (
            <Button variant={isReady ? 'primary' : 'plain'} keys="mod+shift+l" onClick={() => onStep(next)}>
              {t(`lodgement.stepNames.${next}`)}
            </Button>
          ) : (
            <p className="text-ink-2">{t('edi.ahead.notNow')}</p>
          )}
        </div>
      )}
    </aside>
  );
}
