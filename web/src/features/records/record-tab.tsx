import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import type { RecordKind } from '@tallyport/contracts/shipping-record/kinds';
import type { WorkOrder } from '@tallyport/contracts/work-order/http';
import { verdictOf } from '@tallyport/domain/shipping-record/line-verdict';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { DeclaredAs } from '../../components/lodgement/lineage/declared-as.js';
import { RecordOffers } from '../../components/offers/record-offers.js';
import { pageOfValue, spotOfAddress } from '../../components/record/address.js';
import { ColumnMenu } from '../../components/record/column-menu.js';
import type { Cell } from '../../components/record/grid-cursor.js';
import { LineGrid } from '../../components/record/line-grid.js';
import { UndoRedo } from '../../components/record/undo-redo.js';
import { useColumns } from '../../components/record/use-columns.js';
import { ValueInspector } from '../../components/record/value-inspector.js';
import { FlagsStrip } from '../../components/trade/flags-strip.js';
import { Button, buttonLook } from '../../components/ui/button.js';
import { Keys } from '../../components/ui/keys.js';
import { Link } from '../../components/ui/link.js';
import { Empty, Failed, Loading } from '../../components/ui/states.js';
import { useText } from '../../i18n/use-text.js';
import { useDesk } from '../../lib/desk.js';
import { useShortcuts } from '../../lib/keyboard/use-shortcuts.js';
import { newKey } from '../../lib/new-key.js';
import { editsOf, type Spot, valueAt } from '../../lib/records/edits.js';
import { recordFlagsQuery } from '../../lib/records/record-flags-query.js';
import { recordQueries } from '../../lib/records/record-queries.js';
import { useRecordEdits } from '../../lib/records/use-record-edits.js';
import { HeaderFields } from './components/header-fields.js';
import { RecordStrip } from './components/record-strip.js';
import { SumBar } from './components/sum-bar.js';

/** What another feature knows of a line's code, and what it can do for all lines; the app says which. */
export interface CodeHelp {
  readonly Candidates: ComponentType<{ jobId: string; recordId: string; lineId: string; onTake: ((code: string) => void) | null }>;
  readonly LineCalls: ComponentType<{ jobId: string }>;
  /** How far what was asked for all lines is. */
  readonly Strip: ComponentType<{ jobId: string }>;
}

interface RecordTabProps {
  readonly codeHelp?: CodeHelp;
  readonly job: WorkOrder;
  readonly asOf: string | undefined;
  readonly kind: RecordKind;
}

/** All records look and work alike: a strip of records, a header, a grid of lines, and the evidence of the value under the cursor. */
export function RecordTab({ job, asOf, kind, codeHelp }: RecordTabProps) {
  const t = useText();
  const { org } = useDesk();
  const [search] = useSearchParams();
  const [chosenId, setChosenId] = useState(search.get('record'));
  const records = useQuery(recordQueries.list(org.id, job.id, kind, asOf));
  if (records.isLoadingError) return <Failed error={records.error} onRetry={() => void records.refetch()} />;
  if (!records.data) return <Loading rows={12} rowHeight={28} />;
  const standing = records.data.results.filter(({ withdrawn }) => !withdrawn);
  const record = standing.find(({ id }) => id === chosenId) ?? standing[0];
  if (!record)
    return asOf === undefined ? (
      <Empty title={t(`records.none.${kind}`)} hint={t('records.noneHint')} />
    ) : (
      <Empty title={t('records.noneThen')} />
    );
  return (
    <OneRecord key={record.id} record={record} records={standing} isPast={asOf !== undefined} codeHelp={codeHelp} onChoose={setChosenId} />
  );
}

interface OneRecordProps {
  readonly record: ShippingRecord;
  readonly records: readonly ShippingRecord[];
  readonly isPast: boolean;
  readonly codeHelp: CodeHelp | undefined;
  onChoose(id: string): void;
}

function OneRecord({ record, records, isPast, codeHelp, onChoose }: OneRecordProps) {
  const t = useText();
  const { org, role } = useDesk();
  const { data: flags = [] } = useQuery(recordFlagsQuery(org.id, record.work_order_id, isPast));
  const mayChange = !isPast && role !== null;
  const all = useRecordEdits(record);
  const edits = mayChange ? all : null;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const columns = useColumns(record.kind, record.lines);
  const hasLines = columns.all.length > 0;
  const pointed = spotOfAddress(record, columns.shown, search);
  const [cursor, setCursor] = useState(pointed.cursor);
  const [header, setHeader] = useState(pointed.header);
  const line = record.lines[Math.min(cursor.row, record.lines.length - 1)];
  const field = columns.shown[Math.min(cursor.column, columns.shown.length - 1)]?.field;
  const spot: Spot | null = header ?? (line && field ? { line: line.line_id, field } : null);
  const moveTo = (cell: Cell) => {
    setHeader(null);
    setCursor(cell);
  };
  const goTo = ({ line: lineId, field: wanted }: Spot) => {
    if (lineId === null) return setHeader({ line: null, field: wanted });
    const row = record.lines.findIndex(({ line_id }) => line_id === lineId);
    const column = columns.shown.findIndex((one) => one.field === wanted);
    moveTo({ row: Math.max(0, row), column: Math.max(0, column) });
  };
  const nextProblem = () => {
    const rows = record.lines.map((candidate, row) => (verdictOf(record, candidate).problem === null ? -1 : row)).filter((row) => row >= 0);
    const next = rows.find((row) => row > cursor.row) ?? rows[0];
    if (next !== undefined) moveTo({ row: next, column: cursor.column });
  };
  const place = spot && (spot.line === null ? record.fields[spot.field] : line?.fields[spot.field])?.place;
  const review = record.document_id === null ? null : `?${pageOfValue(search, record, spot, place?.page ?? record.from_page ?? 1)}`;
  const addLine = () => edits?.edit([{ kind: 'add-line', line_id: newKey(), after: line?.line_id ?? null, fields: {} }]);
  const offered = spot && (spot.line === null ? record.fields[spot.field] : line?.fields[spot.field])?.offered;

  useShortcuts([
    ...(review ? [{ keys: 'p', label: t('records.keys.besidePage'), run: () => void navigate({ search: review }) }] : []),
    ...(hasLines ? [{ keys: 'f8', label: t('records.keys.problem'), run: nextProblem }] : []),
    ...(edits && hasLines
      ? [
          { keys: 'shift+n', label: t('records.keys.add'), run: addLine },
          {
            keys: 'mod+backspace',
            label: t('records.keys.remove'),
            run: () => line && edits.edit([{ kind: 'remove-line', line_id: line.line_id }]),
            minor: true,
          },
        ]
      : []),
    ...(edits && spot && offered && valueAt(record, spot) !== offered.value
      ? [{ keys: 't', label: t('records.keys.take'), run: () => edits.edit(editsOf(record, [{ ...spot, next: offered.value }])) }]
      : []),
  ]);

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex h-11 shrink-0 items-center gap-2 border-b border-line px-4">
        <RecordStrip records={records} chosen={record.id} onChoose={onChoose} />
        <span className="ml-auto" />
        {edits && codeHelp && (
          <span className="shrink-0">
            <codeHelp.LineCalls jobId={record.work_order_id} />
          </span>
        )}
        <UndoRedo edits={edits} />
        {edits && hasLines && (
          <Button size="small" icon={Plus} keys="shift+n" onClick={addLine}>
            {t('records.addLine')}
          </Button>
        )}
        {review && (
          <Link to={{ search: review }} className={buttonLook({ size: 'small' })}>
            {t('records.besidePage')} <Keys keys="p" />
          </Link>
        )}
        {hasLines && <ColumnMenu columns={columns} />}
      </header>
      {codeHelp && !isPast && <codeHelp.Strip jobId={record.work_order_id} />}
      <RecordOffers record={record} onEdit={edits && edits.edit} />
      <FlagsStrip record={record} flags={flags} onSpot={goTo} />
      <div className="flex min-h-0 flex-1">
        <div className="flex min-h-0 min-w-0 flex-1 flex-col">
          <HeaderFields record={record} spot={header} edits={edits} isAlone={!hasLines} onSpot={setHeader} />
          {hasLines && <LineGrid record={record} columns={columns} cursor={cursor} onCursor={moveTo} edits={edits} />}
          {record.kind === 'invoice' && (
            <SumBar
              record={record}
              onGoTo={(row) => moveTo({ row, column: columns.shown.findIndex((column) => column.field === 'total_price') })}
              onNextProblem={nextProblem}
            />
          )}
        </div>
        {spot && (
          <ValueInspector record={record} spot={spot} edits={edits}>
            {codeHelp && !isPast && spot.line !== null && spot.field === 'hs_code' && (
              <codeHelp.Candidates
                key={spot.line}
                jobId={record.work_order_id}
                recordId={record.id}
                lineId={spot.line}
                onTake={edits && ((next) => edits.edit(editsOf(record, [{ ...spot, next }])))}
              />
            )}
            {!isPast && <DeclaredAs paper={record} spot={spot} />}
          </ValueInspector>
        )}
      </div>
    </div>
  );
}
