import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useState } from 'react';
import type { ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import { LineGrid } from '../../../components/record/line-grid.js';
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
import { SpotNote } from './spot-note.js';

/** Kept in this browser: whether the optional fields of the line under the cursor are open. */
const FIELDS_OPEN = 'lineFieldsOpen';

interface GoodsProps {
  readonly declaration: ShippingRecord;
  readonly assessment: Assessment | null;
  readonly ruleOfOrigin: string | null;
  readonly spot: Spot | null;
  readonly notes: ValueNotes;
  readonly edits: RecordEdits | null;
  onSpot(spot: Spot): void;
}

/** The tariff lines as a grid, below it the optional fields of the one under the cursor, and beside it why that costs what it costs. */
export function Goods({ declaration, assessment, ruleOfOrigin, spot, notes, edits, onSpot }: GoodsProps) {
  const t = useText();
  const shown = ofType(declaration, 'goods');
  const columns = useColumns('declaration', shown.lines, LINE_PARTS.goods);
  const [cursor, setCursor] = useCursorAt(spot, shown.lines, columns.shown);
  const [open, setOpen] = useState(() => persistentStorage.get(FIELDS_OPEN) === 'yes');
  const [showsEvidence, setShowsEvidence] = useState(false);
  const row = Math.min(cursor.row, shown.lines.length - 1);
  const line = shown.lines[row];
  const field = columns.shown[Math.min(cursor.column, columns.shown.length - 1)]?.field;
  const isInGrid = spot === null || columns.shown.some((column) => column.field === spot.field);
  const here: Spot | null = isInGrid ? (line && field ? { line: line.line_id, field } : null) : spot;
  // Who is led to a field that is no column finds it below.
  const isOpen = open || !isInGrid;
  const turnFields = () => {
    persistentStorage.set(FIELDS_OPEN, isOpen ? 'no' : 'yes');
    setOpen(!isOpen);
    if (isOpen && line && field) {
      onSpot({ line: line.line_id, field });
      focusSpot({ line: line.line_id, field }, 'goods');
    }
  };
  useShortcuts([
    { keys: 'f4', label: t('declaration.keys.fields'), run: turnFields },
    { keys: 'mod+i', label: t('declaration.keys.evidence'), run: () => setShowsEvidence(!showsEvidence) },
  ]);
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <GoodsHead
          {...{ declaration, columns, edits, isOpen, showsEvidence }}
          declared={assessment?.goods.length ?? shown.lines.length}
          lines={shown.lines.length}
          onFields={turnFields}
          onEvidence={() => setShowsEvidence(!showsEvidence)}
        />
        <LineGrid
          record={shown}
          columns={columns}
          cursor={cursor}
          name="goods"
          noteOf={notes.noteOf}
          check={notes.check}
          edits={edits}
          onCursor={(cell) => {
            setCursor(cell);
            const [chosen, column] = [shown.lines[cell.row], columns.shown[cell.column]];
            if (chosen && column) onSpot({ line: chosen.line_id, field: column.field });
          }}
        />
        {here && <SpotNote spot={here} note={notes.noteOf(here)} />}
        {isOpen && line && (
          <LineFields {...{ declaration, line, spot, notes, edits, onSpot }} number={row + 1} tables={assessment?.tables ?? null} />
        )}
      </div>
      {showsEvidence && here ? (
        <ValueInspector record={declaration} spot={here} edits={edits} />
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
          />
        )
      )}
    </>
  );
}
