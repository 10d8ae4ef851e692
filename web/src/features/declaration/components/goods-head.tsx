import type { ShippingRecord } from '@tallyport/contracts/shipping-record/http';
import { groupingEdits, ungroupingEdits } from '@tallyport/domain/declaration/group-lines';
import { useQuery } from '@tanstack/react-query';
import { Group, Split, Ungroup } from 'lucide-react';
import { useMemo } from 'react';
import { ColumnMenu } from '../../../components/record/column-menu.js';
import type { Columns } from '../../../components/record/use-columns.js';
import { Button } from '../../../components/ui/button.js';
import { toast } from '../../../components/ui/toast.js';
import { useText } from '../../../i18n/use-text.js';
import { useDesk } from '../../../lib/desk.js';
import { orgSettingQuery } from '../../../lib/org-setting-query.js';
import type { RecordEdits } from '../../../lib/records/use-record-edits.js';
import { familyOf } from '../model/line-parts.js';
import { useFillQuantities } from '../model/use-fill-quantities.js';

interface GoodsHeadProps {
  readonly declaration: ShippingRecord;
  /** The same as it stood when typing last rested. */
  readonly rested: ShippingRecord;
  readonly columns: Columns;
  /** As how many they are declared. */
  readonly declared: number;
  readonly lines: number;
  /** The line under the cursor. */
  readonly lineId: string | null;
  readonly edits: RecordEdits | null;
  readonly isOpen: boolean;
  readonly showsEvidence: boolean;
  onFields(): void;
  onEvidence(): void;
}

/** How many tariff lines there are, and what can be done with all of them. */
export function GoodsHead({
  declaration,
  rested,
  columns,
  declared,
  lines,
  lineId,
  edits,
  isOpen,
  showsEvidence,
  onFields,
  onEvidence,
}: GoodsHeadProps) {
  const t = useText();
  const { org } = useDesk();
  const { data: setting } = useQuery(orgSettingQuery(org.id));
  const fill = useFillQuantities(declaration.work_order_id);
  const key = setting?.grouping_key;
  const grouping = () => (key ? groupingEdits(declaration, key) : []);
  const isGrouped = useMemo(() => key === undefined || groupingEdits(rested, key).length === 0, [rested, key]);
  const splitting = lineId === null ? [] : ungroupingEdits(declaration, new Set([lineId]));
  const groups = useMemo(() => ungroupingEdits(rested).length, [rested]);
  return (
    <header className="flex h-9 shrink-0 items-center gap-2 border-b border-line-soft px-5">
      <span className="min-w-0 truncate text-ink-2">{t('declaration.linesDeclared', { count: declared, lines })}</span>
      <span className="ml-auto" />
      {edits && splitting.length > 0 && groups > splitting.length && (
        <Button size="small" icon={Split} onClick={() => edits.edit(splitting)}>
          {t('declaration.split')}
        </Button>
      )}
      {edits && groups > 0 && (
        <Button size="small" icon={Ungroup} onClick={() => edits.edit(ungroupingEdits(declaration))}>
          {t('declaration.ungroup')}
        </Button>
      )}
      {edits && (
        <Button
          size="small"
          icon={Group}
          disabled={isGrouped}
          onClick={() => {
            edits.edit(grouping());
            toast.done('merge');
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
      <Button size="small" keys="f4" aria-pressed={isOpen} className="aria-pressed:bg-select" onClick={onFields}>
        {t('declaration.fields.open')}
      </Button>
      <Button size="small" keys="mod+i" aria-pressed={showsEvidence} className="aria-pressed:bg-select" onClick={onEvidence}>
        {t('declaration.evidence')}
      </Button>
      <ColumnMenu
        columns={columns}
        headingOf={(field) => {
          const family = familyOf(field);
          return family && t(`declaration.families.${family}`);
        }}
      />
    </header>
  );
}
