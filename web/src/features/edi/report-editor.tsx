import type { CheckFinding } from '@tallyport/contracts/check/http';
import type { PreflightFinding } from '@tallyport/contracts/lodgement/preflight';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SentAs } from '../../components/lodgement/lineage/sent-as.js';
import { LodgeSheet } from '../../components/lodgement/lodge-sheet.js';
import { Messages } from '../../components/lodgement/messages.js';
import { nextNote } from '../../components/lodgement/next-note.js';
import type { LodgementStep } from '../../components/lodgement/next-steps.js';
import { useValueNotes } from '../../components/lodgement/use-value-notes.js';
import { RecordOffers } from '../../components/offers/record-offers.js';
import { SpotNote } from '../../components/record/spot-note.js';
import { ValueInspector } from '../../components/record/value-inspector.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import type { Spot } from '../../lib/records/edits.js';
import { useLeadTo } from '../../lib/records/use-lead-to.js';
import { useRecordEdits } from '../../lib/records/use-record-edits.js';
import { BeforeSending } from './components/before-sending.js';
import { ReportForm } from './components/report-form.js';
import { ReportHead } from './components/report-head.js';
import type { EdiAddress } from './model/address.js';
import { placeIn } from './model/note-order.js';
import type { ReportStanding } from './model/use-cargo-report.js';
import type { Compile } from './model/use-compile-report.js';

const NO_FINDINGS: readonly PreflightFinding[] = [];
const NO_CHECKS: readonly CheckFinding[] = [];

interface ReportEditorProps {
  readonly job: WorkOrder;
  readonly report: ShippingRecord;
  /** All that stand, the oldest first. */
  readonly reports: readonly ShippingRecord[];
  readonly standing: ReportStanding;
  readonly asOf: string | undefined;
  readonly address: EdiAddress;
  readonly compile: Compile;
}

/** A cargo report to be corrected and sent, with what stands in its way and the value under the cursor; or what customs says of it. */
export function ReportEditor({ job, report, reports, standing, asOf, address, compile }: ReportEditorProps) {
  const t = useText();
  const { role } = useDesk();
  const [search] = useSearchParams();
  const [spot, setSpot] = useState<Spot | null>(() => spotOf(search));
  const lead = useLeadTo(spot, 'container');
  const [signing, setSigning] = useState<LodgementStep | null>(null);
  const all = useRecordEdits(report);
  const isNow = asOf === undefined;
  const edits = isNow && role !== null ? all : null;
  const onStep = isNow && role === 'broker' ? setSigning : null;
  const next = standing.steps.find((step) => step === standing.purpose);
  useShortcuts(onStep && next ? [{ keys: 'mod+shift+l', label: t(`lodgement.stepNames.${next}`), run: () => onStep(next) }] : []);
  const isOver = standing.lodgement?.declaration_status === 'withdrawn' || standing.lodgement?.edi_ended === true;
  const notes = useValueNotes(report, standing.findings ?? NO_FINDINGS, NO_CHECKS, isNow && standing.purpose !== null);
  const goTo = (line: string | null, field: string) => {
    setSigning(null);
    address.goTo('report');
    setSpot(isRecordField(field) ? { line, field } : null);
    lead();
  };
  const goToNext = () => {
    const found = nextNote(notes.all, spot, placeIn(report));
    if (found) goTo(found.line, found.field);
  };
  useShortcuts(notes.all.length > 0 ? [{ keys: 'f8', label: t('declaration.keys.nextProblem'), run: goToNext }] : []);
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <ReportHead
          report={report}
          reports={reports}
          edits={edits}
          onAnother={edits && isOver ? compile.run : null}
          onChoose={(record) => address.choose({ record })}
        />
        <RecordOffers record={report} onEdit={edits && edits.edit} />
        <div className="flex min-h-0 flex-1">
          {address.part === 'report' ? (
            <ReportForm {...{ report, notes, spot, edits }} onSpot={setSpot} />
          ) : (
            <Messages job={job} record={report} asOf={asOf} lodgement={standing.lodgement} onStep={onStep} onSpot={goTo} />
          )}
          {address.part === 'report' && !signing && (isNow || spot) && (
            <div className="flex w-[300px] shrink-0 flex-col overflow-y-auto border-l border-line bg-sunken">
              {isNow && <BeforeSending standing={standing} onStep={onStep} onSpot={goTo} />}
              {spot && (
                <ValueInspector record={report} spot={spot} edits={edits}>
                  <SpotNote spot={spot} note={notes.noteOf(spot)} />
                  {isNow && <SentAs record={report} spot={spot} />}
                </ValueInspector>
              )}
            </div>
          )}
        </div>
      </div>
      {signing && (
        <LodgeSheet
          key={signing}
          record={report}
          risky={[]}
          step={signing}
          onClose={() => setSigning(null)}
          onSigned={() => {
            setSigning(null);
            address.goTo('messages');
          }}
          onSpot={goTo}
        />
      )}
    </>
  );
}

/** The value of the header that the address names. */
function spotOf(search: URLSearchParams): Spot | null {
  const field = search.get('field');
  return field !== null && search.get('line') === null && isRecordField(field) ? { line: null, field } : null;
}
