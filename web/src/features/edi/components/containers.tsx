import { CARGO_REPORT_LINE_FIELDS } from '@tallyport/contracts/declaration/cargo-report-fields';
import type { LineField } from '@tallyport/contracts/shipping-record/fields';
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

/** Rows that are in view without scrolling. */
const ROWS = 8;
const ROW_HEIGHT = 28;

const FIELDS = Object.keys(CARGO_REPORT_LINE_FIELDS) as LineField<'cargo-report'>[];

interface ContainersProps {
  readonly report: ShippingRecord;
  readonly spot: Spot | null;
  readonly notes: ValueNotes;
  readonly edits: RecordEdits | null;
  onSpot(spot: Spot): void;
}

/** The containers of a report as a grid, as high as they need. */
export function Containers({ report, spot, notes, edits, onSpot }: ContainersProps) {
  const t = useText();
  const columns = useColumns('cargo-report', report.lines, { name: 'containers', fields: FIELDS });
  const [cursor, setCursor] = useCursorAt(spot, report.lines, columns.shown);
  const last = report.lines.at(-1)?.line_id ?? null;
  return (
    <section aria-label={t('edi.containers')} className="border-b border-line-soft">
      <header className="flex h-9 items-center gap-2 px-5">
        <h3 className="text-section">{t('edi.containers')}</h3>
        <span className="ml-auto" />
        {edits && (
          <Button size="small" icon={Plus} onClick={() => edits.edit([{ kind: 'add-line', line_id: newKey(), after: last, fields: {} }])}>
            {t('records.addLine')}
          </Button>
        )}
        <ColumnMenu columns={columns} />
      </header>
      <div className="flex" style={{ height: ROW_HEIGHT + 2 + ROW_HEIGHT * Math.min(ROWS, Math.max(2, report.lines.length)) }}>
        <LineGrid
          record={report}
          columns={columns}
          cursor={cursor}
          edits={edits}
          isBesideOthers
          isChosen={report.lines.some(({ line_id }) => line_id === spot?.line)}
          name="container"
          noteOf={notes.noteOf}
          wrongLines={notes.wrongLines}
          check={notes.check}
          onCursor={(cell) => {
            setCursor(cell);
            const [line, column] = [report.lines[cell.row], columns.shown[cell.column]];
            if (line && column) onSpot({ line: line.line_id, field: column.field });
          }}
        />
      </div>
    </section>
  );
}
