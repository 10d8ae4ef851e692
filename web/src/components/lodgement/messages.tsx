import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useText } from '../../i18n/use-text.js';
import { Button } from '../ui/button.js';
import { Empty } from '../ui/states.js';
import { ClearanceState } from './clearance-state.js';
import { CustomsErrors } from './customs-errors.js';
import { LineFlags } from './line-flags.js';
import { lodgedKindOf } from './lodged-kind.js';
import { LodgementHead } from './lodgement-head.js';
import { LodgementStateText } from './lodgement-state-text.js';
import { isChangedSince, type LodgementStep, leadsOn, stepsOf } from './next-steps.js';
import { Questions } from './questions.js';
import { Timeline } from './timeline.js';
import { useClearance } from './use-clearance.js';

interface MessagesProps {
  readonly job: WorkOrder;
  readonly record: ShippingRecord;
  readonly asOf: string | undefined;
  /** Null before anything was signed. */
  readonly lodgement: Lodgement | null;
  /** Null where nothing may be done. */
  readonly onStep: ((step: LodgementStep) => void) | null;
  onSpot(lineId: string | null, field: string): void;
}

/** What was sent to customs, what customs said, and what is to do next. */
export function Messages({ job, record, asOf, lodgement, onStep, onSpot }: MessagesProps) {
  const t = useText();
  const isChanged = isChangedSince(lodgement, record);
  const steps = stepsOf({ kind: lodgedKindOf(record), lodgement, job, isChanged });
  const last = lodgement?.messages.at(-1);
  const clearance = useClearance(job.id, asOf);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
    <div className="flex min-h-0 min-w-0 flex-1 flex-col overflow-y-auto -outline-offset-2" tabIndex={0}>
      {lodgement ? (
        <LodgementHead lodgement={lodgement} isChanged={isChanged} />
      ) : (
        <Empty
          title={t('lodgement.messages.none')}
          hint={t(`lodgement.messages.noneHint.${lodgedKindOf(record)}.${steps.length > 0 ? 'ready' : 'notYet'}`)}
        />
      )}
      {lodgement === null && lodgedKindOf(record) === 'declaration' && job.freight_export?.group === 'waiting' && (
        <p className="border-b border-line-soft px-5 py-2.5 text-center">
          {t('lodgement.messages.state')}: <LodgementStateText state="failed_to_export" />
        </p>
      )}
      {onStep && steps.length > 0 && (
        <div className="flex items-center gap-2 border-b border-line-soft px-5 py-2.5">
          {steps.map((step, index) => (
            <Button
              key={step}
              variant={index === 0 && leadsOn(step) ? 'primary' : 'plain'}
              {...(index === 0 && leadsOn(step) ? { keys: 'mod+shift+l' } : {})}
              onClick={() => onStep(step)}
            >
              {t(`lodgement.stepNames.${step}`)}
            </Button>
          ))}
        </div>
      )}
      {lodgement && lodgement.declaration_status === 'pre_lodged' && lodgement.questions.length > 0 && (
        <Questions record={record} questions={lodgement.questions} isOpen={onStep !== null} />
      )}
      {last && last.errors.length > 0 && last.phase === 'rejected' && (
        <CustomsErrors record={record} errors={last.errors} onSpot={onSpot} />
      )}
      {clearance && (lodgement !== null || clearance.declaration !== null || clearance.reports.length > 0) && (
        <>
          <ClearanceState clearance={clearance} />
          {clearance.declaration && <LineFlags lodgement={clearance.declaration} />}
          <Timeline clearance={clearance} />
        </>
      )}
    </div>
  );
}
