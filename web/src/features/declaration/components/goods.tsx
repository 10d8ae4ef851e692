import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { useDeferredValue, useMemo, useState } from 'react';
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
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { LINE_PARTS, ofType } from '../model/line-parts.js';
import type { Assessment } from '../model/use-assessment.js';
import { useFieldsBelow } from '../model/use-fields-below.js';
import { DutyPanel } from './duty-panel.js';
import { GoodsHead } from './goods-head.js';
import { LineFields } from './line-fields.js';

interface GoodsProps {
  readonly declaration: ShippingRecord;
  /** The same as it stood when typing last rested. */
  readonly rested: ShippingRecord;
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
export function Goods({ declaration, rested, assessment, ruleOfOrigin, spot, isBesideSheet, notes, isNow, edits, onSpot }: GoodsProps) {
  const t = useText();
  const shown = useMemo(() => ofType(declaration, 'goods'), [declaration]);
  const columns = useColumns('declaration', shown.lines, LINE_PARTS.goods);
  const [cursor, setCursor] = useCursorAt(spot, shown.lines, columns.shown);
  const [showsEvidence, setShowsEvidence] = useState(false);
  const row = Math.min(cursor.row, shown.lines.length - 1);
  const line = shown.lines[row];
  const field = columns.shown[Math.min(cursor.column, columns.shown.length - 1)]?.field;
  const isInGrid = spot === null || columns.shown.some((column) => column.field === spot.field);
  const cell: Spot | null = line && field ? { line: line.line_id, field } : null;
  const here = isInGrid ? cell : spot;
  const { isOpen, fields, turn, cross } = useFieldsBelow(isInGrid, cell, onSpot);
  useShortcuts([
    { keys: 'f4', label: t('declaration.keys.fields'), run: cross },
    { keys: 'mod+i', label: t('declaration.keys.evidence'), run: () => setShowsEvidence(!showsEvidence) },
  ]);
  // Why a line costs what it costs is drawn after the cell that was typed, and after the cursor.
  const beside = useDeferredValue(
    showsEvidence && here ? (
      <ValueInspector record={declaration} spot={here} edits={edits}>
        <SpotNote spot={here} note={notes.noteOf(here)} />
        {isNow && <SentAs record={declaration} spot={here} />}
      </ValueInspector>
    ) : (
      assessment && line && (
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
    ),
  );
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <GoodsHead
          {...{ declaration, rested, columns, edits, showsEvidence }}
          isOpen={isOpen}
          declared={assessment?.goods.length ?? shown.lines.length}
          lines={shown.lines.length}
          lineId={line?.line_id ?? null}
          onFields={() => turn(!isOpen)}
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
          onCursor={(next) => {
            setCursor(next);
            const [chosen, column] = [shown.lines[next.row], columns.shown[next.column]];
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
      {isBesideSheet ? null : beside}
    </>
  );
}
