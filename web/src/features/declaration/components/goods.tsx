import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useEffect, useMemo, useRef, useState } from 'react';
import { SentAs } from '../../../components/lodgement/lineage/sent-as.js';
import type { ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import { LineGrid } from '../../../components/record/line-grid.js';
import { SpotNote } from '../../../components/record/spot-note.js';
import { useColumns } from '../../../components/record/use-columns.js';
import { useCursorAt } from '../../../components/record/use-cursor-at.js';
import { ValueInspector } from '../../../components/record/value-inspector.js';
import { useText } from '../../../i18n/use-text.js';
import { useShortcuts } from '../../../lib/keyboard/use-shortcuts.js';
import type { Spot } from '../../../lib/records/edits.js';
import { focusSpot } from '../../../lib/records/focus-spot.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { persistentStorage } from '../../../lib/session/storage.js';
import { LINE_PARTS, ofType } from '../model/line-parts.js';
import type { Assessment } from '../model/use-assessment.js';
import { DutyPanel } from './duty-panel.js';
import { GoodsHead } from './goods-head.js';
import { LineFields } from './line-fields.js';

/** Kept in this browser: whether the optional fields of the line under the cursor are open. */
const FIELDS_OPEN = 'lineFieldsOpen';

interface GoodsProps {
  readonly declaration: ShippingRecord;
  readonly assessment: Assessment | null;
  readonly ruleOfOrigin: string | null;
  readonly spot: Spot | null;
  /** The sheet on which it is signed needs the room. */
  readonly isBesideSheet: boolean;
  readonly notes: ValueNotes;
  readonly isNow: boolean;
  readonly edits: RecordEdits | null;
  onSpot(spot: Spot): void;
}

/** The tariff lines as a grid, below it the optional fields of the one under the cursor, and beside it why that costs what it costs. */
export function Goods({ declaration, assessment, ruleOfOrigin, spot, isBesideSheet, notes, isNow, edits, onSpot }: GoodsProps) {
  const t = useText();
  const shown = useMemo(() => ofType(declaration, 'goods'), [declaration]);
  const columns = useColumns('declaration', shown.lines, LINE_PARTS.goods);
  const [cursor, setCursor] = useCursorAt(spot, shown.lines, columns.shown);
  const [isOpen, setOpen] = useState(() => persistentStorage.get(FIELDS_OPEN) === 'yes');
  const [crossed, setCrossed] = useState(0);
  const fields = useRef<HTMLDivElement>(null);
  const [showsEvidence, setShowsEvidence] = useState(false);
  const row = Math.min(cursor.row, shown.lines.length - 1);
  const line = shown.lines[row];
  const field = columns.shown[Math.min(cursor.column, columns.shown.length - 1)]?.field;
  const isInGrid = spot === null || columns.shown.some((column) => column.field === spot.field);
  const here: Spot | null = isInGrid ? (line && field ? { line: line.line_id, field } : null) : spot;
  // Who is led to a field that is no column finds it below, and still does when its first value makes it one.
  if (!isInGrid && !isOpen) setOpen(true);
  const turnFields = (isWanted: boolean) => {
    persistentStorage.set(FIELDS_OPEN, isWanted ? 'yes' : 'no');
    setOpen(isWanted);
    if (!isInGrid && line && field) onSpot({ line: line.line_id, field });
  };
  /** From the grid to its fields, which open for it, and back. */
  const cross = () => {
    const isBelow = fields.current?.contains(document.activeElement) ?? false;
    if (isBelow && line && field) return focusSpot({ line: line.line_id, field }, 'goods', 'grid');
    turnFields(true);
    setCrossed((times) => times + 1);
  };
  useEffect(() => {
    if (crossed > 0) fields.current?.querySelector<HTMLElement>('[data-spot]')?.focus();
  }, [crossed]);
  useShortcuts([
    { keys: 'f4', label: t('declaration.keys.fields'), run: cross },
    { keys: 'mod+i', label: t('declaration.keys.evidence'), run: () => setShowsEvidence(!showsEvidence) },
  ]);
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <GoodsHead
          {...{ declaration, columns, edits, isOpen, showsEvidence }}
          declared={assessment?.goods.length ?? shown.lines.length}
          lines={shown.lines.length}
          lineId={line?.line_id ?? null}
          onFields={() => turnFields(!isOpen)}
          onEvidence={() => setShowsEvidence(!showsEvidence)}
        />
        <LineGrid
          record={shown}
          columns={columns}
          cursor={cursor}
          name="goods"
          noteOf={notes.noteOf}
          wrongLines={notes.wrongLines}
          check={notes.check}
          edits={edits}
          onCursor={(cell) => {
            setCursor(cell);
            const [chosen, column] = [shown.lines[cell.row], columns.shown[cell.column]];
            if (chosen && column) onSpot({ line: chosen.line_id, field: column.field });
          }}
        />
        {here && (
          <div className="shrink-0 px-5">
            <SpotNote spot={here} note={notes.noteOf(here)} />
          </div>
        )}
        {isOpen && !isBesideSheet && line && (
          <div ref={fields} className="contents">
            <LineFields {...{ declaration, line, spot, notes, edits, onSpot }} number={row + 1} tables={assessment?.tables ?? null} />
          </div>
        )}
      </div>
      {isBesideSheet ? null : showsEvidence && here ? (
        <ValueInspector record={declaration} spot={here} edits={edits}>
          <SpotNote spot={here} note={notes.noteOf(here)} />
          {isNow && <SentAs record={declaration} spot={here} />}
        </ValueInspector>
      ) : (
        assessment &&
        line && (
          <DutyPanel
            key={line.line_id}
            declaration={declaration}
            assessment={assessment}
            lineId={line.line_id}
            ruleOfOrigin={ruleOfOrigin}
            edits={edits}
          >
            {isNow && here && <SentAs record={declaration} spot={here} />}
          </DutyPanel>
        )
      )}
    </>
  );
}
