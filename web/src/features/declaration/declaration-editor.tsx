import type { Lodgement } from '@tallyport/contracts/lodgement/lodgement';
import { isRecordField } from '@tallyport/contracts/shipping-record/fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { riskiestValues } from '@tallyport/domain/declaration/riskiest-values';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SentAs } from '../../components/lodgement/lineage/sent-as.js';
import { LodgeSheet } from '../../components/lodgement/lodge-sheet.js';
import { lodgementQueries } from '../../components/lodgement/lodgement-queries.js';
import { Messages } from '../../components/lodgement/messages.js';
import { nextNote } from '../../components/lodgement/next-note.js';
import { isChangedSince, type LodgementStep, leadsOn, stepsOf } from '../../components/lodgement/next-steps.js';
import type { ValueNotes } from '../../components/lodgement/use-value-notes.js';
import { RecordOffers } from '../../components/offers/record-offers.js';
import { SpotNote } from '../../components/record/spot-note.js';
import { ValueInspector } from '../../components/record/value-inspector.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { lineOf, type Spot } from '../../lib/records/edits.js';
import { recordQueries } from '../../lib/records/record-queries.js';
import { useLeadTo } from '../../lib/records/use-lead-to.js';
import { useRecordEdits } from '../../lib/records/use-record-edits.js';
import { useRested } from '../../lib/use-rested.js';
import { ConflictTable } from './components/conflict-table.js';
import { DeclarationHead } from './components/declaration-head.js';
import { DifferencesStrip } from './components/differences-strip.js';
import { Goods } from './components/goods.js';
import { HeaderForm } from './components/header-form.js';
import { SectionIndex } from './components/section-index.js';
import { TotalsBar } from './components/totals-bar.js';
import { Valuation } from './components/valuation.js';
import { beginOf, placeIn } from './model/note-order.js';
import { type Section, sectionsIn } from './model/sections.js';
import { useAssessment } from './model/use-assessment.js';
import { useDeclarationNotes } from './model/use-declaration-notes.js';
import { useLodgedDue } from './model/use-lodged-due.js';
import { useRecompile } from './model/use-recompile.js';
import { useSectionKeys } from './model/use-section-keys.js';
import { Versions } from './versions/versions.js';

/** What another feature knows of the rules that the papers and the declaration break; the app says which. */
export type ChecksComponent = ComponentType<{ job: WorkOrder; asOf: string | undefined }>;

interface DeclarationEditorProps {
  readonly job: WorkOrder;
  readonly Checks: ChecksComponent;
  readonly declaration: ShippingRecord;
  readonly asOf: string | undefined;
}

/** One declaration: its parts on the left, the chosen one in the middle, why on the right, what is due at the foot. */
export function DeclarationEditor({ job, Checks, declaration, asOf }: DeclarationEditorProps) {
  const t = useText();
  const { org, role } = useDesk();
  const [search] = useSearchParams();
  const [asked] = useState(() => spotNamed(search, declaration));
  const [section, setSection] = useState<Section>(asked ? sectionsIn(declaration)(asked.line, asked.field) : 'lines');
  const [spot, setSpot] = useState<Spot | null>(asked);
  const all = useRecordEdits(declaration);
  const edits = asOf === undefined && role !== null ? all : null;
  // What is typed is shown in the next frame; what follows from all of it waits until typing rests.
  const rested = useRested(declaration);
  const assessment = useAssessment(rested, asOf);
  const recompile = useRecompile(declaration);
  const { data: certificates } = useQuery(recordQueries.list(org.id, declaration.work_order_id, 'certificate-of-origin', asOf));
  const { data: lodgement = null } = useQuery(lodgementQueries.one(org.id, job.id, 'declaration', declaration.id, asOf));
  const lodged = useLodgedDue(declaration, lodgement);
  const [signing, setSigning] = useState<LodgementStep | null>(null);
  const notes = useDeclarationNotes(rested, lodgement, asOf);
  const choose = (next: Section) => {
    setSection(next);
    setSpot(null);
  };
  useSectionKeys(section, choose);
  const grid = spot?.line == null ? null : typeOf(declaration, spot.line);
  const lead = useLeadTo(spot, grid);
  const goTo = (lineId: string | null, field: string) => {
    setSigning(null);
    setSection(sectionsIn(declaration)(lineId, field));
    setSpot(isRecordField(field) ? { line: lineId, field } : null);
    lead();
  };
  const goToNext = () => {
    const next = nextNote(notes.all, spot, placeIn(declaration), beginOf(declaration, section));
    if (next) goTo(next.line, next.field);
  };
  useShortcuts(notes.all.length > 0 ? [{ keys: 'f8', label: t('declaration.keys.nextProblem'), run: goToNext }] : []);
  const counts = useMemo(() => countsOf(rested, notes), [rested, notes]);
  const mayLodge = asOf === undefined && role === 'broker';
  const [step] = stepsOf({ kind: 'declaration', lodgement, job, isChanged: isChangedSince(lodgement, declaration) });
  useShortcuts(
    mayLodge && step && leadsOn(step)
      ? [{ keys: 'mod+shift+l', label: t(`lodgement.stepNames.${step}`), run: () => setSigning(step) }]
      : [],
  );
  const form = { declaration, spot, notes, edits, onSpot: setSpot };
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <DeclarationHead declaration={declaration} edits={edits} onRecompile={edits && recompile.run} />
      {asOf === undefined && <DifferencesStrip declaration={declaration} onTake={edits && recompile.run} />}
      <RecordOffers record={declaration} onEdit={edits && edits.edit} />
      <div className="flex min-h-0 flex-1">
        <SectionIndex
          section={section}
          counts={{
            ...counts,
            messages: lodgement?.messages.at(-1)?.errors.length ?? 0,
            versions: 0,
          }}
          onChoose={choose}
        />
        {section === 'header' && <HeaderForm {...form} />}
        {section === 'valuation' && <Valuation {...form} />}
        {section === 'lines' && (
          <Goods
            {...form}
            rested={rested}
            isNow={asOf === undefined}
            isBesideSheet={signing !== null}
            assessment={assessment}
            ruleOfOrigin={ruleIn(certificates?.results ?? [])}
          />
        )}
        {section === 'checks' && (
          <div className="min-h-0 min-w-0 flex-1 overflow-y-auto">
            <Checks job={job} asOf={asOf} />
            <ConflictTable declaration={declaration} asOf={asOf} edits={edits} />
          </div>
        )}
        {section === 'messages' && (
          <Messages job={job} record={declaration} asOf={asOf} lodgement={lodgement} onStep={mayLodge ? setSigning : null} onSpot={goTo} />
        )}
        {section === 'versions' && (
          <Versions declaration={declaration} lodgement={lodgement} due={assessment?.assessed.due ?? null} isPast={asOf !== undefined} />
        )}
        {signing && (
          <LodgeSheet
            key={signing}
            record={declaration}
            risky={assessment ? riskiestValues(declaration, assessment.assessed) : []}
            step={signing}
            openQuestions={lodgement?.declaration_status === 'pre_lodged' ? openIn(lodgement) : 0}
            onClose={() => setSigning(null)}
            onSigned={() => {
              setSigning(null);
              choose('messages');
            }}
            onSpot={goTo}
            onChecks={() => {
              setSigning(null);
              choose('checks');
            }}
          />
        )}
        {spot && section !== 'lines' && !signing && (
          <ValueInspector record={declaration} spot={spot} edits={edits}>
            <SpotNote spot={spot} note={notes.noteOf(spot)} />
            {asOf === undefined && <SentAs record={declaration} spot={spot} />}
          </ValueInspector>
        )}
      </div>
      {assessment && section !== 'versions' && <TotalsBar assessed={assessment.assessed} lodged={lodged} />}
    </div>
  );
}

function openIn({ questions }: Lodgement): number {
  return questions.filter(({ answer }) => answer === null).length;
}

/** What stands against values in each part; what a rule of the papers says is counted with the rules. */
function countsOf(
  declaration: ShippingRecord,
  { all, failingRules }: ValueNotes,
): Record<'header' | 'valuation' | 'lines' | 'checks', number> {
  const sectionOf = sectionsIn(declaration);
  const sections = all.filter(({ isOfRule }) => !isOfRule).map(({ line, field }) => sectionOf(line, field));
  const count = (section: Section) => sections.filter((one) => one === section).length;
  return { header: count('header'), valuation: count('valuation'), lines: count('lines'), checks: failingRules };
}

/** What a line is, by which its grid is found. */
function typeOf(declaration: ShippingRecord, lineId: string): string | null {
  return String(lineOf(declaration, lineId)?.fields.line_type?.value ?? '') || null;
}

/** The value that the address leads to. */
function spotNamed(search: URLSearchParams, { id, lines }: ShippingRecord): Spot | null {
  const [field, line] = [search.get('field'), search.get('line')];
  if (field === null || !isRecordField(field) || search.get('record') !== id) return null;
  return line === null ? { line: null, field } : { line: lines[Number(line) - 1]?.line_id ?? null, field };
}

/** The criterion that the certificates of origin name, where they name one alone. */
function ruleIn(certificates: readonly ShippingRecord[]): string | null {
  const named = certificates
    .filter(({ withdrawn }) => !withdrawn)
    .flatMap(({ fields, lines }) => [fields, ...lines.map((line) => line.fields)])
    .flatMap(({ origin_criterion }) => origin_criterion?.value ?? []);
  const [rule, another] = new Set(named.map(String));
  return another === undefined ? (rule ?? null) : null;
}
