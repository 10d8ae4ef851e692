import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useState } from 'react';
import { useFlagText } from '../../../components/trade/use-flag-text.js';
import { Button } from '../../../components/ui/button.js';
import { ReasonDialog } from '../../../components/ui/reason-dialog.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { CheckRow } from './check-row.js';
import { CheckSentence, LackSentence, OverrideSentence } from './check-sentence.js';
import type { FailingCheck } from './failing-checks.js';
import { useOverrides } from './use-overrides.js';
import { usePaperChecks } from './use-paper-checks.js';

/**
 * The rules that the papers break, by category, each a way to the value that breaks it; then those that cannot say, and what they
 * lack; then those that a person lets stand. Whoever works on the job overrides a rule with a reason, and takes that back.
 */
export function FailingChecksList({ job, asOf }: { job: WorkOrder; asOf: string | undefined }) {
  const t = useText();
  const { role } = useDesk();
  const flagText = useFlagText();
  const checks = usePaperChecks(job, asOf);
  const turn = useOverrides(job.id);
  const [chosen, setChosen] = useState<CheckFinding | null>(null);
  if (checks === null) return null;
  const { failing, flagged, failCount, unsaid, overridden, holds } = checks;
  const mayOverride = asOf === undefined && role !== null;

  return (
    <section className="px-5 pt-4">
      <h2 className="flex items-baseline gap-2 pb-2 text-section">
        {t('job.overview.checks')}
        {failCount > 0 && <span className="text-caption font-normal text-ink-3">{failCount}</span>}
      </h2>
      {failCount + unsaid.length + overridden.length === 0 && (
        <p className="text-ink-2">{holds === 0 ? t('checks.nothingToCheck') : t('checks.allHold', { count: holds })}</p>
      )}
      <ul>
        {[...failing].flatMap(([category, ofCategory]) =>
          ofCategory.map(({ finding, spot }, index) => (
            <CheckRow
              key={keyOf({ finding, spot }, index)}
              mark="fails"
              spot={spot}
              kind={spot?.kind ?? null}
              category={category}
              action={mayOverride && <OverrideButton finding={finding} onPress={() => setChosen(finding)} />}
            >
              <CheckSentence finding={finding} />
            </CheckRow>
          )),
        )}
        {flagged.map(({ flag, spot }) => (
          <CheckRow
            key={`${flag.record_id} ${flag.line_id} ${flag.field}`}
            mark="fails"
            spot={spot}
            kind={spot?.kind ?? 'waybill'}
            category={null}
          >
            <b className="font-semibold">{flag.value}</b> {flagText(flag, job.id)}
          </CheckRow>
        ))}
        {unsaid.map((check) => (
          <CheckRow key={check.code} mark="unsaid" spot={check.spot} kind={check.lacks?.kind ?? null} category={null}>
            <LackSentence check={check} />
          </CheckRow>
        ))}
        {overridden.map(({ finding, spot }, index) => (
          <CheckRow
            key={keyOf({ finding, spot }, index)}
            mark="person"
            spot={spot}
            kind={spot?.kind ?? null}
            category={finding.category}
            action={
              mayOverride && (
                <OverrideButton
                  finding={finding}
                  onPress={() => turn({ finding, reason: finding.override?.reason ?? '', stands: false })}
                />
              )
            }
          >
            <OverrideSentence finding={finding} />
          </CheckRow>
        ))}
      </ul>
      {chosen && (
        <ReasonDialog
          title={t('checks.overrideTitle', { check: t(`checks.names.${chosen.code}`) })}
          note={t('checks.overrideNote')}
          confirmLabel={t('checks.override')}
          onClose={() => setChosen(null)}
          onConfirm={(reason) => {
            turn({ finding: chosen, reason, stands: true });
            setChosen(null);
          }}
        />
      )}
    </section>
  );
}

function keyOf({ finding, spot }: FailingCheck, index: number): string {
  return `${finding.code} ${spot?.recordId} ${spot?.line} ${index}`;
}

function OverrideButton({ finding, onPress }: { finding: CheckFinding; onPress: () => void }) {
  const t = useText();
  const words = finding.override === null ? 'checks.override' : 'checks.takeBack';
  return (
    <Button variant="bare" size="small" aria-label={`${t(words)}: ${t(`checks.names.${finding.code}`)}`} onClick={onPress}>
      {t(words)}
    </Button>
  );
}
