import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { groupingEdits, ungroupingEdits } from '@tallyport/domain/declaration/group-lines';
import { useQuery } from '@tanstack/react-query';
import { Group, Ungroup } from 'lucide-react';
import { useMemo, useState } from 'react';
import { ColumnMenu } from '../../../components/record/column-menu.js';
import { LineGrid } from '../../../components/record/line-grid.js';
import { useColumns } from '../../../components/record/use-columns.js';
import { Button } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { orgSettingQuery } from '../../../lib/org-setting-query.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { LINE_PARTS, ofType } from '../model/line-parts.js';
import type { Assessment } from '../model/use-assessment.js';
import { useFillQuantities } from '../model/use-fill-quantities.js';
import { DutyPanel } from './duty-panel.js';

interface GoodsProps {
  readonly declaration: ShippingRecord;
  readonly assessment: Assessment | null;
  readonly ruleOfOrigin: string | null;
  readonly edits: RecordEdits | null;
}

/** The tariff lines as a grid, and beside them why the one under the cursor costs what it costs. */
export function Goods({ declaration, assessment, ruleOfOrigin, edits }: GoodsProps) {
  const t = useText();
  const { org } = useDesk();
  const shown = useMemo(() => ofType(declaration, 'goods'), [declaration]);
  const columns = useColumns('declaration', shown.lines, LINE_PARTS.goods);
  const [cursor, setCursor] = useState({ row: 0, column: 0 });
  const line = shown.lines[Math.min(cursor.row, shown.lines.length - 1)];
  const fill = useFillQuantities(declaration.work_order_id);
  const { data: setting } = useQuery(orgSettingQuery(org.id));
  const grouping = useMemo(() => (setting ? groupingEdits(declaration, setting.grouping_key) : []), [declaration, setting]);
  const ungrouping = useMemo(() => ungroupingEdits(declaration), [declaration]);
  return (
    <>
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line-soft px-5">
          <span className="text-ink-2">
            {t('declaration.linesDeclared', { count: assessment?.goods.length ?? shown.lines.length, lines: shown.lines.length })}
          </span>
          <span className="ml-auto" />
          {edits && ungrouping.length > 0 && (
            <Button size="small" icon={Ungroup} onClick={() => edits.edit(ungrouping)}>
              {t('declaration.ungroup')}
            </Button>
          )}
          {edits && (
            <Button
              size="small"
              icon={Group}
              disabled={grouping.length === 0}
              onClick={() => {
                edits.edit(grouping);
                toast.success(t('declaration.merged'));
              }}
            >
              {t('declaration.group')}
            </Button>
          )}
          {edits && (
            <Button size="small" disabled={fill.isPending} onClick={fill.run}>
              {t('declaration.fillQuantities')}
            </Button>
          )}
          <ColumnMenu columns={columns} />
        </header>
        <LineGrid record={shown} columns={columns} cursor={cursor} onCursor={setCursor} edits={edits} />
      </div>
      {assessment && line && (
        <DutyPanel
          key={line.line_id}
          declaration={declaration}
          assessment={assessment}
          lineId={line.line_id}
          ruleOfOrigin={ruleOfOrigin}
          edits={edits}
        />
      )}
    </>
  );
}
