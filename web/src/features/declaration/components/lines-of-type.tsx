import type { LineType } from '@tallyport/contracts/declaration/line-fields';
import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { Plus } from 'lucide-react';
import type { ValueNotes } from '../../../components/lodgement/use-value-notes.js';
import { ColumnMenu } from '../../../components/record/column-menu.js';
import { LineGrid } from '../../../components/record/line-grid.js';
import { useColumns } from '../../../components/record/use-columns.js';
import { useCursorAt } from '../../../components/record/use-cursor-at.js';
import { Button } from '../../../components/ui/button.js';
import { useText } from '../../../i18n/use-text.js';
import { newKey } from '../../../lib/new-key.js';
import type { Spot } from '../../../lib/records/edits.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { LINE_PARTS, ofType } from '../model/line-parts.js';

/** Rows that are in view without scrolling. */
const ROWS = 6;
const ROW_HEIGHT = 28;

interface LinesOfTypeProps {
  readonly declaration: ShippingRecord;
  readonly type: LineType;
  readonly spot: Spot | null;
  readonly notes: ValueNotes;
  readonly edits: RecordEdits | null;
  onSpot(spot: Spot): void;
}

/** The lines of one type as a grid of their own, as high as they need. */
export function LinesOfType({ declaration, type, spot, notes, edits, onSpot }: LinesOfTypeProps) {
  const t = useText();
  const shown = ofType(declaration, type);
  const columns = useColumns('declaration', shown.lines, LINE_PARTS[type]);
  const [cursor, setCursor] = useCursorAt(spot, shown.lines, columns.shown);
  const last = shown.lines.at(-1)?.line_id ?? null;
  return (
    <section aria-label={t(`declaration.lines.${type}`)} className="border-b border-line-soft">
      <header className="flex h-9 items-center gap-2 px-5">
        <h3 className="text-section">{t(`declaration.lines.${type}`)}</h3>
        <span className="ml-auto" />
        {edits && (
          <Button
            size="small"
            icon={Plus}
            onClick={() => edits.edit([{ kind: 'add-line', line_id: newKey(), after: last, fields: { line_type: type } }])}
          >
            {t('records.addLine')}
          </Button>
        )}
        <ColumnMenu columns={columns} />
      </header>
      <div className="flex" style={{ height: ROW_HEIGHT + 2 + ROW_HEIGHT * Math.min(ROWS, Math.max(2, shown.lines.length)) }}>
        <LineGrid
          record={shown}
          columns={columns}
          cursor={cursor}
          edits={edits}
          isBesideOthers
          isChosen={shown.lines.some(({ line_id }) => line_id === spot?.line)}
          name={type}
          noteOf={notes.noteOf}
          wrongLines={notes.wrongLines}
          check={notes.check}
          onCursor={(cell) => {
            setCursor(cell);
            const [line, column] = [shown.lines[cell.row], columns.shown[cell.column]];
            if (line && column) onSpot({ line: line.line_id, field: column.field });
          }}
        />
      </div>
    </section>
  );
}
